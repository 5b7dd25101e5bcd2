import type { Locator } from "@playwright/test";

interface Motion {
  /** When all of it has come to rest, in milliseconds. */
  readonly ends: number;
  /** The properties that change, in alphabetical order. */
  readonly changes: readonly string[];
}

/** What moves in a moment, by its styles: what has ended already counts as well. */
export function motionOf(moment: Locator): Promise<Motion> {
  return moment.evaluate(readMotion);
}

/** Runs in the page. */
function readMotion(moment: Element): Motion {
  const sheets = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const changesOf = (name: string) =>
    sheets
      .filter((rule) => rule instanceof CSSKeyframesRule && rule.name === name)
      .flatMap((rule) => [...(rule as CSSKeyframesRule).cssRules]) // as was just asked
      .flatMap((frame) => [...(frame as CSSKeyframeRule).style]); // keyframes hold nothing else
  const milliseconds = (time: string) => 1000 * Number.parseFloat(time);
  const moving = [moment, ...moment.querySelectorAll("*")]
    .flatMap((part) =>
      [undefined, "::before", "::after"].map((name) => getComputedStyle(part, name)),
    )
    .filter(({ animationName }) => animationName !== "none");
  const ends = moving.map(
    (style) => milliseconds(style.animationDelay) + milliseconds(style.animationDuration),
  );
  const changes = new Set(moving.flatMap(({ animationName }) => changesOf(animationName)));
  return { ends: Math.max(0, ...ends), changes: [...changes].toSorted() };
}
