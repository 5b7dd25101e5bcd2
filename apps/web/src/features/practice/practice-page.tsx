import type { SectionChoice } from "@sat/item";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { ArrowLeft, Keyboard } from "lucide-react";
import { useEffect, useState } from "react";
import { now } from "../../lib/clock.ts";
import { loadKatex } from "../../question/katex-loader.ts";
import { useAnswerKeys } from "../../question/use-answer-keys.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { CurrentQuestion } from "./current-question.tsx";
import type { Practice } from "./practice.ts";
import { PracticeSetup } from "./practice-setup.tsx";
import styles from "./practice-page.module.css";
import { Score } from "./score.tsx";
import { ShortcutsHelp } from "./shortcuts-help.tsx";
import { usePractice } from "./use-practice.ts";

/** After time ran out, a press meant to submit must not skip the result: this long, in milliseconds. */
const SETTLING = 600;

/** Quick practice: one question at a time, for as long as the learner likes. */
export function PracticePage() {
  const { section: wanted } = useSearch({ from: "/signed-in/practice" });
  const navigate = useNavigate();
  const { practice, session } = usePractice(wanted);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const act = () => leadOn(practice);
  useAnswerKeys({
    onLetter: (letter) => practice.send({ kind: "selected", letter }),
    onEnter: act,
    onHelp: () => setHelpOpen(true),
  });
  usePreparedFormulas(session.section);
  const choose = (section: SectionChoice) => {
    practice.send({ kind: "section-chosen", section });
    // The address names the section it was opened for; after a reload it must not undo this choice.
    if (wanted !== undefined)
      void navigate({ to: "/practice", search: { section }, replace: true });
  };
  return (
    <Page>
      <header className={styles.header}>
        <ButtonLink to="/dashboard" look="quiet" size="small">
          <ArrowLeft aria-hidden="true" />
          <span className={styles.back}>Back to Dashboard</span>
        </ButtonLink>
        <h1>Practice</h1>
        <Score score={session.score} total={session.total} />
      </header>
      <PracticeSetup practice={practice} session={session} onSection={choose} />
      <CurrentQuestion practice={practice} session={session} onAct={act} />
      <footer className={styles.footer}>
        <Button look="quiet" size="small" onClick={() => setHelpOpen(true)}>
          <Keyboard aria-hidden="true" />
          Keyboard shortcuts
        </Button>
      </footer>
      <ShortcutsHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Page>
  );
}

/** Submits a chosen answer, or goes on from a result. */
function leadOn(practice: Practice): void {
  const session = practice.session();
  if (session.phase === "shown") practice.send({ kind: "submitted", at: now() });
  if (session.phase !== "submitted") return;
  const isSettled = !session.autoSubmitted || now() - session.submittedAt > SETTLING;
  if (isSettled) practice.request();
}

/** Sends for KaTeX while the learner still chooses, where formulas are likely. */
function usePreparedFormulas(section: SectionChoice): void {
  const isLikely = section === "Math" || section === "Mixed";
  // A download is outside React, and wanted before there is a formula to show.
  useEffect(() => {
    if (isLikely) void loadKatex();
  }, [isLikely]);
}
