import type { ModuleDesk } from "@sat/desk";
import { Sheet } from "../../../question/frame/sheet.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { firstClick } from "../../../ui/first-click.ts";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { useSittingAsked } from "../sitting-calls.ts";
import { ArrivedHeading } from "./arrived-heading.tsx";
import styles from "./sit.module.css";

interface PausedSheetProps {
  readonly onGoOn: () => void;
  readonly isGoingOn: boolean;
  readonly couldNotGoOn: boolean;
}

/** Stands in the place of the question while the module is paused. */
export function PausedSheet({ onGoOn, isGoingOn, couldNotGoOn }: PausedSheetProps) {
  return (
    <Sheet
      actions={
        <>
          <ButtonLink to="/tests" look="secondary">
            Exit
          </ButtonLink>
          <Button busy={isGoingOn} onClick={firstClick(onGoOn)}>
            Go On
          </Button>
        </>
      }
    >
      <div className={styles.gate}>
        {couldNotGoOn && (
          <Alert tone="bad">
            Failed to open the module. Please check your connection and try again.
          </Alert>
        )}
        <ArrivedHeading>Paused</ArrivedHeading>
        <p>The clock stands still, and all that you have done is saved.</p>
      </div>
    </Sheet>
  );
}

interface ClosedSheetProps {
  readonly state: ModuleDesk;
  /** Of the sitting. */
  readonly id: string;
}

/** Stands there once nothing more can be done, until the server has everything and has said what comes next. */
export function ClosedSheet({ state, id }: ClosedSheetProps) {
  const { isError, isFetching, refetch } = useSittingAsked(id);
  if (state.phase === "ended" && isError && !isFetching)
    return (
      <Sheet
        actions={
          <ButtonLink to="/tests" look="secondary">
            Your Tests
          </ButtonLink>
        }
      >
        <LoadFailure
          offline="This module is over. What comes next needs a connection."
          onAgain={() => void refetch()}
        >
          This module is over, but what comes next failed to load. Please try again.
        </LoadFailure>
      </Sheet>
    );
  return (
    <Sheet>
      <div className={styles.gate} role="status">
        <ArrivedHeading>
          {state.isHandedIn ? "Handing in your module" : "This module is over"}
        </ArrivedHeading>
        <p>
          {navigator.onLine
            ? "Your answers are saved. What comes next is on its way."
            : "Your answers are saved on this device. They are sent when the connection is back, and count as if they had come in time."}
        </p>
      </div>
    </Sheet>
  );
}
