import type { User } from "@sat/contract";
import { CalendarDays, LogOut, Settings } from "lucide-react";
import { SIGN_OUT_FAILED, useSignOut } from "../question/practice/sign-out.ts";
import { Alert } from "../ui/alert.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import styles from "./profile-card.module.css";
import { ThemeChoice } from "./theme-choice.tsx";

const NOBODY = "Anonymous User";

interface ProfileCardProps {
  readonly user: User;
  /** Folds the card of a learner who goes to another page by it. */
  readonly onLeave: () => void;
}

/** Who is signed in, and what they can do about it. */
export function ProfileCard({ user, onLeave }: ProfileCardProps) {
  const signOut = useSignOut();
  return (
    <div className={styles.card}>
      <div className={styles.person}>
        <Avatar name={user.displayName} photo={user.photoURL} />
        <div className={styles.names}>
          <p className={styles.name}>{user.displayName || NOBODY}</p>
          <p className={styles.email}>{user.email}</p>
        </div>
      </div>
      <div className={styles.actions}>
        <ButtonLink to="/plan" look="quiet" size="small" onClick={onLeave}>
          <CalendarDays aria-hidden="true" />
          Plan
        </ButtonLink>
        <ButtonLink to="/settings" look="quiet" size="small" onClick={onLeave}>
          <Settings aria-hidden="true" />
          Settings
        </ButtonLink>
        <Button
          look="quiet"
          size="small"
          busy={signOut.isPending}
          onClick={() => void signOut.begin()}
        >
          {!signOut.isPending && <LogOut aria-hidden="true" />}
          {signOut.isPending ? "Signing out..." : "Sign Out"}
        </Button>
      </div>
      <ThemeChoice />
      {signOut.isError && <Alert tone="bad">{SIGN_OUT_FAILED}</Alert>}
    </div>
  );
}
