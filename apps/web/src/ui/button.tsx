import { createLink } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import styles from "./button.module.css";
import { Spinner } from "./spinner.tsx";

interface Look {
  /** `primary` once a view; `secondary` beside it; `quiet` in bars; `accent` wears the section's colour; `grave` cannot be undone; `google` leads there, by its rules. */
  readonly look?: "primary" | "secondary" | "quiet" | "accent" | "grave" | "google";
  readonly size?: "medium" | "small" | "large";
  /** Fills the width it is given. */
  readonly wide?: boolean;
}

function className({ look = "primary", size = "medium", wide = false }: Look): string {
  return [styles.button, styles[look], styles[size], wide && styles.wide].filter(Boolean).join(" ");
}

type ButtonProps = Look & { readonly busy?: boolean } & Omit<ComponentProps<"button">, "className">;

/** A button; while `busy` it shows a spinner and cannot be pressed, but keeps the focus, which `disabled` would drop. */
export function Button({ look, size, wide, busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : rest.onClick}
      className={className({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A press that is ignored submits no form either. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}

type AnchorProps = Look & Omit<ComponentProps<"a">, "className">;

/** A link that looks like a button, for links of a kind of their own. */
export function ButtonAnchor({ look, size, wide, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      className={className({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) })}
    />
  );
}

/** A link that looks like a button, to a file that the browser keeps. */
export function DownloadLink(props: Omit<AnchorProps, "download">) {
  return <ButtonAnchor {...props} download="" />;
}

/** A link to a page of the app that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
