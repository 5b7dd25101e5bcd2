import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { Spinner } from "./spinner.tsx";

interface Look {
  /** `primary` once a view; `secondary` beside it; `quiet` in bars; `accent` wears the section's colour. */
  readonly look?: "primary" | "secondary" | "quiet" | "accent";
  readonly size?: "medium" | "small" | "large";
  /** Fills the width it is given. */
  readonly wide?: boolean;
}

function className({ look = "primary", size = "medium", wide = false }: Look): string {
  return [styles.button, styles[look], styles[size], wide && styles.wide].filter(Boolean).join(" ");
}

type ButtonProps = Look & { readonly busy?: boolean } & Omit<ComponentProps<"button">, "className">;

/** A button; while `busy` it shows a spinner and cannot be pressed. */
export function Button({ look, size, wide, busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy}
      disabled={busy || rest.disabled === true}
      className={className({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

type AnchorProps = Look & Omit<ComponentProps<"a">, "className">;

function Anchor({ look, size, wide, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      className={className({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) })}
    />
  );
}

/** A link to a page of the app that looks like a button. */
export const ButtonLink = createLink(Anchor);
