import { useEffect, useRef, useState } from "react";
import { whenIdle } from "../lib/idle.ts";
import { latePart, useLatePart } from "../lib/late-part.ts";
import { useUser } from "../lib/session.ts";
import { Alert } from "../ui/alert.tsx";
import { Avatar } from "../ui/avatar.tsx";
import sheet from "../ui/bar-sheet.module.css";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./profile.module.css";

/** What is folded away need not come with the page. */
const profileCard = latePart("the profile card", () => import("./profile-card.tsx"));
const load = () => void profileCard.load();

/** About as high as the card. */
const LINES = [60, 100, 100, 100, 100, 100, 100];

/** The learner's avatar, which unfolds their card. */
export function Profile() {
  const user = useUser();
  const card = useRef<HTMLDivElement>(null);
  const part = useLatePart(profileCard);
  const [wait, setWait] = useState<"felt" | "vain">();
  const unfold = async () => {
    setWait("felt");
    if ((await profileCard.load()) === undefined) setWait("vain");
  };
  // A download is outside React; it is there before most learners look for it.
  useEffect(() => {
    const end = new AbortController();
    whenIdle(end.signal, load);
    return () => end.abort();
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.unfold}
        popoverTarget="profile-card"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => void unfold()}
      >
        <Avatar name={user.displayName} photo={user.photoURL} />
        <span className="visually-hidden">Your account</span>
      </button>
      <div ref={card} id="profile-card" popover="auto" className={sheet.sheet}>
        {part && <part.ProfileCard user={user} onLeave={() => card.current?.hidePopover()} />}
        {!part && wait === "felt" && <Skeleton label="Loading your account..." lines={LINES} />}
        {!part && wait === "vain" && (
          <Alert tone="bad">
            Failed to load your account. Please check your connection and try again.
          </Alert>
        )}
      </div>
    </>
  );
}
