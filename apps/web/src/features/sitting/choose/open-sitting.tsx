import type { Sitting } from "@sat/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmedAction } from "../../../ui/confirmed-action.tsx";
import { DescribedRow } from "../../../ui/described-row.tsx";
import { currentModule, endSitting } from "../sitting-calls.ts";
import { mannerOf, moduleName, testName } from "../sitting-words.ts";
import { Discard } from "./discard.tsx";
import styles from "./tests-page.module.css";

/** The test that goes on: to be taken up again, ended with what was sat of it, or given up. */
export function OpenSitting({ sitting }: { readonly sitting: Sitting }) {
  const heading = useId();
  const module = currentModule(sitting);
  const hasEnded = sitting.modules.some(({ state }) => state === "ended");
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        Your open test
      </h2>
      <DescribedRow
        name={testName(sitting.test)}
        details={[
          mannerOf(sitting),
          ...(module && sitting.modules.length > 1 ? [moduleName(sitting, module)] : []),
        ]}
      >
        <ButtonLink to="/test" search={{ id: sitting.id }} aria-describedby={heading}>
          Go On
        </ButtonLink>
        {hasEnded ? (
          <End id={sitting.id} />
        ) : (
          <Discard id={sitting.id}>
            Discard the open test? It cannot be gone on with then, and its questions do not come
            again.
          </Discard>
        )}
      </DescribedRow>
    </Card>
  );
}

function End({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <ConfirmedAction
      title="End Test"
      size="medium"
      confirm="End Test"
      cancel="Keep It"
      action={() => endSitting(client, id)}
      onDone={() => navigate({ to: "/test-report", search: { id } })}
      failure="Failed to end the test. Please try again."
    >
      End the test with the modules that you have sat? The others cannot be sat then, and the report
      tells of what there is.
    </ConfirmedAction>
  );
}
