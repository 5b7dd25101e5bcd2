import type { Sitting } from "@sat/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { focusHeading } from "../../../lib/arrive.ts";
import { useUser } from "../../../lib/session.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmedAction } from "../../../ui/confirmed-action.tsx";
import { DescribedRow } from "../../../ui/described-row.tsx";
import { forgetSitting } from "../sit/module-shelf.ts";
import { askSittings, currentModule, discardSitting, endSitting } from "../sitting-calls.ts";
import { mannerOf, moduleName, testName } from "../sitting-words.ts";
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
        {hasEnded ? <End id={sitting.id} /> : <Discard id={sitting.id} />}
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

function Discard({ id }: { readonly id: string }) {
  const { uid } = useUser();
  const client = useQueryClient();
  const discard = async () => {
    await discardSitting(id);
    forgetSitting(uid, id);
  };
  const leave = async () => {
    await askSittings(client);
    // The button that the dialog gave the focus back to is gone with its test.
    focusHeading();
  };
  return (
    <ConfirmedAction
      title="Discard Test"
      label="Discard"
      look="quiet"
      size="medium"
      confirm="Discard"
      cancel="Keep It"
      action={discard}
      onDone={leave}
      failure="Failed to discard the test. Please try again."
    >
      Discard the open test? It cannot be gone on with then, and its questions do not come again.
    </ConfirmedAction>
  );
}
