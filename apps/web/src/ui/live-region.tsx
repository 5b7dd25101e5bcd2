import { useSyncExternalStore } from "react";
import { latestAnnouncement, onAnnouncement } from "../lib/announce.ts";

/** The page's one polite live region; `announce` says what it reads out. */
export function LiveRegion() {
  const { text, number } = useSyncExternalStore(onAnnouncement, latestAnnouncement);
  return (
    <div className="visually-hidden" aria-live="polite">
      <p key={number}>{text}</p>
    </div>
  );
}
