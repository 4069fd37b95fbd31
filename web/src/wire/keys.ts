/** What this browser remembers: the token that holds my seats, and my name. */
const TOKEN = "tontine-token";
const NAME = "tontine-name";

export const keys = {
  get token(): string | null {
    return localStorage.getItem(TOKEN);
  },
  set token(token: string | null) {
    if (token !== null) localStorage.setItem(TOKEN, token);
  },
  get name(): string {
    return localStorage.getItem(NAME) ?? "";
  },
  set name(name: string) {
    localStorage.setItem(NAME, name);
  },
};
