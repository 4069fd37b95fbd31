/** Alerts for a player who is looking elsewhere when their turn comes: a sound, a notification. */
const SOUND = "tontine-sound";
const NOTICE = "tontine-notice";

class Alerts {
  #sound = $state(localStorage.getItem(SOUND) === "yes");
  #notice = $state(localStorage.getItem(NOTICE) === "yes");

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    localStorage.setItem(SOUND, on ? "yes" : "no");
    if (on) ring();
  }
  get notice(): boolean {
    return this.#notice;
  }
  get canNotify(): boolean {
    return "Notification" in window;
  }

  async setNotice(on: boolean): Promise<void> {
    const allowed = on && (await Notification.requestPermission()) === "granted";
    this.#notice = allowed;
    localStorage.setItem(NOTICE, allowed ? "yes" : "no");
  }

  /** Alert the player that it is their turn. */
  alert(text: string): void {
    if (this.#sound) ring();
    if (this.#notice && document.hidden) new Notification(text, { tag: "tontine-turn" });
  }
}

/** Play two notes of a bell. */
function ring(): void {
  const audio = new AudioContext();
  [659.25, 987.77].forEach((pitch, index) => {
    const start = audio.currentTime + index * 0.16;
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.16, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.75);
    tone.onended = () => index === 1 && void audio.close();
  });
}

export const alerts = new Alerts();
