import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { failureOf } from "../lib/api.ts";
import { underWay } from "../lib/under-way.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";

/** What stands in the frame when its page could not be loaded or broke: why, and a way on. */
export function RouteError(props: ErrorComponentProps) {
  return (
    <Page narrow>
      <Failure {...props} />
    </Page>
  );
}

/** The same where the frame itself is missing. */
export function LoneRouteError(props: ErrorComponentProps) {
  return (
    <Page narrow as="main">
      <Failure {...props} />
    </Page>
  );
}

function Failure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <>
      <h1>This page could not be shown</h1>
      <Alert
        tone="bad"
        actions={
          <>
            <Button onClick={retry}>Try Again</Button>
            <Button look="secondary" onClick={() => window.location.assign("/dashboard")}>
              Go to Dashboard
            </Button>
          </>
        }
      >
        {wordsFor(error)}
      </Alert>
    </>
  );
}

function wordsFor(error: unknown): string {
  if (failureOf(error)?.kind === "network")
    return "Network error. Please check your connection and try again.";
  return underWay(error) ?? "Something went wrong. Please try again.";
}
