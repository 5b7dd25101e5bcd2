import { lateEntryArea } from "../entry/late-entry-area.tsx";
import { lateExplanation } from "../feedback/late-explanation.ts";
import { figures } from "../figures/figures.tsx";
import { lateTools } from "../tools/late-tool-bar.tsx";
import { lateKatex } from "./late-katex.ts";
import { lateSpeech } from "./late-speech.ts";
import { loadTextFont } from "./text-font.ts";

/** Longest wait for what draws, in milliseconds; text, formulas and a figure's description can be read without it. */
const LONGEST_WAIT = 2_000;

/**
 * A question as it came, held until its text, its formulas, its figure, its tools and then its explanation can be drawn: what
 * stands below them would move when they are.
 */
export async function withDrawings<Answer>(answer: Answer): Promise<Answer> {
  const text = JSON.stringify(answer);
  const wanted: Promise<unknown>[] = [
    loadTextFont(text),
    lateSpeech.load(),
    lateExplanation.load(),
    lateTools.load(),
  ];
  if (text.includes('"kind":"entry"')) wanted.push(lateEntryArea.load());
  if (text.includes("$")) wanted.push(lateKatex.load());
  if (text.includes('"figure":')) wanted.push(figures.load());
  await Promise.race([Promise.all(wanted), patience()]);
  return answer;
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
}
