import { useLayoutEffect, useMemo, useState } from "react";
import { useWantedPart } from "../../lib/late-part.ts";
import { letterOf } from "../desk/response-parts.ts";
import type { Chosen } from "./highlighter/chosen.ts";
import { PrintedNotes } from "./highlighter/printed-notes.tsx";
import type { ToolBarProps } from "./late-tool-bar.tsx";
import { useTextSize } from "./text-size/use-text-size.ts";
import styles from "./tool-bar.module.css";
import { ToolButton } from "./tool-button.tsx";
import type { Tool, ToolProps } from "./tool.ts";
import { CROSS_OUT, HIGHLIGHTER, toolsFor } from "./tools.ts";
import { useTellTools } from "./tools-at-hand.ts";
import { useOpenTools } from "./use-open-tools.ts";
import { useStrikes } from "./use-strikes.ts";
import { useToolViews } from "./use-tool-views.tsx";
import { useToolWork } from "./use-tool-work.ts";

/** The tools of a question, and those of them that are open. */
export function ToolBar(props: ToolBarProps) {
  const { question, response, isSubmitted, onRespond, onViews } = props;
  const [work, change] = useToolWork(question.id);
  const strikes = useStrikes(work, change, props.strikes);
  const [isByKey, setByKey] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  const { isOpen, isJustOpened, toggle } = useOpenTools();
  const isCrossing = isOpen(CROSS_OUT) && !isSubmitted;
  useTextSize();
  const views = useToolViews({
    work,
    strikes,
    chosen: isOpen(HIGHLIGHTER) ? chosen : undefined,
    isHighlighting: isOpen(HIGHLIGHTER),
    isCrossing,
    isByKey,
    selected: letterOf(response),
    onRespond,
  });
  // The question is drawn elsewhere, and no moment without its marks.
  useLayoutEffect(() => onViews(views), [onViews, views]);
  const tools = useMemo(() => toolsFor(question), [question]);
  useTellTools(tools);
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label="Tools">
        {tools.map((tool, at) => (
          <ToolButton
            key={tool.id}
            tool={tool}
            isOpen={isOpen(tool.id)}
            isTabStop={at === 0}
            onToggle={(byKey) => {
              toggle(tool.id);
              setByKey(byKey && tool.id === CROSS_OUT);
            }}
          />
        ))}
      </div>
      {tools
        .filter(({ id }) => isOpen(id))
        .map((tool) => (
          <OpenTool
            key={tool.id}
            tool={tool}
            question={question}
            work={work}
            onWork={change}
            chosen={chosen}
            onChosen={setChosen}
            isJustOpened={isJustOpened(tool.id)}
            onClose={() => toggle(tool.id)}
          />
        ))}
      <PrintedNotes marks={work.marks} />
    </>
  );
}

function OpenTool({ tool, ...props }: ToolProps & { readonly tool: Tool }) {
  return tool.part && <ToolPart {...props} part={tool.part} />;
}

function ToolPart({ part, ...props }: ToolProps & { readonly part: NonNullable<Tool["part"]> }) {
  const late = useWantedPart(part);
  return late && <late.View {...props} />;
}
