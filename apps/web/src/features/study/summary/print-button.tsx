import { Printer } from "lucide-react";
import { figures } from "../../../question/figures/figures.tsx";
import { lateKatex } from "../../../question/prose/late-katex.ts";
import { Button } from "../../../ui/button.tsx";
import { latePaper } from "./late-paper.ts";

/** Prints the page, once what draws the questions, formulas and figures is there. */
export function PrintButton() {
  const print = async () => {
    await Promise.all([latePaper.load(), lateKatex.load(), figures.load()]);
    globalThis.print();
  };
  return (
    <Button look="secondary" onClick={() => void print()}>
      <Printer aria-hidden="true" />
      <span className="visually-hidden-narrow">Print</span>
    </Button>
  );
}
