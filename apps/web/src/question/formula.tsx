import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import styles from "./formula.module.css";
import { type Katex, loadedKatex, onKatex } from "./katex-loader.ts";
import { texText } from "./tex-text.ts";

interface FormulaProps {
  readonly tex: string;
  /** `line` within text, `option` when it is all there is, `block` on a line of its own. */
  readonly place?: "line" | "option" | "block";
}

/** TeX set by KaTeX, with MathML for screen readers; plain text until KaTeX is there. */
export function Formula({ tex, place = "line" }: FormulaProps) {
  const katex = useSyncExternalStore(onKatex, loadedKatex);
  const className = place === "block" ? styles.block : styles.line;
  // Fractions at the size of the text around them, as the exam sets them, even within a line.
  const isTall = place === "option" || tex.includes("\\frac");
  if (katex === undefined) return <span className={className}>{texText(tex)}</span>;
  return (
    <span className={className}>
      <Typeset katex={katex} tex={isTall ? `\\displaystyle ${tex}` : tex} place={place} />
    </span>
  );
}

type TypesetProps = Required<FormulaProps> & { readonly katex: Katex };

function Typeset({ katex, tex, place }: TypesetProps) {
  const ground = useRef<HTMLSpanElement>(null);
  // KaTeX writes into an element of its own; before the paint, so that nothing flickers.
  useLayoutEffect(() => {
    if (ground.current === null) return;
    katex.render(tex, ground.current, {
      displayMode: place === "block",
      output: "htmlAndMathml",
      throwOnError: false,
      strict: "ignore",
    });
  }, [katex, tex, place]);
  return <span ref={ground} />;
}
