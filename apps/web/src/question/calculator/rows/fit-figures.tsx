import { type FitResult, formatNumber } from "@sat/calculator";
import styles from "./fit-figures.module.css";

/** Digits that are told of what a fit came to: more would be of its own making. */
const DIGITS = 7;

/** What a regression came to: its parameters, and how well they fit. */
export function FitFigures({ fit }: { readonly fit: FitResult }) {
  const { parameters, r, rSquared, otherSolutions } = fit;
  return (
    <div className={styles.fit}>
      <dl className={styles.figures}>
        {parameters.map(({ name, value }) => (
          <Figure key={name} name={name} value={value} />
        ))}
        {rSquared !== null && <Figure name="R²" value={rSquared} />}
        {r !== null && <Figure name="r" value={r} />}
      </dl>
      {otherSolutions && <p className={styles.note}>Other solutions may exist.</p>}
    </div>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatNumber(Number(value.toPrecision(DIGITS)))}</dd>
    </div>
  );
}
