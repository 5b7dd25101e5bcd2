import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import type { User } from "@sat/contract";
import type { ResponseKind } from "@sat/item";
import { askOnly } from "./ask-only.ts";
import { leaveStock } from "./leave-stock.ts";

export { expect };

/** What Chromium notes when the app asks who is signed in, and nobody is. */
export const NOBODY_SIGNED_IN = /status of 401 .*\/api\/me/;

/** Who takes the journey: an account of their own, so that journeys can run side by side. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

interface Journey {
  /** Errors that the journey brings about itself; any other in the browser's console fails it. */
  readonly expectedErrors: RegExp[];
  readonly person: Person;
  /** The kinds of question that come, whatever the app asks for; null leaves it to the app. */
  readonly kinds: readonly ResponseKind[] | null;
  /**
   * Whether pages fill the stock for offline. They would have a hundred questions made in a journey that is about
   * something else, at moments of their own: sessions opened, calls answered, a network that is never idle.
   */
  readonly stocking: boolean;
  /** The page of the person, signed in; it is on no address yet. */
  readonly signedIn: Page;
}

interface Watch {
  readonly cleanEnd: void;
  readonly questions: void;
  readonly stock: void;
}

export const test = base.extend<Journey & Watch>({
  expectedErrors: [[], { option: true }],
  kinds: [["choice"], { option: true }],
  questions: [
    async ({ context, kinds }, use) => {
      if (kinds !== null) await askOnly(context, kinds);
      await use();
    },
    { auto: true },
  ],
  stocking: [false, { option: true }],
  stock: [
    async ({ context, stocking }, use) => {
      if (!stocking) await leaveStock(context);
      await use();
    },
    { auto: true },
  ],
  cleanEnd: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error")
          errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      await use();
      const unexpected = errors.filter((error) => !expectedErrors.some((one) => one.test(error)));
      // What a journey holds or changes may still be under way, as the question ahead often is.
      // The context's first: it is offered every call that a page's own, ended so, could not finish.
      for (const each of [context, ...context.pages()])
        await each.unrouteAll({ behavior: "ignoreErrors" });
      expect(unexpected, "the browser's console").toEqual([]);
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  person: async ({}, use) => {
    const mark = randomUUID().slice(0, 8);
    await use({ name: `Ana ${mark}`, email: `ana.${mark}@example.com` });
  },
  signedIn: async ({ page, person }, use) => {
    await signInByForms(page, person);
    await use(page);
  },
});

/** Signs in without the screens: the same calls and forms, sent by hand. */
export async function signInByForms(page: Page, person: Person): Promise<void> {
  const { request } = page.context();
  const started = await request.post("/api/sign-in", { data: { mode: "redirect" } });
  const { url } = (await started.json()) as { url: string }; // the contract's SignInStarted
  const chooser = await request.get(url);
  await request.post(chooser.url(), { form: { ...person } });
}

/** The learner's user document as the server has it. */
export async function serverUser(page: Page): Promise<User> {
  const answer = await page.context().request.get("/api/me?timeZone=America/Chicago");
  return (await answer.json()) as User; // the server checks it against the contract
}

/** How many answers of the learner the server has counted. */
export async function answersCounted(page: Page): Promise<number> {
  return (await serverUser(page)).stats.totalQuestions;
}
