import { useEffect, useRef, useState } from "react";
import { preferring } from "../../lib/difficulty-choice.ts";
import { logFailure } from "../../lib/log.ts";
import { useSavePreferences } from "../../lib/preferences.ts";
import { useUser } from "../../lib/session.ts";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./adaptive-proposal.module.css";

/** What either answer is told. */
const TOLD = {
  taken: "Your next questions are Adaptive. You can change the difficulty at any time.",
  declined: "Nothing changes. Adaptive is there among the difficulties if you want it later.",
};

export interface AdaptiveProposalProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
}

/** Proposes Adaptive until it is taken or declined on any device. */
export function AdaptiveProposal({ desk, state }: AdaptiveProposalProps) {
  const { adaptiveProposed } = useUser().preferences;
  const save = useSavePreferences();
  const [answer, setAnswer] = useState<keyof typeof TOLD>();
  const isDue = !adaptiveProposed && state.difficulty !== "Adaptive";
  if (answer !== undefined) return <Told>{TOLD[answer]}</Told>;
  if (!isDue) return null;
  const give = (given: keyof typeof TOLD) => {
    setAnswer(given);
    if (given === "taken") desk.send({ kind: "difficulty-chosen", difficulty: "Adaptive" });
    const change = given === "taken" ? preferring("Adaptive") : { adaptiveProposed: true };
    save(change).catch((error: unknown) => logFailure("saving the answer to a proposal", error));
  };
  return (
    <aside className={styles.proposal} aria-label="Proposal">
      <p>
        Let practice choose the difficulty for you? It aims at questions you get right about two
        times in three.
      </p>
      <div className={styles.ways}>
        <Button look="secondary" onClick={() => give("taken")}>
          Use Adaptive
        </Button>
        <Button look="quiet" onClick={() => give("declined")}>
          Not now
        </Button>
      </div>
    </aside>
  );
}

/** Stands where the buttons were, and takes the focus from the one that was pressed. */
function Told({ children }: { readonly children: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The focus is the browser's.
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <aside className={styles.proposal} aria-label="Proposal">
      <p ref={text} tabIndex={-1}>
        {children}
      </p>
    </aside>
  );
}
