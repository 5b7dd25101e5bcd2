import type { Activity, Because } from "@sat/contract";
import { skillPhrase } from "@sat/item";

/** An activity as its card says it. */
export interface ActivityWords {
  /** How long it is, and what of. */
  readonly what: string;
  readonly why: string;
}

export function activityWords(activity: Activity): ActivityWords {
  const minutes = counted(activity.minutes, "minute");
  if (activity.kind === "placement") {
    return {
      what: `${minutes}: ${activity.questions} questions that show where you stand`,
      why: "They cover both sections. After them, practice fits your level.",
    };
  }
  const { due, focus } = activity;
  if (focus === null) {
    return { what: `${minutes}: ${questions(due)} like those you missed`, why: DUE };
  }
  const name = skillPhrase(focus.skill);
  const twins = due === 0 ? "" : `${due} like those you missed and `;
  return {
    what: `${minutes}: ${twins}${due === 0 ? questions(focus.questions) : focus.questions} on ${name}`,
    why: becauseWords(focus.because, name),
  };
}

const DUE = "They are due again: coming back to a mistake after some days makes it stick.";

function becauseWords(because: Because, name: string): string {
  switch (because.cause) {
    case "new":
      return `You have not met ${name} here yet, and the exam has about ${questions(because.examQuestions)} on it.`;
    case "missed":
      return `${because.wrong} of your last ${because.of} on ${name} went wrong.`;
    case "faded":
      return `You last practiced ${name} ${counted(because.days, "day")} ago.`;
    case "share":
      return `The exam has about ${questions(because.examQuestions)} on ${name}.`;
  }
}

function questions(count: number): string {
  return counted(count, "question");
}

function counted(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
}
