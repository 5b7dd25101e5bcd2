import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./hint.module.css";

interface HintProps {
  readonly text: string;
  readonly onShow: () => void;
}

/** A hint behind a button: shown on request, never by itself. */
export function Hint({ text, onShow }: HintProps) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <div className={styles.hint}>
      <Button
        look="quiet"
        size="small"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => {
          if (!isShown) onShow();
          setShown(!isShown);
        }}
      >
        {isShown ? "Hide Hint" : "Show Hint"}
      </Button>
      <div id={id} className={styles.sheet} hidden={!isShown}>
        <Prose text={text} />
      </div>
    </div>
  );
}
