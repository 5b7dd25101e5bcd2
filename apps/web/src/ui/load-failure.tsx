import type { ComponentProps } from "react";
import { Alert } from "./alert.tsx";
import { TryAgainAlert } from "./try-again-alert.tsx";

type LoadFailureProps = ComponentProps<typeof TryAgainAlert> & {
  /** What is said instead while there is no connection: trying again is of no use then, and comes by itself after. */
  readonly offline: string;
};

/** Stands where what a page shows did not come. */
export function LoadFailure({ offline, ...failure }: LoadFailureProps) {
  if (!navigator.onLine) return <Alert tone="plain">{offline}</Alert>;
  return <TryAgainAlert {...failure} />;
}
