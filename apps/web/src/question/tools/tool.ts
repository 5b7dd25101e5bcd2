import type { AskedQuestion } from "../view/asked-question.ts";
import type { Section } from "@sat/item";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { LatePart } from "../../lib/late-part.ts";
import type { Chosen } from "./highlighter/chosen.ts";
import type { ToolWork } from "./tool-work.ts";

/** What an open tool is given. */
export interface ToolProps {
  readonly question: AskedQuestion;
  readonly work: ToolWork;
  readonly onWork: (part: Partial<ToolWork>) => void;
  /** The words that are about to be marked. */
  readonly chosen: Chosen | undefined;
  readonly onChosen: (chosen: Chosen | undefined) => void;
  /** Whether the learner has opened it just now, and the focus is to follow. */
  readonly isJustOpened: boolean;
  readonly onClose: () => void;
}

/** A tool as the bar knows it. */
export interface Tool {
  readonly id: string;
  readonly name: string;
  /** What its key does, in the list of keys. */
  readonly does: string;
  readonly letter: string;
  readonly key: RegExp;
  readonly Icon: LucideIcon;
  readonly sections: readonly Section[];
  /** What it opens; a tool without is a way of working with the question itself. */
  readonly part?: LatePart<{ readonly View: ComponentType<ToolProps> }>;
}
