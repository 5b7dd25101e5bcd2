import type { Sitting } from "@sat/contract";
import { Navigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { isText } from "../../../lib/shapes.ts";
import { useUser } from "../../../lib/session.ts";
import { QuestionFrame } from "../../../question/frame/question-frame.tsx";
import { Sheet } from "../../../question/frame/sheet.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { NoTest } from "../no-test.tsx";
import { currentModule, useSitting } from "../sitting-calls.ts";
import { isRefused } from "./module-calls.ts";
import { ModuleRoom } from "./module-room.tsx";
import { keptTest } from "./module-shelf.ts";
import { useRestoredTests } from "./use-restored-tests.ts";

/** A test as it is sat, module after module. */
export function TestPage() {
  const { id } = useSearch({ from: "/signed-in/test" });
  return isText(id) ? <Test key={id} id={id} /> : <NoTest />;
}

function Test({ id }: { readonly id: string }) {
  const { uid } = useUser();
  const { data, error, isFetching, refetch } = useSitting(id);
  const isRestored = useRestoredTests(uid);
  // Before what is known of it: a test that was discarded elsewhere is gone.
  if (isRefused(error)) return <NoTest />;
  const sitting = data ?? (error === null ? undefined : keptTest(uid, id)?.sitting);
  // A module goes on with what was done in it on this device.
  if (sitting !== undefined && isRestored) return <TestUnderWay sitting={sitting} />;
  return (
    <QuestionFrame bar={<h1 className="visually-hidden">Test</h1>}>
      <Sheet>
        {error !== null && !isFetching && isRestored ? (
          <LoadFailure
            offline="This test has not been begun on this device, and needs a connection."
            onAgain={() => void refetch()}
          >
            Failed to load your test. Please try again.
          </LoadFailure>
        ) : (
          <Skeleton label="Loading your test..." />
        )}
      </Sheet>
    </QuestionFrame>
  );
}

function TestUnderWay({ sitting }: { readonly sitting: Sitting }) {
  const module = currentModule(sitting);
  const [first] = useState(module?.number);
  if (sitting.mode === "paper")
    return <Navigate to="/test-answers" search={{ id: sitting.id }} replace />;
  if (module === undefined)
    return <Navigate to="/test-report" search={{ id: sitting.id }} replace />;
  return (
    <ModuleRoom
      key={module.number}
      sitting={sitting}
      module={module}
      follows={module.number !== first}
    />
  );
}
