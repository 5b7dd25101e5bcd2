import type { Sitting } from "@sat/contract";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { currentModule, useEndSitting } from "../sitting-calls.ts";
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
      <div className={styles.row}>
        <p className={styles.what}>
          <span className={styles.name}>{testName(sitting.test)}</span>
          <span className={styles.where}>{mannerOf(sitting)}</span>
          {module && sitting.modules.length > 1 && (
            <span className={styles.where}>{moduleName(sitting, module)}</span>
          )}
        </p>
        <div className={styles.ways}>
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
        </div>
      </div>
    </Card>
  );
}

function End({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending, isError } = useEndSitting(id, () =>
    navigate({ to: "/test-report", search: { id } }),
  );
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        End Test
      </Button>
      <ConfirmDialog
        title="End Test"
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => mutate()}
        confirm="End Test"
        cancel="Keep It"
        busy={isPending}
        grave
        failure={isError ? "Failed to end the test. Please try again." : undefined}
      >
        End the test with the modules that you have sat? The others cannot be sat then, and the
        report tells of what there is.
      </ConfirmDialog>
    </>
  );
}
