import type { Booklet } from "@sat/contract";
import { useSearch } from "@tanstack/react-router";
import { type ReactNode, useId, useState } from "react";
import { dayOf } from "../../../lib/day-of.ts";
import { isText } from "../../../lib/shapes.ts";
import { usePaperLine } from "../../../question/paper/use-paper-line.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Page } from "../../../ui/page.tsx";
import { useScroller } from "../../../ui/use-scroller.ts";
import { NoTest } from "../no-test.tsx";
import { testName } from "../sitting-words.ts";
import { AnswerSheet } from "./answer-sheet.tsx";
import { BookletOrFailure } from "./booklet-or-failure.tsx";
import { KeySheet } from "./key-sheet.tsx";
import { ModuleSheet } from "./module-sheet.tsx";
import { useKey } from "./paper-calls.ts";
import styles from "./paper-page.module.css";
import { type Printed, WhatToPrint } from "./what-to-print.tsx";

const TITLE = "Test on Paper";

/** A test as it is printed: what of it, how that will look, and the way to the printer. */
export function PaperPage() {
  const { id } = useSearch({ from: "/signed-in/test-paper" });
  if (!isText(id)) return <NoTest />;
  return (
    <BookletOrFailure key={id} id={id} title={TITLE}>
      {(booklet) => <Paper booklet={booklet} />}
    </BookletOrFailure>
  );
}

function Paper({ booklet }: { readonly booklet: Booklet }) {
  const { id, test, startedAt, form } = booklet;
  const [printed, setPrinted] = useState<Printed>({ booklet: true, answerSheet: true, key: false });
  const { data: key, isError } = useKey(id, printed.key);
  usePaperLine(`SAT Practice • Form ${form}`);
  return (
    <>
      <Page>
        <header className={styles.header}>
          <BackLink to="/tests">Back to Tests</BackLink>
          <h1>{TITLE}</h1>
          <p className={styles.about}>
            {testName(test)} • {dayOf(startedAt)} • Form {form}
          </p>
        </header>
        <div className={styles.screen}>
          <WhatToPrint
            booklet={booklet}
            printed={printed}
            onChange={(part) => setPrinted({ ...printed, ...part })}
            keyState={!printed.key || key !== undefined ? "there" : isError ? "failed" : "coming"}
          />
        </div>
      </Page>
      <Preview>
        {printed.booklet &&
          booklet.modules.map((module) => (
            <ModuleSheet key={module.number} booklet={booklet} module={module} />
          ))}
        {printed.answerSheet && <AnswerSheet booklet={booklet} />}
        {printed.key &&
          key?.modules.map((module) => (
            <KeySheet key={module.number} bookletKey={key} module={module} />
          ))}
      </Preview>
    </>
  );
}

/** What is printed, as it will look. It is no part of the page's grid, which would be as high on paper as on the screen. */
function Preview({ children }: { readonly children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.below}>
      <h2 id={heading} className={styles.heading}>
        Preview
      </h2>
      <div className={styles.preview} {...useScroller("Preview")}>
        {children}
      </div>
    </section>
  );
}
