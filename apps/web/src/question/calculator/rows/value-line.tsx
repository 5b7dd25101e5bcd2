import { formatNumber, formatValue, type Fraction, fractionOf, type Value } from "@sat/calculator";
import { Formula } from "../../prose/formula.tsx";
import styles from "./value-line.module.css";

interface ValueLineProps {
  readonly value: Value;
  readonly asFraction: boolean;
  readonly onSwitch: (asFraction: boolean) => void;
}

/** What a row comes to, with a switch to fractions where it has any. */
export function ValueLine({ value, asFraction, onSwitch }: ValueLineProps) {
  const hasFraction = numbersOf(value).some((each) => fractionOf(each) !== undefined);
  const isFraction = hasFraction && asFraction;
  return (
    <div className={styles.line}>
      <span className={styles.value}>
        <span aria-hidden="true">=&nbsp;</span>
        {isFraction ? <Fractions value={value} /> : formatValue(value)}
      </span>
      {hasFraction && (
        <button
          type="button"
          className={styles.switch}
          aria-pressed={isFraction}
          title={isFraction ? "Show as a decimal" : "Show as a fraction"}
          onClick={() => onSwitch(!isFraction)}
        >
          <span aria-hidden="true">{isFraction ? "0.5" : "½"}</span>
          <span className="visually-hidden">Show as a fraction</span>
        </button>
      )}
    </div>
  );
}

function numbersOf(value: Value): readonly number[] {
  if (typeof value === "number") return [value];
  return "x" in value ? [value.x, value.y] : value.flatMap(numbersOf);
}

/** One number is set as a fraction, several are written in a line. */
function Fractions({ value }: { readonly value: Value }) {
  const fraction = typeof value === "number" ? fractionOf(value) : undefined;
  if (fraction !== undefined) return <Formula tex={fractionTex(fraction)} />;
  return formatValue(value, inLine);
}

function fractionTex({ over, under }: Fraction): string {
  return `${over < 0 ? "-" : ""}\\frac{${Math.abs(over)}}{${under}}`;
}

function inLine(number: number): string {
  const fraction = fractionOf(number);
  return fraction === undefined
    ? formatNumber(number)
    : `${formatNumber(fraction.over)}/${fraction.under}`;
}
