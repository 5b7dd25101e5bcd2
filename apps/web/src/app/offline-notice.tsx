import { failureOf } from "../lib/api.ts";
import { useTopBar } from "../lib/bar-slot.tsx";
import { underWay } from "../lib/under-way.ts";
import { Alert } from "../ui/alert.tsx";
import styles from "./offline-notice.module.css";

interface OfflineNoticeProps {
  /** What came of asking the server, once that is known. */
  readonly error: Error | null;
}

/** Says why the figures may be old. In a frame it would push the question down, and the bar says how the answers fare. */
export function OfflineNotice({ error }: OfflineNoticeProps) {
  const { look } = useTopBar();
  if (look !== "whole") return null;
  // A server that has answered is reached, whatever the browser takes for a connection.
  const isOffline = !navigator.onLine && failureOf(error)?.kind !== "problem";
  return (
    <div className={styles.notice}>
      <Alert tone="plain">
        {underWay(error) ?? (isOffline ? "You are offline." : "The server is out of reach.")} What
        you see is from your last visit.
      </Alert>
    </div>
  );
}
