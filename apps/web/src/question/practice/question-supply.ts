import type { DifficultyChoice, ResponseKind, SectionChoice } from "@sat/item";
import { isRecord } from "../../lib/shapes.ts";
import type { Shelf } from "../../lib/storage.ts";
import { isAnswerable } from "../fetch/read-question.ts";

export interface Choice {
  readonly section: SectionChoice;
  readonly difficulty: DifficultyChoice;
}

/** A choice, with the ways in which the question may be answered. */
export interface Wish extends Choice {
  readonly kinds: readonly ResponseKind[];
  /** The answered question that it is to be like. */
  readonly like?: string;
  /** What it is for, which then decides what it is. */
  readonly purpose?: "placement";
}

export interface Supplied {
  readonly question: unknown;
}

/** Questions by choice, one of each fetched ahead. What they hold is checked by the session. */
export interface QuestionSupply {
  /** The next question: at once when it is there already. */
  take(choice: Choice): Supplied | Promise<Supplied>;
  /** Another like an answered one, which is there already only if it was put back. */
  takeLike(choice: Choice, like: string): Supplied | Promise<Supplied>;
  /** Takes back what came when nobody waited for it any more; `like`, if it was to be like a question. */
  putBack(choice: Choice, supplied: Supplied, like?: string): void;
  /** Fetches one ahead, unless one is there or on its way. */
  prepare(choice: Choice): void;
}

interface SupplyParts {
  readonly fetchQuestion: (choice: Choice) => Promise<unknown>;
  readonly fetchLike: (choice: Choice, like: string) => Promise<unknown>;
  readonly shelf: Shelf;
  /** Whose supply it is: two pages at the same one could take a question twice. */
  readonly owner: string;
}

/** Where an owner's questions wait on the shelf. */
export function aheadKey(owner: string): string {
  return `ahead:${owner}`;
}

/**
 * Makes a supply over the call that fetches one question. What is fetched ahead waits on the shelf until it
 * is taken, also when the choice changes or the page closes: a question the server has issued is used up,
 * and must not be so unseen.
 */
export function createQuestionSupply(parts: SupplyParts): QuestionSupply {
  const { fetchQuestion, fetchLike, shelf, owner } = parts;
  const key = aheadKey(owner);
  const coming = new Map<string, Promise<void>>();
  /** Stands in for a shelf that does not keep. */
  let unkept: Waiting = {};

  const waiting = (): Waiting => {
    const kept = Object.entries(shelf.read(key, isRecord) ?? {});
    return { ...unkept, ...Object.fromEntries(kept.filter(([, each]) => isAnswerable(each))) };
  };
  const keep = (questions: Waiting) => {
    unkept = shelf.write(key, questions) ? {} : questions;
  };
  const asked = async (choice: Choice) => ({ question: await fetchQuestion(choice) });
  const takeWaiting = (wanted: string): Supplied | undefined => {
    const all = waiting();
    // One like an answered question, which nobody came back for, is of its choice all the same.
    const places = Object.keys(all).filter((each) => each.startsWith(`${wanted}/`));
    const place = wanted in all ? wanted : (places[0] ?? wanted);
    const { [place]: question, ...others } = all;
    if (question === undefined) return undefined;
    keep(others);
    return { question };
  };

  return {
    take: (choice) => {
      const place = placeOf(choice);
      const there = takeWaiting(place);
      if (there !== undefined) return there;
      const fetching = coming.get(place);
      // The connection may have failed while the last question was read; it may be back.
      return fetching?.then(() => takeWaiting(place) ?? asked(choice)) ?? asked(choice);
    },
    takeLike: (choice, like) =>
      takeWaiting(placeOf(choice, like)) ??
      fetchLike(choice, like).then((question) => ({ question })),
    putBack: (choice, { question }, like) => {
      const place = placeOf(choice, like);
      if (!(place in waiting())) keep({ ...waiting(), [place]: question });
    },
    prepare: (choice) => {
      const place = placeOf(choice);
      if (coming.has(place) || place in waiting()) return;
      const fetching = fetchQuestion(choice)
        .then(
          (question) => keep({ ...waiting(), [place]: question }),
          // Nobody waits for it yet: who takes it will ask again.
          () => undefined,
        )
        .finally(() => coming.delete(place));
      coming.set(place, fetching);
    },
  };
}

type Waiting = Readonly<Record<string, unknown>>;

function placeOf({ section, difficulty }: Choice, like?: string): string {
  return [section, difficulty, like].filter((part) => part !== undefined).join("/");
}
