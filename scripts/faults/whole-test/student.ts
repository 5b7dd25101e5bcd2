import { expect, type Locator } from "@playwright/test";
import type { Response } from "@sat/item";
import type { Store } from "../../lib/store.ts";
import type { Fleet } from "../fleet.ts";
import { type Asked, askedIn } from "./asked.ts";
import { intentFor } from "./intent.ts";
import type { TestBrowser } from "./test-browser.ts";

const MINUTE = 60_000;
/** Minutes of each module between which there is no network. */
const AWAY = { from: 5 * MINUTE, to: 30 * MINUTE };
/** Modules in which the browser and the server are killed, and when; and the one that ends without the network. */
const BROWSER_KILL = { module: 2, at: 15 * MINUTE };
const SERVER_KILL = { module: 3, at: 31 * MINUTE };
const LATE_MODULE = 4;
/** What is left of a module's time for its review, and how long after its end the network of the last comes back. */
const REVIEW = 2 * MINUTE;
const TOO_LATE = 90_000;
/** Milliseconds that a device rests between two calls at most. */
const REST = 5_000;

/** What was done with a question, as the student remembers it. */
export interface Note {
  readonly module: number;
  readonly asked: Asked;
  responses: Response[];
  /** Milliseconds that it was in sight at least and at most: a student's eye is slower than the page. */
  seen: { least: number; most: number };
  isLate: boolean;
}

interface StudentParts {
  readonly browser: TestBrowser;
  readonly fleet: Fleet;
  readonly store: Store;
  /** Id of the sitting. */
  readonly sitting: string;
}

/** Sits module after module through the page, whatever happens to network, browser and server. */
export class Student {
  readonly notes: Note[] = [];
  readonly faults: string[] = [];
  readonly #parts: StudentParts;
  readonly #done = new Set<string>();
  /** The module that is sat, and milliseconds of it that have been let pass. */
  #module = 0;
  #elapsed = 0;

  constructor(parts: StudentParts) {
    this.#parts = parts;
  }

  /** Sits a module of so many milliseconds to its end; the page has it open. */
  async sit(module: number, limit: number): Promise<void> {
    const { store, sitting, browser } = this.#parts;
    this.#module = module;
    this.#elapsed = 0;
    await this.#question(1).waitFor();
    const all = await askedIn(store, sitting, module);
    const notes = all.map((asked) => ({
      module,
      asked,
      responses: [],
      seen: { least: 0, most: 0 },
      isLate: false,
    }));
    this.notes.push(...notes);
    const each = (limit - REVIEW) / all.length;
    // The first one was there before anybody looked.
    let since = -Infinity;
    for (const note of notes) {
      const leaving = await this.#work(note, each);
      await browser.page.getByRole("button", { name: "Next", exact: true }).click();
      note.seen.most += (await browser.now()) - since;
      since = leaving;
    }
    await browser.page.getByRole("heading", { name: "Check your work" }).waitFor();
    if (module === LATE_MODULE) await this.#changeUnheard(notes, limit);
    else await this.#letPass(limit - this.#elapsed);
  }

  /** Answers a question and looks at it for so long; when that was over. */
  async #work(note: Note, time: number): Promise<number> {
    const { browser } = this.#parts;
    await this.#question(note.asked.number).waitFor();
    let since = await browser.now();
    const isAway = browser.isOffline;
    for (const response of intentFor(note.asked, note.module)) await this.#answer(note, response);
    if (this.#isTime(BROWSER_KILL, note.module)) {
      await this.#killBrowser(note);
      since = await browser.now();
    }
    if (this.#isTime(SERVER_KILL, note.module)) await this.#killServer();
    await this.#letPass(time);
    const leaving = await browser.now();
    // A call on its way while the clocks are moved, the server's a moment earlier, has the module's clock jump.
    note.seen =
      isAway && browser.isOffline
        ? { least: leaving - since, most: 0 }
        : { least: 0, most: Infinity };
    return leaving;
  }

  async #answer(note: Note, response: Response): Promise<void> {
    const question = this.#question(note.asked.number);
    if (response.kind === "entry") await question.getByRole("textbox").fill(response.text);
    else
      await question.getByRole("radio").nth("ABCD".indexOf(response.letter)).check({ force: true });
    note.responses.push(response);
  }

  #question(number: number): Locator {
    const { page } = this.#parts.browser;
    return page.getByRole("article", { name: `Question ${number}`, exact: true });
  }

  #isTime({ module, at }: typeof BROWSER_KILL, now: number): boolean {
    const name = `${module} ${at}`;
    if (module !== now || this.#elapsed < at || this.#done.has(name)) return false;
    this.#done.add(name);
    return true;
  }

  /** Has time pass, with the network there or gone as it is then; what is to be delivered before is. */
  async #letPass(milliseconds: number): Promise<void> {
    const { browser } = this.#parts;
    if (!browser.isOffline) await this.#delivered();
    await browser.pass(milliseconds);
    this.#elapsed += milliseconds;
    const isAway = this.#elapsed >= AWAY.from && this.#elapsed < AWAY.to;
    await browser.setOffline(isAway);
  }

  /**
   * Waits until the server has all that was done in the module, as the device knows it. Of those before it a browser that
   * was killed may have kept what was delivered long ago: it writes its storage late, and that goes out once more.
   */
  async #delivered(): Promise<void> {
    const { browser, sitting } = this.#parts;
    const key = `test-work:${sitting}/${this.#module}`;
    const isDelivered = async () => !(await browser.kept(key)).includes('"isDelivered":false');
    await expect(async () => {
      if (await isDelivered()) return;
      await this.#rest();
      expect(await isDelivered()).toBe(true);
    }).toPass({ timeout: 20_000 });
  }

  /** Has a device that waits between two calls make the next one. */
  async #rest(): Promise<void> {
    await this.#parts.browser.pass(REST);
    this.#elapsed += REST;
  }

  /** Killed as soon as an answer is on the disk, while there is no network, and opened again. */
  async #killBrowser({ asked, responses }: Note): Promise<void> {
    const { browser, sitting } = this.#parts;
    await browser.workCopied();
    await browser.kill();
    await browser.passUnseen(REST);
    await browser.start();
    await browser.page.goto(`/test?id=${sitting}`);
    const question = this.#question(asked.number);
    await question.waitFor();
    const chosen = await question.getByRole("radio", { checked: true }).count();
    if (chosen !== Math.min(1, responses.length))
      this.faults.push(`the browser was killed, and question ${asked.number} is not answered`);
  }

  /** Every process is killed, and started again after the learner has gone on without. */
  async #killServer(): Promise<void> {
    const { fleet, browser } = this.#parts;
    const all = Array.from({ length: fleet.size }, (_, process) => process);
    await Promise.all(all.map((process) => fleet.kill(process)));
    await browser.page.getByRole("button", { name: "Mark for Review" }).click();
    await this.#rest();
    await Promise.all(all.map((process) => fleet.start(process)));
  }

  /** Changes answers shortly before the end, without the network, which is back only after it. */
  async #changeUnheard(notes: readonly Note[], limit: number): Promise<void> {
    const { browser } = this.#parts;
    await this.#delivered();
    await browser.setOffline(true);
    for (const note of notes.filter(({ responses }) => responses.length === 0)) {
      await browser.page
        .getByRole("button", { name: `Question ${note.asked.number}, unanswered` })
        .click();
      await this.#question(note.asked.number).waitFor();
      const [response] = intentFor({ ...note.asked, number: 9 }, 1);
      if (response !== undefined) await this.#answer(note, response);
      note.isLate = true;
      // It was in sight again, for as long as that took.
      note.seen.most = Infinity;
      await browser.page.getByRole("button", { name: /^Question \d+ of/ }).click();
      await browser.page.getByRole("button", { name: "Go to Review Page" }).click();
    }
    await browser.pass(limit - this.#elapsed + TOO_LATE);
    await browser.setOffline(false);
  }
}
