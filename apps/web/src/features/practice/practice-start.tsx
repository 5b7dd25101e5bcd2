import type { SectionChoice } from "@sat/item";
import type { RefObject } from "react";
import { Shortcuts } from "../../question/controls/shortcuts.tsx";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { firstClick } from "../../ui/first-click.ts";
import { Page } from "../../ui/page.tsx";
import { LateAdaptiveProposal } from "./late-adaptive-proposal.tsx";
import { PracticeChoices } from "./practice-choices.tsx";
import styles from "./practice-start.module.css";
import { Score } from "./score.tsx";

interface PracticeStartProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
  readonly onSection: (section: SectionChoice) => void;
  /** For the button that gets a question. */
  readonly getQuestion: RefObject<HTMLButtonElement | null>;
}

/** The practice page before a question: what it is to be, and the button that gets it. */
export function PracticeStart({ desk, state, onSection, getQuestion }: PracticeStartProps) {
  return (
    <Page>
      <header className={styles.header}>
        <BackLink to="/dashboard" inBar>
          Back to Dashboard
        </BackLink>
        <h1>Practice</h1>
        <Score score={state.score} total={state.total} />
      </header>
      <Card as="div">
        <section className={styles.setup} aria-label="Practice setup">
          <p className={styles.lead}>
            Choose a section and a difficulty, then get your question. Each one is made for you.
          </p>
          <PracticeChoices desk={desk} state={state} onSection={onSection} />
          <div className={styles.buttons}>
            <Button ref={getQuestion} size="large" onClick={firstClick(desk.request)}>
              Get Question
            </Button>
            {state.total > 0 && (
              <Button look="quiet" onClick={() => desk.send({ kind: "reset" })}>
                Reset
              </Button>
            )}
          </div>
        </section>
      </Card>
      <LateAdaptiveProposal desk={desk} state={state} />
      <Shortcuts place="page" onRespond={desk.respond} onEnter={desk.leadOn} />
    </Page>
  );
}
