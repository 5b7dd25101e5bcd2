import type { StudySession } from "@sat/contract";
import { duration } from "../../../question/look-back/duration.ts";
import { Card } from "../../../ui/card.tsx";
import { FigureList } from "../../../ui/figure-list.tsx";
import { summaryOf } from "../session-summary.ts";

/** The figures that a session has come to. */
export function Figures({ session }: { readonly session: StudySession }) {
  const { score, total, accuracy, questionsAnswered, totalTime } = summaryOf(session);
  const figures = [
    { label: "Score", value: `${score} / ${total}` },
    { label: "Accuracy", value: `${accuracy}%` },
    { label: "Questions Answered", value: String(questionsAnswered) },
    { label: "Total Time", value: duration(totalTime) },
  ];
  return (
    <Card aria-label="Figures">
      <FigureList figures={figures} />
    </Card>
  );
}
