import { createLink } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./back-link.module.css";
import { ButtonAnchor } from "./button.tsx";

type BackAnchorProps = {
  /** In a bar, where a narrow window has room for the arrow only. */
  readonly inBar?: boolean;
} & ComponentProps<"a">;

function BackAnchor({ inBar = false, children, ...rest }: BackAnchorProps) {
  return (
    <span className={styles.place}>
      <ButtonAnchor {...rest} look="quiet" size="small">
        <ArrowLeft aria-hidden="true" />
        <span className={inBar ? "visually-hidden-narrow" : undefined}>{children}</span>
      </ButtonAnchor>
    </span>
  );
}

/** The way back to the page or the level above, at the head of a page. */
export const BackLink = createLink(BackAnchor);
