import {
  grade,
  OPTION_LETTERS,
  type Response,
  type ShownChoice,
  type ShownEntry,
  slipBehind,
  slipName,
} from "@sat/item";
import { rationalTex, typedLine } from "../entry/entry-tex.ts";
import { rightEntry } from "../entry/right-entries.ts";
import { letterOf, textOf } from "../desk/response-parts.ts";

/** Why an answer is right, or by which mistake it comes about. */
export interface AnswerReason {
  /** The answer, in prose markup; empty where it need not be named. */
  readonly answer: string;
  readonly correct: boolean;
  /** The name of the mistake, where there is one. */
  readonly mistake: string | null;
  /** In prose markup; empty where the explanation begins with it. */
  readonly reason: string;
}

interface Reasons {
  /** What is read at once: of the answer given, and of a right one that is not among options. */
  readonly first: readonly AnswerReason[];
  /** What is read on request, and what that is called. */
  readonly others: readonly AnswerReason[];
  readonly othersName: string;
}

type ReasonedChoice = Pick<ShownChoice, "kind" | "rationales" | "correctAnswer">;
type ReasonedEntry = Pick<ShownEntry, "kind" | "answerKey" | "why" | "slips">;
export type Reasoned = ReasonedChoice | ReasonedEntry;

/** The reasons behind the answers to an item, for whoever has responded; null when time ran out first. */
export function reasonsOf(item: Reasoned, response: Response | null): Reasons {
  return item.kind === "entry" ? entryReasons(item, response) : choiceReasons(item, response);
}

function choiceReasons(item: ReasonedChoice, response: Response | null): Reasons {
  const selected = letterOf(response);
  const explained = OPTION_LETTERS.filter((letter) => item.rationales[letter].reason !== "");
  const reasonOf = (letter: (typeof explained)[number], answer: string) => {
    const { mistake, reason } = item.rationales[letter];
    return {
      answer,
      correct: letter === item.correctAnswer,
      mistake: mistake === null ? null : slipName(mistake),
      reason,
    };
  };
  return {
    first: explained
      .filter((letter) => letter === selected)
      .map((letter) => reasonOf(letter, `You chose ${letter}`)),
    others: explained
      .filter((letter) => letter !== selected)
      .map((letter) => reasonOf(letter, letter)),
    othersName: `${selected === null ? "Every option" : "The other options"} explained`,
  };
}

function entryReasons(item: ReasonedEntry, response: Response | null): Reasons {
  const { answerKey, why, slips } = item;
  const text = textOf(response) ?? "";
  const typed = `You entered ${typedLine(text)}`;
  const correct = grade(item, response);
  const slip = correct ? undefined : slipBehind(item, text);
  // A range is long, and in sight already.
  const right = answerKey.kind === "values" ? rightEntry(answerKey) : "";
  const key = {
    answer: correct ? typed : right,
    correct: true,
    mistake: null,
    reason: why,
  };
  const own = slip === undefined ? [] : [slipReason(slip, typed)];
  return {
    first: [...own, key].filter(({ reason }) => reason !== ""),
    others: slips
      .filter((each) => each !== slip)
      .map((each) => slipReason(each, `$${rationalTex(each.value)}$`)),
    othersName: `${slip === undefined ? "Common" : "Other"} mistakes explained`,
  };
}

function slipReason({ code, reason }: ShownEntry["slips"][number], answer: string): AnswerReason {
  return { answer, correct: false, mistake: slipName(code), reason };
}
