import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./alert.module.css";

const ICONS = { bad: CircleAlert, good: CircleCheck, plain: Info };

interface AlertProps {
  readonly tone: keyof typeof ICONS;
  readonly children: ReactNode;
  /** What can be done about it: buttons and links. */
  readonly actions?: ReactNode;
}

/** A message in the page that is read out when it appears: at once when bad, else politely. */
export function Alert({ tone, children, actions }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <div role={tone === "bad" ? "alert" : "status"} className={`${styles.alert} ${styles[tone]}`}>
      <Icon aria-hidden="true" />
      <div className={styles.text}>
        <p>{children}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
