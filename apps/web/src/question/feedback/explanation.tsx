import { briefExplanation, type Response, type ShownItem } from "@sat/item";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import styles from "./explanation.module.css";
import { Prose } from "../prose/prose.tsx";
import { type AnswerReason, type Reasoned, reasonsOf } from "./reasons-of.ts";
import { FirstReason, OtherReason } from "./reasons.tsx";
import { Steps } from "./steps.tsx";
import { StudyTip } from "./study-tip.tsx";

// What else follows an answer comes with it, as late.
export { TwinLink } from "../look-back/twin-link.tsx";
export { TrapSeen } from "./trap-seen.tsx";

type Explained = Pick<ShownItem, "section" | "explanation" | "onCalculator"> & Reasoned;

interface ExplanationProps {
  readonly item: Explained;
  /** What the learner chose or typed; null when time ran out first. */
  readonly response: Response | null;
  readonly style: "detailed" | "brief";
  /** Advice for the next question of its kind; it closes the whole explanation. */
  readonly tip?: string;
  /** Whether the learner has asked for it just now: it then takes the focus. */
  readonly isAskedFor?: boolean;
  /** The id of what names the mistake behind the answer, where there is one. */
  readonly mistakeId?: string;
}

/**
 * The reason behind the answer given, then why the right one is: in brief, with the way to the whole, or the whole at
 * once.
 */
export function Explanation(props: ExplanationProps) {
  const { item, response, style, tip = "", isAskedFor = false, mistakeId } = props;
  const brief = briefExplanation(item.explanation);
  // Where the brief text is the whole, no button would lead to the reasons.
  const [isFull, setFull] = useState(style === "detailed" || brief === item.explanation);
  // What it begins with is not said in a frame above it as well.
  const [lead] = (style === "detailed" ? item.explanation : brief).split("\n\n");
  const { first, others, othersName } = reasonsOf(item, response);
  const region = useRef<HTMLElement>(null);
  const focus = () => region.current?.focus({ preventScroll: true });
  const readAll = () => {
    setFull(true);
    // The button goes, and would take the focus with it.
    focus();
  };
  // The focus is the browser's. On the button that showed it, Enter would hide it again.
  useEffect(() => {
    if (isAskedFor) focus();
  }, [isAskedFor]);
  return (
    <section ref={region} tabIndex={-1} className={styles.explanation} aria-label="Explanation">
      {first.map((each) => (
        <FirstReason
          key={each.answer}
          reason={each.reason === lead ? { ...each, reason: "" } : each}
          mistakeId={mistakeId}
        />
      ))}
      <h3>Explanation</h3>
      {isFull ? (
        <>
          <Steps
            section={item.section}
            explanation={item.explanation}
            onCalculator={item.onCalculator}
          />
          {others.length > 0 && <OtherReasons name={othersName} reasons={others} />}
          {tip !== "" && <StudyTip text={tip} />}
        </>
      ) : (
        <>
          <Prose text={brief} />
          <Button look="secondary" size="small" onClick={readAll}>
            Read Full Explanation
          </Button>
        </>
      )}
    </section>
  );
}

interface OtherReasonsProps {
  readonly name: string;
  readonly reasons: readonly AnswerReason[];
}

/** The reasons behind the other answers, folded until they are asked for. */
function OtherReasons({ name, reasons }: OtherReasonsProps) {
  return (
    <details className={styles.others}>
      <summary>{name}</summary>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <OtherReason key={reason.answer} reason={reason} />
        ))}
      </ul>
    </details>
  );
}
