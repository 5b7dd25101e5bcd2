import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useWantedPart } from "../../lib/late-part.ts";
import styles from "./formula.module.css";
import { type Katex, lateKatex } from "./late-katex.ts";
import { lateSpeech } from "./late-speech.ts";
import { Said } from "./said.tsx";
import { useScroller } from "../../ui/use-scroller.ts";

interface FormulaProps {
  readonly tex: string;
  /** `line` within text, `option` when it is all there is, `block` on a line of its own. */
  readonly place?: "line" | "option" | "block";
}

/** Characters of a formula that holds together; a longer one breaks between its terms as KaTeX allows. */
const LONGEST_WHOLE = 16;

/** TeX set by KaTeX, plain text until that is there, and in words for screen readers. */
export function Formula({ tex, place = "line" }: FormulaProps) {
  const katex = useWantedPart(lateKatex);
  const speech = useWantedPart(lateSpeech);
  const text = speech?.texText(tex) ?? tex;
  const isWhole = text.length <= LONGEST_WHOLE;
  const line = isWhole ? `${styles.line} ${styles.whole}` : styles.line;
  // Fractions at the size of the text around them, as the exam sets them, even within a line.
  const isTall = place === "option" || tex.includes("\\frac");
  const formula = (
    <Said words={speech?.spokenMath(tex) ?? text} className={place === "block" ? undefined : line}>
      {katex === undefined ? (
        <span data-formula="plain">{text}</span>
      ) : (
        <Typeset katex={katex} tex={isTall ? `\\displaystyle ${tex}` : tex} place={place} />
      )}
    </Said>
  );
  return place === "block" ? <Block>{formula}</Block> : formula;
}

function Block({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.block} {...useScroller("Formula")}>
      {children}
    </span>
  );
}

type TypesetProps = Required<FormulaProps> & { readonly katex: Katex };

function Typeset({ katex, tex, place }: TypesetProps) {
  const ground = useRef<HTMLSpanElement>(null);
  // KaTeX writes into an element of its own; before the paint, so that nothing flickers.
  useLayoutEffect(() => {
    if (ground.current !== null) katex.typeset(tex, ground.current, place === "block");
  }, [katex, tex, place]);
  return <span ref={ground} />;
}
