import { ArrowLeftToLine, ArrowRightToLine, Columns2 } from "lucide-react";
import { Button } from "./button.tsx";
import styles from "./width-buttons.module.css";

/** The part of two that has the whole width. */
export type Whole = "first" | "second";

interface WidthButtonsProps {
  /** What the first part is, such as "Text". */
  readonly name: string;
  /** Undefined while both are there. */
  readonly whole: Whole | undefined;
  readonly onWhole: (whole: Whole | undefined) => void;
}

/** Gives either of two parts the whole width, and brings both back. */
export function WidthButtons({ name, whole, onWhole }: WidthButtonsProps) {
  const parts = [
    { part: "first", called: `${name} only`, Icon: ArrowRightToLine },
    { part: "second", called: "Question only", Icon: ArrowLeftToLine },
  ] as const;
  return (
    <div className={styles.buttons} role="group" aria-label="Width">
      {parts.map(({ part, called, Icon }) => {
        const isWhole = whole === part;
        const Sign = isWhole ? Columns2 : Icon;
        return (
          <Button
            key={part}
            look="quiet"
            size="small"
            aria-label={called}
            aria-pressed={isWhole}
            title={isWhole ? "Show both" : called}
            onClick={() => onWhole(isWhole ? undefined : part)}
          >
            <Sign aria-hidden="true" />
          </Button>
        );
      })}
    </div>
  );
}
