import { Printer } from "lucide-react";
import type { LatePart } from "../../lib/late-part.ts";
import { Button } from "../../ui/button.tsx";
import { figures } from "../figures/figures.tsx";
import { lateKatex } from "../prose/late-katex.ts";

interface PrintButtonProps {
  readonly look?: "primary" | "secondary";
  readonly disabled?: boolean;
  /** What else draws what is printed, and may not be there yet. */
  readonly late?: LatePart<unknown>;
}

/** Prints the page, once what draws the questions, formulas and figures is there. */
export function PrintButton({ look = "secondary", disabled = false, late }: PrintButtonProps) {
  const print = async () => {
    await Promise.all([late?.load(), lateKatex.load(), figures.load()]);
    globalThis.print();
  };
  return (
    <Button look={look} disabled={disabled} onClick={() => void print()}>
      <Printer aria-hidden="true" />
      <span className="visually-hidden-narrow">Print</span>
    </Button>
  );
}
