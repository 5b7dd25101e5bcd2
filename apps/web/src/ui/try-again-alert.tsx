import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { focusHeading } from "../lib/arrive.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

interface TryAgainAlertProps {
  /** What failed. */
  readonly children: string;
  readonly onAgain: () => void;
  /** Gives the focus a place when the alert goes with it; unless told, the page's heading. */
  readonly onward?: () => void;
  /** Whether the page has nothing but this to offer. */
  readonly alone?: boolean;
}

/** Says that something did not come, and asks for it again. */
export function TryAgainAlert(props: TryAgainAlertProps) {
  const { children, onAgain, onward = focusHeading, alone = false } = props;
  const button = useRef<HTMLButtonElement>(null);
  const leave = useEffectEvent(() => {
    if (button.current === document.activeElement) onward();
  });
  // The focus is the browser's, which drops it with the button: it must go on just before.
  useLayoutEffect(() => () => leave(), []);
  return (
    <Alert
      tone="bad"
      actions={
        <Button ref={button} look={alone ? "primary" : "secondary"} onClick={onAgain}>
          Try Again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
