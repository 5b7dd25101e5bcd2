import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../../e2e/src/find-browser.ts";
import { BROWSER_FLAGS, cookiesOf } from "../../lib/browser.ts";
import { familyOf } from "../../lib/family-of.ts";
import type { Learner } from "../../lib/learner.ts";
import { readProcess } from "../../lib/read-process.ts";
import type { MovedClock } from "../moved-clock.ts";

interface BrowserParts {
  readonly learner: Learner;
  readonly origin: string;
  /** The clock of the servers: it goes with the browser's. */
  readonly clock: MovedClock;
}

/** A browser that keeps what it knows in a folder, so that it may be killed; its clock and the server's are moved as one. */
export class TestBrowser {
  readonly #parts: BrowserParts;
  readonly #folder: string;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #isOffline = false;
  /** Milliseconds by which both clocks are ahead. */
  #ahead = 0;

  private constructor(parts: BrowserParts, folder: string) {
    this.#parts = parts;
    this.#folder = folder;
  }

  static async open(parts: BrowserParts): Promise<TestBrowser> {
    const browser = new TestBrowser(parts, await mkdtemp(join(tmpdir(), "browser-")));
    await browser.start();
    return browser;
  }

  get page(): Page {
    if (this.#page === undefined) throw new Error("the browser is not open");
    return this.#page;
  }

  get isOffline(): boolean {
    return this.#isOffline;
  }

  /** Opens it, or opens it again after it was killed. */
  async start(): Promise<void> {
    const { origin, learner } = this.#parts;
    this.#context = await chromium.launchPersistentContext(this.#folder, {
      executablePath: await findBrowser(),
      args: BROWSER_FLAGS,
      baseURL: origin,
      timezoneId: "America/Chicago",
      reducedMotion: "reduce",
    });
    await this.#context.addCookies(cookiesOf(learner, origin));
    await this.#context.setOffline(this.#isOffline);
    await this.#context.clock.install({ time: Date.now() + this.#ahead });
    this.#page = await this.#context.newPage();
  }

  /** Shows the page of tests, once the app is kept for when there is no network. */
  async openTests(): Promise<void> {
    await this.page.goto("/tests");
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await this.page.reload();
  }

  /** What the page has in its local storage under keys with this in them. */
  kept(part: string): Promise<string> {
    return this.page.evaluate((wanted) => {
      const keys = Object.keys(localStorage).filter((key) => key.includes(wanted));
      return keys.map((key) => localStorage.getItem(key)).join("\n");
    }, part);
  }

  /** Waits until the second copies of the work on modules are as the shelf has it, safe on the disk. */
  async workCopied(): Promise<void> {
    await this.page.waitForFunction(isWorkCopied);
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const own = familyOf(process.pid).filter((pid) =>
      readProcess(pid, "cmdline").includes(this.#folder),
    );
    const closed = new Promise((resolve) => this.#context?.once("close", resolve));
    // Each leads a group of its own.
    for (const pid of own) process.kill(-pid, "SIGKILL");
    await closed;
  }

  async setOffline(isOffline: boolean): Promise<void> {
    if (isOffline === this.#isOffline) return;
    this.#isOffline = isOffline;
    await this.#context?.setOffline(isOffline);
  }

  /** Has time pass, for the page and the server alike: first for the server, which takes nothing from the future. */
  async pass(milliseconds: number): Promise<void> {
    await this.passUnseen(milliseconds);
    await this.page.clock.fastForward(milliseconds);
  }

  /** Has time pass while no page is there. */
  async passUnseen(milliseconds: number): Promise<void> {
    this.#ahead += milliseconds;
    await this.#parts.clock.set(this.#ahead);
  }

  /** What the page's clock says. */
  now(): Promise<number> {
    return this.page.evaluate(() => Date.now());
  }

  async close(): Promise<void> {
    await this.#context?.close();
    await rm(this.#folder, { recursive: true });
  }
}

/** Runs in the page. */
async function isWorkCopied(): Promise<boolean> {
  const entries = Object.entries(localStorage).filter(([name]) => name.includes(":test-work:"));
  const databases = await indexedDB.databases();
  const name = databases.map((each) => each.name).find((each) => each?.includes("sat:test-work:"));
  if (name === undefined) return false;
  const copies = await new Promise<{ key: string; value: unknown }[]>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener("error", () => reject(opening.error));
    opening.addEventListener("success", () => {
      const asked = opening.result.transaction("entries").objectStore("entries").getAll();
      asked.addEventListener("success", () => {
        opening.result.close();
        resolve(asked.result);
      });
    });
  });
  return entries.every(([shelved, kept]) =>
    copies.some(({ key, value }) => shelved.endsWith(key) && JSON.stringify(value) === kept),
  );
}
