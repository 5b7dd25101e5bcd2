import type { SittingReport } from "@sat/contract";
import { responseOf, SKILLS, SLIPS } from "@sat/item";
import { useState } from "react";
import { AnsweredRow, AnsweredRows } from "../../../question/look-back/answered-row.tsx";
import { duration } from "../../../question/look-back/duration.ts";
import { OpenedAnswer } from "../../../question/look-back/opened-answer.tsx";
import { Card } from "../../../ui/card.tsx";
import { Choice } from "../../../ui/choice.tsx";
import styles from "./report.module.css";

type Asked = SittingReport["questions"][number];

const FILTERS = [
  { value: "all", label: "All" },
  { value: "missed", label: "Missed" },
  { value: "changed", label: "Changed" },
  { value: "slow", label: "Over the pace" },
] as const;
type Filter = (typeof FILTERS)[number]["value"];

const FITS: Readonly<Record<Filter, (question: Asked) => boolean>> = {
  all: () => true,
  missed: ({ correct }) => !correct,
  changed: ({ changedFrom }) => changedFrom !== null,
  slow: ({ timeSpent, target }) => timeSpent !== null && timeSpent > target,
};

/** On paper neither changes nor times are known. */
const PAPER_FILTERS = FILTERS.slice(0, 2);

type QuestionsCardProps = Pick<SittingReport, "questions"> & { readonly isOnPaper: boolean };

/** Every question of the test, each of which opens with its key and reasons. */
export function QuestionsCard({ questions, isOnPaper }: QuestionsCardProps) {
  const [filter, setFilter] = useState<Filter>("all");
  const shown = questions.filter(FITS[filter]);
  return (
    <Card aria-labelledby="questions">
      <div className={styles.questions}>
        <h2 id="questions">Every question</h2>
        <Choice
          label="Which questions"
          isLabelShown={false}
          look="chips"
          value={filter}
          options={isOnPaper ? PAPER_FILTERS : FILTERS}
          onChange={setFilter}
        />
        {shown.length === 0 ? (
          <p className={styles.about}>None of them.</p>
        ) : (
          <AnsweredRows>
            {shown.map((question) => (
              <li key={question.questionId} className={styles.row}>
                <QuestionRow question={question} />
              </li>
            ))}
          </AnsweredRows>
        )}
      </div>
    </Card>
  );
}

function QuestionRow({ question }: { readonly question: Asked }) {
  const { module, number, skill, correct, slip, timeSpent, target } = question;
  const [section] = SKILLS[skill].sections;
  const isBlank = responseOf(question.userAnswer, question.entry) === null;
  return (
    <AnsweredRow
      number={number}
      correct={isBlank ? null : correct}
      question={`Module ${module}: ${SKILLS[skill].name}`}
      mistake={slip === null ? undefined : SLIPS[slip]}
      note={noteOf(question)}
      aside={timeSpent === null ? "" : `${duration(timeSpent)} of ${duration(target)}`}
    >
      {() => <OpenedAnswer answer={{ ...question, section }} facts={[SKILLS[skill].name]} />}
    </AnsweredRow>
  );
}

/** What else there is to say of a question in a line. */
function noteOf({ changedFrom, correct, points, scored }: Asked): string {
  const notes: string[] = [];
  if (changedFrom?.correct === true && !correct) notes.push("Changed from the right answer");
  if (changedFrom?.correct === false && correct) notes.push("Changed to the right answer");
  if (points !== null && points > 0) notes.push(`About ${points} points`);
  if (!scored) notes.push("Not scored");
  return notes.join(" • ");
}
