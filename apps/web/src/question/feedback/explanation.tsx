import { briefExplanation, type Response, type ShownItem } from "@sat/item";
import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import styles from "./explanation.module.css";
import { Blocks, Prose } from "../prose/prose.tsx";
import { type Reasoned, reasonsOf } from "./reasons-of.ts";
import { FirstReason, OtherReason } from "./reasons.tsx";
import { readBlocks } from "../prose/read-prose.ts";
import { StudyTip } from "./study-tip.tsx";

type Explained = Pick<ShownItem, "section" | "explanation"> & Reasoned;

interface ExplanationProps {
  readonly item: Explained;
  /** What the learner chose or typed; null when time ran out first. */
  readonly response: Response | null;
  readonly style: "detailed" | "brief";
  /** Advice for the next question of its kind; it closes the whole explanation. */
  readonly tip?: string;
}

/** Why the answer is what it is: in brief, with the way to the whole, or the whole at once. */
export function Explanation({ item, response, style, tip = "" }: ExplanationProps) {
  const brief = briefExplanation(item.explanation);
  // Where the brief text is the whole, no button would lead to the reasons.
  const [isFull, setFull] = useState(style === "detailed" || brief === item.explanation);
  const region = useRef<HTMLElement>(null);
  const readAll = () => {
    setFull(true);
    // The button goes, and would take the focus with it.
    region.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={region} tabIndex={-1} className={styles.explanation} aria-label="Explanation">
      <h3>Explanation</h3>
      {isFull ? (
        <>
          <FullExplanation item={item} response={response} />
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

function FullExplanation({ item, response }: Omit<ExplanationProps, "style" | "tip">) {
  const { first, others, othersName } = reasonsOf(item, response);
  return (
    <>
      {first.map((reason) => (
        <FirstReason key={reason.answer} reason={reason} />
      ))}
      <Steps item={item} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{othersName}</summary>
          <ul className={styles.reasons}>
            {others.map((reason) => (
              <OtherReason key={reason.answer} reason={reason} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The explanation's first sentence, then what follows it: numbered steps in Math. */
function Steps({ item: { section, explanation } }: { readonly item: Explained }) {
  const [first, ...rest] = readBlocks(explanation);
  if (first === undefined) return null;
  if (section !== "Math" || rest.length < 2) return <Blocks blocks={[first, ...rest]} />;
  return (
    <>
      <div className={styles.lead}>
        <Blocks blocks={[first]} />
      </div>
      <ol className={styles.steps}>
        {rest.map((block, at) => (
          // Steps never change places.
          <li key={at}>
            <Blocks blocks={[block]} />
          </li>
        ))}
      </ol>
    </>
  );
}
