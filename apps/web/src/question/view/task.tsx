import type { Block, Malformed, Response } from "@sat/item";
import { type ReactNode, type Ref, useId } from "react";
import { Checked } from "../checked/checked.tsx";
import { Blocks } from "../prose/prose.tsx";
import type { AskedQuestion } from "./asked-question.ts";
import type { ToolViews } from "../tools/tool-views.ts";
import { ResponseArea } from "./response-area.tsx";
import styles from "./task.module.css";

interface TaskProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly question: AskedQuestion;
  /** What is asked. */
  readonly blocks: readonly Block[];
  readonly response: Response | null;
  readonly fault?: Malformed | null;
  readonly isSubmitted: boolean;
  readonly onRespond: (response: Response | null) => void;
  readonly views?: ToolViews | undefined;
  readonly help?: ReactNode;
  readonly after?: ReactNode;
}

/** What a question asks, how it is answered, and what follows the answer. */
export function Task({ ref, ...props }: TaskProps) {
  const { question, blocks, response, fault = null, isSubmitted, onRespond } = props;
  const ask = useId();
  return (
    <div ref={ref} className={styles.task}>
      <div className={styles.ask} data-markable="ask">
        {/* The paragraph that asks names the options: a name is said with each, so it had better be short. */}
        <Blocks blocks={blocks} lastId={ask} lay={props.views?.ask} />
      </div>
      {props.help}
      <ResponseArea
        question={question}
        response={response}
        fault={fault}
        isSubmitted={isSubmitted}
        onRespond={onRespond}
        labelledBy={ask}
        views={props.views}
      />
      {props.after}
      <Checked proof={question.proof} isAnswered={isSubmitted} />
    </div>
  );
}
