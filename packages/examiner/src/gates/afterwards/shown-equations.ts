import type { Gate } from "../gate.ts";
import { inMath } from "./in-math.ts";
import type { Judged, Verdict } from "./judge.ts";
import { readAfterwards } from "./reading.ts";

/** Every displayed equation that can be decided holds: chains of numbers evaluate, and steps are true of the facts. */
export const shownEquations: Gate = {
  id: "shown-equations",
  kinds: "both",
  check: chainsWith("false", "which is not so"),
};

/** Every displayed equation can be decided: what cannot has not been proven. */
export const decidedEquations: Gate = {
  id: "decided-equations",
  kinds: "both",
  check: chainsWith("undecided", "which cannot be decided"),
};

function chainsWith(wanted: Verdict, fault: string): Gate["check"] {
  return inMath((specimen) => {
    const { explanation, reasons } = readAfterwards(specimen);
    return [explanation, ...reasons].flatMap(({ name, judged }) =>
      judged
        .filter(({ verdict }) => verdict === wanted)
        .map((each) => `${name} says ${printed(each)}, ${fault}`),
    );
  });
}

function printed({ chain }: Judged): string {
  return chain.sides
    .map(({ tex }, at) => `${tex} ${chain.links[at] ?? ""}`)
    .join(" ")
    .trim();
}
