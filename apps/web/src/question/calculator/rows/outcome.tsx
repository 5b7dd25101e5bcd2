import type { Failure, Result } from "@sat/calculator";
import { CircleAlert } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import type { Edit } from "../edits.ts";
import type { ExpressionRow } from "../sheet.ts";
import { FitFigures } from "./fit-figures.tsx";
import styles from "./outcome.module.css";
import { Slider } from "./slider.tsx";
import { sliderText } from "./slider-text.ts";
import { ValueLine } from "./value-line.tsx";

interface OutcomeProps {
  readonly row: ExpressionRow;
  readonly result: Result;
  /** The id of the sentence that says what is wrong. */
  readonly faultId: string;
  readonly send: (edit: Edit) => void;
}

/** Under a row: its value, its slider, its fit, or why there is none. */
export function Outcome({ row, result, faultId, send }: OutcomeProps) {
  const change = (parts: Partial<Omit<ExpressionRow, "kind" | "id">>, about?: string) =>
    send({ kind: "changed", id: row.id, change: parts, ...(about !== undefined && { about }) });
  switch (result.kind) {
    case "error":
      return <Fault fault={result} id={faultId} row={row} send={send} />;
    case "truth":
      return <p className={styles.words}>{result.holds ? "True" : "False"}</p>;
    case "fit":
      return <FitFigures fit={result} />;
    case "definition":
      if (result.slider && typeof result.value === "number") {
        const textOf = (value: number) => sliderText(result.name, value, row.range);
        return (
          <Slider
            letter={result.name}
            value={result.value}
            range={row.range}
            onValue={(value) => change({ text: textOf(value) }, "sliding")}
            // An edit by itself, which an undo leads back to.
            onStart={() => change({ text: row.text })}
            onPlay={(value) => send({ kind: "played", id: row.id, text: textOf(value) })}
            onRange={(range) => change({ range }, "limits")}
          />
        );
      }
      break;
    case "value":
      break;
    default:
      return null;
  }
  const { value } = result;
  return (
    value !== null && (
      <ValueLine
        value={value}
        asFraction={row.asFraction}
        onSwitch={(asFraction) => change({ asFraction })}
      />
    )
  );
}

interface FaultProps {
  readonly fault: Failure;
  readonly id: string;
  readonly row: ExpressionRow;
  readonly send: (edit: Edit) => void;
}

/** Why a row cannot be worked out, and a slider for each letter that nothing defines. */
function Fault({ fault, id, row, send }: FaultProps) {
  const { message, unknowns } = fault;
  if (unknowns.length === 0) {
    return (
      <p id={id} className={styles.fault}>
        <CircleAlert aria-hidden="true" />
        {message}
      </p>
    );
  }
  return (
    <div className={styles.offers}>
      {unknowns.map((letter) => (
        <Button
          key={letter}
          look="secondary"
          size="small"
          onClick={() => send({ kind: "expression-added", below: row.id, text: `${letter}=1` })}
        >
          Add slider for {letter}
        </Button>
      ))}
    </div>
  );
}
