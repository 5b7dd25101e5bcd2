import type { ReactNode } from "react";
import styles from "./invitation.module.css";

interface InvitationProps {
  /** What will stand here. */
  readonly children: string;
  /** Where to begin. */
  readonly action: ReactNode;
}

/** Stands for a list of answers while there is none. */
export function Invitation({ children, action }: InvitationProps) {
  return (
    <div className={styles.invitation}>
      <p>{children}</p>
      {action}
    </div>
  );
}
