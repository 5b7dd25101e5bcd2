import type { Booklet } from "@sat/contract";
import { Navigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { isText } from "../../../lib/shapes.ts";
import { useUser } from "../../../lib/session.ts";
import { ENTRY_LIMIT } from "../../../question/entry/entry-limit.ts";
import { Alert } from "../../../ui/alert.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { NoTest } from "../no-test.tsx";
import { moduleName } from "../sitting-words.ts";
import { AnswerRow } from "./answer-row.tsx";
import styles from "./answers.module.css";
import { BookletPage } from "./booklet-page.tsx";
import { EnterAnswers } from "./enter-answers.tsx";
import { forgetEntered, hasEntered, useEnteredAnswers } from "./entered-answers.ts";
import { useIsEntering } from "./paper-calls.ts";

/** Where what was answered on paper is copied, and handed in. */
export function AnswersPage() {
  const { id } = useSearch({ from: "/signed-in/test-answers" });
  if (!isText(id)) return <NoTest />;
  return (
    <BookletPage key={id} id={id} title="Enter Answers">
      {(booklet) => <AnswersOrEntered booklet={booklet} />}
    </BookletPage>
  );
}

function AnswersOrEntered({ booklet }: { readonly booklet: Booklet }) {
  // That it has ended may be heard before what it has come to, which this page is about to show.
  const isEntering = useIsEntering(booklet.id);
  return booklet.endedAt === null || isEntering ? (
    <Answers booklet={booklet} />
  ) : (
    <AlreadyEntered id={booklet.id} />
  );
}

function Answers({ booklet }: { readonly booklet: Booklet }) {
  const { id, modules } = booklet;
  const { entered, enter, isKept } = useEnteredAnswers(id);
  const isEntering = useIsEntering(id);
  const hasTyped = modules.some(({ questions }) => questions.some(({ kind }) => kind === "entry"));
  return (
    <>
      <div className={styles.directions}>
        <p>
          Copy your answer sheet. With the keyboard, a letter chooses and leads to the next
          question, as Enter does after an answer that you type; the arrows up and down lead from
          question to question, and Backspace empties a bubble. Everything is kept on this device as
          you go.
        </p>
        {hasTyped && <p>Answers that you type: {ENTRY_LIMIT}.</p>}
      </div>
      {/* What has been handed in cannot be changed. */}
      <div className={styles.modules} inert={isEntering}>
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
      {!isKept && (
        <Alert tone="bad">
          This browser has no room to keep your answers. Stay on this page until you have entered
          them.
        </Alert>
      )}
      <EnterAnswers booklet={booklet} entered={entered} />
    </>
  );
}

/** A test that has ended. What was copied of it here is of no use any more, whether it was handed in from here or not. */
function AlreadyEntered({ id }: { readonly id: string }) {
  const { uid } = useUser();
  const [hadEntered] = useState(() => hasEntered(uid, id));
  // What the browser keeps is outside React.
  useEffect(() => forgetEntered(uid, id), [uid, id]);
  if (!hadEntered) return <Navigate to="/test-report" search={{ id }} replace />;
  return (
    <Alert
      tone="plain"
      actions={
        <ButtonLink to="/test-report" search={{ id }}>
          See Report
        </ButtonLink>
      }
    >
      The answers of this test have been entered, here or on another device. What you copied here
      and did not enter does not count.
    </Alert>
  );
}
