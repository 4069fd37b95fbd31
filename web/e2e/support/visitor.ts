/** A browser context with one page, and everything that page received. */
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from "playwright-core";

export interface VisitorOptions extends BrowserContextOptions {
  /** Another server than the one for all tests. */
  address?: string;
  /** Its server is killed on purpose: errors on the console about that are ignored. */
  unreachable?: boolean;
  /** Something looks at the page as a person does: axe, the layout test, a picture. */
  painted?: boolean;
  /** Rule cards and maxims are shown. Others have had enough of them. */
  beginner?: boolean;
}

/** What a client may send to a table without changing it. */
const LOOKING = new Set(["hello", "language", "ping", "past_view", "preview"]);

export class Visitor {
  /** Whether it is at a table that other tests look at, too: whatever would change that is a problem. */
  looksOnly = false;
  /** Frames of sockets and bodies of responses, in the order they were received. */
  readonly received: string[] = [];
  /** Errors on the console, and requests to other servers. */
  readonly problems: string[] = [];
  #bodies: Promise<void>[] = [];

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly address: string,
    readonly options: VisitorOptions,
  ) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.received.push(payload.toString()));
      socket.on("framesent", ({ payload }) => {
        const { type } = JSON.parse(payload.toString()) as { type: string };
        if (this.looksOnly && !LOOKING.has(type)) this.problems.push(`${type}: a table that others look at`);
      });
    });
    // Not on "response": of one that the page has left for another, the body never comes.
    page.on("requestfinished", (request) => {
      // Save files are downloads, which the page does not see, and everybody has the puzzle of the day.
      if (!request.url().includes("/api/") || /\/save\/|\/api\/puzzles\//.test(request.url())) return;
      this.#bodies.push(this.#read(request));
    });
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (options.unreachable && /ERR_|WebSocket/.test(message.text())) return;
      this.problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.problems.push(`page error: ${error.stack ?? error.message}`));
    page.on("request", (request) => {
      if (!request.url().startsWith(`${address}/`)) this.problems.push(`request to ${request.url()}`);
    });
  }

  static async arrive(browser: Browser, address: string, options: VisitorOptions): Promise<Visitor> {
    const { address: _, unreachable: __, painted = false, beginner = false, ...forContext } = options;
    const context = await browser.newContext({
      reducedMotion: "reduce",
      locale: "en-GB",
      viewport: { width: 1440, height: 900 },
      ...forContext,
    });
    context.setDefaultTimeout(60_000);
    // To paint is half of the work, and a test that plays finds and presses what is there as well unpainted.
    if (!painted) {
      await context.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(":root { opacity: 0 }");
        document.adoptedStyleSheets = [sheet];
      });
    }
    if (!beginner) {
      await context.addInitScript(() => {
        const known = localStorage.getItem("tontine-learnt") ?? '["off:cards","off:maxims"]';
        localStorage.setItem("tontine-learnt", known);
      });
    }
    const visitor = new Visitor(await context.newPage(), context, address, options);
    if (browser.browserType().name() === "firefox") await visitor.#listen();
    return visitor;
  }

  /** Firefox does not tell what comes by sockets, so the page does. */
  async #listen(): Promise<void> {
    await this.page.exposeFunction("heard", (text: string) => void this.received.push(text));
    await this.page.addInitScript(() => {
      const told = window as unknown as { heard: (text: string) => void };
      window.WebSocket = class extends WebSocket {
        constructor(address: string | URL) {
          super(address);
          this.addEventListener("message", ({ data }) => told.heard(String(data)));
        }
      };
    });
  }

  /** Paint the page after all, as it stands. */
  async paint(): Promise<void> {
    await this.page.evaluate(() => void (document.adoptedStyleSheets = []));
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(`${this.address}${path}`);
  }

  /** The player comes back to the window: a lost connection is retried at once. */
  static async focus(page: Page): Promise<void> {
    await page.evaluate(() => void window.dispatchEvent(new Event("focus")));
  }

  async #read(request: Request): Promise<void> {
    const response = await request.response();
    const text = await response?.text().catch(() => null);
    if (text != null) this.received.push(text);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#bodies);
  }
}
