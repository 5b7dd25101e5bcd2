import type { Sitting, SittingModule } from "@sat/contract";
import { useEffect, useState } from "react";
import { focusHeading } from "../../../lib/arrive.ts";
import { QuestionFrame } from "../../../question/frame/question-frame.tsx";
import { Sheet } from "../../../question/frame/sheet.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { firstClick } from "../../../ui/first-click.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { moduleName } from "../sitting-words.ts";
import { ArrivedHeading } from "./arrived-heading.tsx";
import { BreakTime } from "./break-time.tsx";
import { moduleDirections } from "./module-directions.ts";
import styles from "./sit.module.css";

interface GateProps {
  readonly sitting: Sitting;
  readonly module: SittingModule;
  /** Whether it comes in the place of a module. */
  readonly follows: boolean;
  readonly onBegin: () => void;
  readonly isPending: boolean;
  readonly isError: boolean;
}

/** What stands before a module: its directions, the break if there is one, and the button that starts its clock. */
export function Gate({ sitting, module, follows, onBegin, isPending, isError }: GateProps) {
  const { state } = module;
  const isComing = state === "assembling" || state === "later";
  const { breakLeft } = sitting;
  const isBreak = breakLeft !== null;
  // Once only: the learner may be elsewhere on the page when the break is over.
  const [isArrival] = useState(follows && !isBreak);
  // The focus is the browser's, which drops it where what had it is gone: what stood here until the test came, or the break.
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, [isBreak]);
  return (
    <QuestionFrame bar={<h1 className={styles.title}>{moduleName(sitting, module)}</h1>}>
      <Sheet
        actions={
          <>
            <ButtonLink to="/tests" look="secondary">
              Your Tests
            </ButtonLink>
            <Button disabled={isComing} busy={isPending} onClick={firstClick(onBegin)}>
              {isComing || state === "ready" ? "Begin Module" : "Go On"}
            </Button>
          </>
        }
      >
        <div className={styles.gate}>
          {isError && (
            <Alert tone="bad">
              Failed to open the module. Please check your connection and try again.
            </Alert>
          )}
          {isBreak && (
            <BreakTime
              left={breakLeft}
              isFollowed={sitting.mode === "strict" && !isComing}
              follows={follows}
              onOver={onBegin}
            />
          )}
          {isComing && <Skeleton label="Choosing your questions..." isLabelShown lines={[]} />}
          {isArrival ? <ArrivedHeading>Directions</ArrivedHeading> : <h2>Directions</h2>}
          {moduleDirections(sitting, module).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Sheet>
    </QuestionFrame>
  );
}
