import { useState } from "react";
import { initials } from "../lib/initials.ts";
import styles from "./avatar.module.css";

interface AvatarProps {
  readonly name: string;
  readonly photo: string | null;
  readonly size?: "small" | "large";
  /** What stands in for a photo; the initials unless told. */
  readonly placeholder?: string;
}

/** A learner's photo, or their initials when there is none or it cannot be loaded. */
export function Avatar({ name, photo, size = "small", placeholder = initials(name) }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const className = `${styles.avatar} ${styles[size]}`;
  if (photo === null || photo === "" || photo === broken) {
    return (
      <span className={className} aria-hidden="true">
        {placeholder}
      </span>
    );
  }
  return (
    <img
      className={className}
      src={photo}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(photo)}
    />
  );
}
