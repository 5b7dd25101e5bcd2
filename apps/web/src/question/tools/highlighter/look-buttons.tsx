import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import styles from "./highlighter.module.css";
import { LOOKS } from "./looks.ts";

interface LookButtonsProps {
  /** What is marked by them. */
  readonly name: string;
  /** Each as a sign alone, which has its name by ear and when it is pointed at. */
  readonly asSigns?: boolean;
  /** Whether there are words to be marked. */
  readonly isReady?: boolean;
  readonly onMark: (look: string) => void;
  /** Further buttons for the same words. */
  readonly children?: ReactNode;
}

/** A button for each way in which words can be marked. */
export function LookButtons(props: LookButtonsProps) {
  const { name, asSigns = false, isReady = true, onMark, children } = props;
  return (
    <div className={styles.looks} role="group" aria-label={name}>
      {LOOKS.map(({ look, name: ofLook }) => (
        <Button
          key={look}
          look={asSigns ? "quiet" : "secondary"}
          size="small"
          {...(asSigns && { "aria-label": ofLook, title: ofLook })}
          // With `disabled` the focus would be lost as soon as the words are marked.
          aria-disabled={!isReady}
          // What is selected stays so, also on a phone.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onMark(look)}
        >
          <mark data-look={look}>{asSigns ? "Aa" : ofLook}</mark>
        </Button>
      ))}
      {children}
    </div>
  );
}
