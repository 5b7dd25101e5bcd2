import { Choice } from "../../../ui/choice.tsx";
import { DASHES, PATTERNS } from "../graph/dashes.ts";
import { LINE_STYLES, type LineStyle, type Look } from "../sheet.ts";
import styles from "./look-form.module.css";

interface LookFormProps {
  readonly row: Look;
  readonly number: number;
  /** Whether it draws a line whose style can be chosen. */
  readonly hasLine: boolean;
  readonly onLook: (look: Partial<Look>) => void;
}

/** In the order of the colours of curves. */
const COLOURS = ["Blue", "Red", "Green", "Purple", "Orange", "Teal"];
const STYLES: Readonly<Record<LineStyle, string>> = {
  solid: "Solid",
  dashed: "Dashed",
  dotted: "Dotted",
};

/** The colour and the line of what a row draws, to be chosen. */
export function LookForm({ row, number, hasLine, onLook }: LookFormProps) {
  return (
    <div className={styles.form}>
      <Choice
        label={`Color of row ${number}`}
        isLabelShown={false}
        value={String(row.colour)}
        options={COLOURS.map((label, at) => ({
          value: String(at),
          label,
          icon: <Colour place={at} />,
        }))}
        onChange={(colour) => onLook({ colour: Number(colour) })}
      />
      {hasLine && (
        <Choice
          label={`Line of row ${number}`}
          isLabelShown={false}
          value={row.line}
          options={LINE_STYLES.map((value) => ({
            value,
            label: STYLES[value],
            icon: <Line dashes={DASHES[value]} />,
          }))}
          onChange={(line) => onLook({ line })}
        />
      )}
    </div>
  );
}

/** A colour; where the system has one for all, the pattern that stands for it. */
function Colour({ place }: { readonly place: number }) {
  return (
    <>
      <span className={styles.colour} data-curve={place} />
      <span className={styles.pattern}>
        <Line dashes={PATTERNS[place] ?? []} />
      </span>
    </>
  );
}

function Line({ dashes }: { readonly dashes: readonly number[] }) {
  return (
    <svg viewBox="0 0 40 8" className={styles.line} aria-hidden="true">
      <path d="M0 4H40" strokeDasharray={dashes.join(" ")} />
    </svg>
  );
}
