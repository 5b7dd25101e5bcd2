import { SECTIONS } from "@sat/item";
import {
  ALargeSmall,
  Calculator,
  Highlighter,
  NotebookPen,
  ScanLine,
  Shapes,
  Strikethrough,
} from "lucide-react";
import { latePart } from "../../lib/late-part.ts";
import type { AskedQuestion } from "../view/asked-question.ts";
import type { Tool } from "./tool.ts";

export const CROSS_OUT = "cross-out";
export const HIGHLIGHTER = "highlighter";

/** The tools of the exam, in the order of the bar. */
export const TOOLS: readonly Tool[] = [
  {
    id: CROSS_OUT,
    name: "Cross out",
    does: "Cross out options, or stop doing so",
    letter: "X",
    key: /^x$/i,
    Icon: Strikethrough,
    sections: SECTIONS,
  },
  {
    id: HIGHLIGHTER,
    name: "Highlights and notes",
    does: "Highlight words and write notes",
    letter: "H",
    key: /^h$/i,
    Icon: Highlighter,
    sections: SECTIONS,
    part: latePart("the highlighter", async () => ({
      View: (await import("./highlighter/highlighter.tsx")).Highlighter,
    })),
  },
  {
    id: "line-reader",
    name: "Line reader",
    does: "Cover all but a few lines",
    letter: "L",
    key: /^l$/i,
    Icon: ScanLine,
    sections: SECTIONS,
    part: latePart("the line reader", async () => ({
      View: (await import("./line-reader/line-reader.tsx")).LineReader,
    })),
  },
  {
    id: "text-size",
    name: "Text size",
    does: "Set the question larger",
    letter: "Z",
    key: /^z$/i,
    Icon: ALargeSmall,
    sections: SECTIONS,
    part: latePart("the text size", async () => ({
      View: (await import("./text-size/text-size.tsx")).TextSize,
    })),
  },
  {
    id: "scratchpad",
    name: "Scratchpad",
    does: "Draw on a sheet of scratch paper",
    letter: "S",
    key: /^s$/i,
    Icon: NotebookPen,
    sections: SECTIONS,
    part: latePart("the scratchpad", async () => ({
      View: (await import("./scratchpad/scratchpad.tsx")).Scratchpad,
    })),
  },
  {
    id: "calculator",
    name: "Calculator",
    does: "Calculate, and draw graphs",
    // C chooses an option.
    letter: "K",
    key: /^k$/i,
    Icon: Calculator,
    sections: ["Math"],
    part: latePart("the calculator", async () => ({
      View: (await import("../calculator/calculator-panel.tsx")).CalculatorPanel,
    })),
  },
  {
    id: "reference",
    name: "Reference sheet",
    does: "Show the formulas of the exam",
    letter: "R",
    key: /^r$/i,
    Icon: Shapes,
    sections: ["Math"],
    part: latePart("the reference sheet", async () => ({
      View: (await import("./reference/reference-sheet.tsx")).ReferenceSheet,
    })),
  },
];

/** The tools that are of use: each has its sections, and only options can be crossed out. */
export function toolsFor({ section, kind }: AskedQuestion): readonly Tool[] {
  return TOOLS.filter(
    ({ id, sections }) => sections.includes(section) && !(id === CROSS_OUT && kind === "entry"),
  );
}
