import type { Difficulty, ResponseKind, SectionChoice } from "@sat/item";
import { isRecord } from "../../lib/shapes.ts";
import type { Shelf } from "../../lib/storage.ts";
import { isAnswerable } from "../fetch/read-question.ts";

export interface Choice {
  readonly section: SectionChoice;
  readonly difficulty: Difficulty;
}

/** A choice, with the ways in which the question may be answered. */
export interface Wish extends Choice {
  readonly kinds: readonly ResponseKind[];
}

export interface Supplied {
  readonly question: unknown;
}

/** Questions by choice, one of each fetched ahead. What they hold is checked by the session. */
export interface QuestionSupply {
  /** The next question: at once when it is there already. */
  take(choice: Choice): Supplied | Promise<Supplied>;
  /** Takes back what came when nobody waited for it any more. */
  putBack(choice: Choice, supplied: Supplied): void;
  /** Fetches one ahead, unless one is there or on its way. */
  prepare(choice: Choice): void;
}

interface SupplyParts {
  readonly fetchQuestion: (choice: Choice) => Promise<unknown>;
  readonly shelf: Shelf;
  /** Whose supply it is: two pages at the same one could take a question twice. */
  readonly owner: string;
}

/**
 * Makes a supply over the call that fetches one question. What is fetched ahead waits on the shelf until it
 * is taken, also when the choice changes or the page closes: a question the server has issued is used up,
 * and must not be so unseen.
 */
export function createQuestionSupply({ fetchQuestion, shelf, owner }: SupplyParts): QuestionSupply {
  const key = `ahead:${owner}`;
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
  const takeWaiting = (place: string): Supplied | undefined => {
    const { [place]: question, ...others } = waiting();
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
    putBack: (choice, { question }) => {
      const place = placeOf(choice);
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

function placeOf({ section, difficulty }: Choice): string {
  return `${section}/${difficulty}`;
}
