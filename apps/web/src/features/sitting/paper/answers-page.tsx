import type { Booklet } from "@sat/contract";
import { Navigate, useSearch } from "@tanstack/react-router";
import { dayOf } from "../../../lib/day-of.ts";
import { isText } from "../../../lib/shapes.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { NoTest } from "../no-test.tsx";
import { moduleName, testName } from "../sitting-words.ts";
import { AnswerRow } from "./answer-row.tsx";
import styles from "./answers.module.css";
import { BookletOrFailure } from "./booklet-or-failure.tsx";
import { EnterAnswers } from "./enter-answers.tsx";
import { useEnteredAnswers } from "./entered-answers.ts";

const TITLE = "Enter Answers";

/** Where what was answered on paper is copied, and handed in. */
export function AnswersPage() {
  const { id } = useSearch({ from: "/signed-in/test-answers" });
  if (!isText(id)) return <NoTest />;
  return (
    <BookletOrFailure key={id} id={id} title={TITLE}>
      {(booklet) =>
        booklet.endedAt === null ? (
          <Answers booklet={booklet} />
        ) : (
          <Navigate to="/test-report" search={{ id }} replace />
        )
      }
    </BookletOrFailure>
  );
}

function Answers({ booklet }: { readonly booklet: Booklet }) {
  const { id, test, startedAt, form, modules } = booklet;
  const { entered, enter } = useEnteredAnswers(id);
  return (
    <Page>
      <header className={styles.header}>
        <BackLink to="/tests">Back to Tests</BackLink>
        <h1>{TITLE}</h1>
        <p className={styles.about}>
          {testName(test)} • {dayOf(startedAt)} • Form {form}
        </p>
        <p className={styles.about}>
          Copy your answer sheet. With the keyboard, a letter chooses and leads to the next
          question, as Enter does after an answer that you type; the arrows up and down lead from
          question to question, and Backspace empties a bubble. Everything is kept on this device as
          you go.
        </p>
      </header>
      <div className={styles.modules}>
        {modules.map((module) => (
          <Card key={module.number} aria-labelledby={`module-${module.number}`}>
            <h2 id={`module-${module.number}`} className={styles.name}>
              {moduleName(booklet, module)}
            </h2>
            <ol className={styles.rows}>
              {module.questions.map(({ id: questionId, kind }, at) => (
                <AnswerRow
                  key={questionId}
                  number={at + 1}
                  kind={kind}
                  response={entered[questionId] ?? null}
                  onRespond={(response) => enter(questionId, response)}
                />
              ))}
            </ol>
          </Card>
        ))}
      </div>
      <EnterAnswers booklet={booklet} entered={entered} />
    </Page>
  );
}
