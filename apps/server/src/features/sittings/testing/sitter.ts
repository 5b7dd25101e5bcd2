import {
  Booklet,
  BookletKey,
  KeptWork,
  OpenModule,
  type PaperAnswers,
  type SealedQuestion,
  Sitting,
  SittingReport,
  type SittingRequest,
  type WorkRequest,
} from "@sat/contract";
import type { OptionLetter } from "@sat/item";
import type { z } from "zod";
import type { Browser } from "../../../testing/server.ts";

type Work = WorkRequest["work"];

/** A learner at a test; each call must succeed. */
export interface Sitter {
  readonly browser: Browser;
  start(request: SittingRequest): Promise<Sitting>;
  state(id: string): Promise<Sitting>;
  /** Begins a module once its questions are all there. */
  begin(id: string, number: number): Promise<OpenModule>;
  work(id: string, request: WorkRequest): Promise<KeptWork>;
  pause(id: string, number: number): Promise<Sitting>;
  endModule(id: string, request: WorkRequest): Promise<Sitting>;
  end(id: string): Promise<SittingReport>;
  report(id: string): Promise<SittingReport>;
  /** What is printed of a test, once its questions are all there. */
  booklet(id: string): Promise<Booklet>;
  key(id: string): Promise<BookletKey>;
  openKey(id: string): Promise<void>;
  enter(id: string, modules: PaperAnswers["modules"]): Promise<SittingReport>;
}

export const PATH = "/api/sittings";
export const NOTHING: Work = { questions: [] };

export function sitterAt(browser: Browser): Sitter {
  const post = async <Schema extends z.ZodType>(schema: Schema, path: string, body?: unknown) =>
    read(schema, await browser.post(path, body));
  const state = async (id: string) => read(Sitting, await browser.get(`/api/sittings/${id}`));
  return {
    browser,
    start: (request) => post(Sitting, PATH, request),
    state,
    async begin(id, number) {
      await until(async () => {
        const { modules } = await state(id);
        return !["assembling", "later"].includes(modules[number - 1]?.state ?? "later");
      });
      return post(OpenModule, `/api/sittings/${id}/module`, { number });
    },
    work: async (id, request) =>
      read(KeptWork, await browser.put(`/api/sittings/${id}/work`, request)),
    pause: (id, number) => post(Sitting, `/api/sittings/${id}/pause`, { number }),
    endModule: (id, request) => post(Sitting, `/api/sittings/${id}/module-end`, request),
    end: (id) => post(SittingReport, `/api/sittings/${id}/end`),
    report: async (id) => read(SittingReport, await browser.get(`/api/sittings/${id}/report`)),
    async booklet(id) {
      const get = () => browser.get(`/api/sittings/${id}/booklet`);
      await until(async () => (await get()).status !== 503);
      return read(Booklet, await get());
    },
    key: async (id) => read(BookletKey, await browser.get(`/api/sittings/${id}/key`)),
    async openKey(id) {
      const { status } = await browser.post(`/api/sittings/${id}/key-opening`);
      if (status !== 204) throw new Error(`the key was not opened: ${status}`);
    },
    enter: (id, modules) => post(SittingReport, `/api/sittings/${id}/answers`, { modules }),
  };
}

async function read<Schema extends z.ZodType>(
  schema: Schema,
  answer: Response,
): Promise<z.output<Schema>> {
  const body: unknown = await answer.json();
  if (answer.status !== 200) throw new Error(JSON.stringify(body));
  return schema.parse(body);
}

/** Waits for what is done beside the calls. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** Work in which these options were chosen, question by question, each at its own second; null leaves a question out. */
export function choosing(letters: readonly (OptionLetter | null)[], from = 0): Work {
  return {
    questions: letters.map((letter, index) => {
      const at = from + index * 1_000;
      return {
        changes: letter === null ? [] : [{ at, response: { kind: "choice", letter } as const }],
        marked: { at: 0, value: false },
        crossedOut: { at: 0, value: [] },
        visits: letter === null ? [] : [{ at, spent: 1_000 }],
      };
    }),
  };
}

/** The key of each question that models for tests ask is B. */
export function allRight({ questions }: { readonly questions: readonly SealedQuestion[] }): Work {
  return choosing(questions.map(() => "B"));
}

/** Options chosen on paper, question by question; null leaves one blank. */
export function onPaper(
  letters: readonly (OptionLetter | null)[],
): PaperAnswers["modules"][number]["answers"] {
  return letters.map((letter) => (letter === null ? null : { kind: "choice", letter }));
}
