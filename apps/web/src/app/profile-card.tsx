import { History, LogOut, Settings } from "lucide-react";
import { useRef } from "react";
import { useUser } from "../lib/session.ts";
import { SIGN_OUT_FAILED, useSignOut } from "../lib/sign-out.ts";
import { Alert } from "../ui/alert.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import styles from "./profile-card.module.css";
import { ThemeChoice } from "./theme-choice.tsx";

const NOBODY = "Anonymous User";

/** Who is signed in, and what they can do about it; on the phone it folds behind the avatar. */
export function ProfileCard() {
  const user = useUser();
  const signOut = useSignOut();
  const card = useRef<HTMLDivElement>(null);
  const fold = () => card.current?.hidePopover();
  const name = user.displayName || NOBODY;
  return (
    <>
      <button type="button" className={styles.unfold} popoverTarget="profile-card">
        <Avatar name={user.displayName} photo={user.photoURL} />
        <span className="visually-hidden">Your account</span>
      </button>
      <div ref={card} id="profile-card" popover="auto" className={styles.card}>
        <div className={styles.person}>
          <Avatar name={user.displayName} photo={user.photoURL} />
          <div className={styles.names}>
            <p className={styles.name}>{name}</p>
            <p className={styles.email}>{user.email}</p>
          </div>
        </div>
        <div className={styles.actions}>
          <ButtonLink to="/history" look="quiet" size="small" onClick={fold}>
            <History aria-hidden="true" />
            History
          </ButtonLink>
          <ButtonLink to="/settings" look="quiet" size="small" onClick={fold}>
            <Settings aria-hidden="true" />
            Settings
          </ButtonLink>
          <Button
            look="quiet"
            size="small"
            busy={signOut.isPending}
            onClick={() => signOut.mutate(undefined, { onError: fold })}
          >
            {!signOut.isPending && <LogOut aria-hidden="true" />}
            {signOut.isPending ? "Signing out..." : "Sign Out"}
          </Button>
        </div>
        <ThemeChoice />
      </div>
      {signOut.isError && (
        <div className={styles.failure}>
          <Alert tone="bad">{SIGN_OUT_FAILED}</Alert>
        </div>
      )}
    </>
  );
}
