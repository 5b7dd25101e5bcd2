import type { Difficulty, SectionChoice } from "@sat/item";

export interface Choice {
  readonly section: SectionChoice;
  readonly difficulty: Difficulty;
}

/** Questions by choice, one fetched ahead. What they hold is checked by the session. */
export interface QuestionSupply {
  /** The next question: at once when it is there already. */
  take(choice: Choice): { readonly question: unknown } | Promise<{ readonly question: unknown }>;
  /** Fetches one ahead, unless that is done; one for another choice is dropped. */
  prepare(choice: Choice): void;
}

interface Ahead {
  readonly choice: Choice;
  readonly coming: Promise<unknown>;
  arrived?: { readonly question: unknown };
}

/** Makes a supply over the call that fetches one question. */
export function createQuestionSupply(
  fetchQuestion: (choice: Choice) => Promise<unknown>,
): QuestionSupply {
  let ahead: Ahead | undefined;
  const aheadFor = (choice: Choice) =>
    ahead?.choice.section === choice.section && ahead.choice.difficulty === choice.difficulty
      ? ahead
      : undefined;
  const asked = async (choice: Choice) => ({ question: await fetchQuestion(choice) });

  return {
    take: (choice) => {
      const taken = aheadFor(choice);
      ahead = undefined;
      if (taken === undefined) return asked(choice);
      if (taken.arrived !== undefined) return taken.arrived;
      // The connection may have failed while the last question was read; it may be back.
      return taken.coming.then(
        (question) => ({ question }),
        () => asked(choice),
      );
    },
    prepare: (choice) => {
      if (aheadFor(choice) !== undefined) return;
      const next: Ahead = { choice, coming: fetchQuestion(choice) };
      ahead = next;
      next.coming.then(
        (question) => {
          next.arrived = { question };
        },
        // Nobody waits for it yet: who takes it will ask again.
        () => undefined,
      );
    },
  };
}
