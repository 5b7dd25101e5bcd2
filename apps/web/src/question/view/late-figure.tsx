import type { Figure } from "@sat/item";
import { useWantedPart } from "../../lib/late-part.ts";
import { figures } from "../figures/figures.tsx";
import styles from "./late-figure.module.css";
import { Prose } from "../prose/prose.tsx";

/** A figure; until what draws it has arrived, its description, from which the question can be solved too. */
export function LateFigure({ figure }: { readonly figure: Figure }) {
  const draw = useWantedPart(figures);
  if (draw !== undefined) return draw(figure);
  return (
    <div className={styles.description}>
      <Prose text={figure.alt} />
    </div>
  );
}
