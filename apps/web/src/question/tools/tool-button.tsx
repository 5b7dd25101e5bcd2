import type { KeyboardEvent } from "react";
import { useSingleKey } from "../controls/use-single-key.ts";
import type { Tool } from "./tool.ts";
import styles from "./tool-bar.module.css";

interface ToolButtonProps {
  readonly tool: Tool;
  readonly isOpen: boolean;
  /** Whether Tab leads to it, and the arrow keys from it to the others. */
  readonly isTabStop: boolean;
  readonly onToggle: (isByKey: boolean) => void;
}

/** The button of a tool, and its key. */
export function ToolButton({ tool, isOpen, isTabStop, onToggle }: ToolButtonProps) {
  const { name, letter, key, Icon } = tool;
  useSingleKey(key, () => onToggle(true));
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={isOpen}
      aria-keyshortcuts={letter}
      title={`${name} (${letter})`}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onToggle(false)}
      onKeyDown={goOn}
    >
      <Icon aria-hidden="true" />
      <span className="visually-hidden">{name}</span>
    </button>
  );
}

/** Leads from one button of the bar to the next by arrow keys. */
function goOn(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...(event.currentTarget.parentElement?.querySelectorAll("button") ?? [])];
  all[(all.indexOf(event.currentTarget) + step + all.length) % all.length]?.focus();
}
