import { TOPICS } from "@sat/item";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import type { SessionPlace } from "../../../question/study/session-search.ts";
import { MODE_NAMES } from "../study-texts.ts";
import styles from "./session-bar.module.css";

interface SessionBarProps {
  readonly place: SessionPlace;
  readonly onExit: () => void;
  /** Tools of the session, once it is there. */
  readonly children?: ReactNode;
}

/** The first row of a session's bar: the way out, and the mode. */
export function SessionBar({ place, onExit, children }: SessionBarProps) {
  return (
    <div className={styles.bar} data-section={TOPICS[place.topic].section}>
      <Button look="quiet" size="small" onClick={onExit}>
        <X aria-hidden="true" />
        Exit Session
      </Button>
      <Badge tone="accent">{MODE_NAMES[place.mode]}</Badge>
      {children}
    </div>
  );
}
