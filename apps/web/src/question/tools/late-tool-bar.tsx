import type { AskedQuestion } from "../view/asked-question.ts";
import type { Response } from "@sat/item";
import { latePart, useWantedPart } from "../../lib/late-part.ts";
import type { ToolViews } from "./tool-views.ts";
import type { Strikes } from "./use-strikes.ts";

/** The tools: they come with the question, and none that is not used comes at all. */
export const lateTools = latePart("the tools", () => import("./tool-bar.tsx"));

export interface ToolBarProps {
  readonly question: AskedQuestion;
  readonly response: Response | null;
  readonly isSubmitted: boolean;
  readonly onRespond: (response: Response | null) => void;
  /** Given where the page keeps what is crossed out. */
  readonly strikes?: Strikes | undefined;
  /** Told what the tools lay over the question, whenever that changes. */
  readonly onViews: (views: ToolViews) => void;
}

/** The bar of tools over a question, which need not come with the page. */
export function LateToolBar(props: ToolBarProps) {
  const tools = useWantedPart(lateTools);
  return tools && <tools.ToolBar {...props} />;
}
