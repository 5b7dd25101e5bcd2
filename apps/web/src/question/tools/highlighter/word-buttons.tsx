import { type Block, wordsOf } from "@sat/item";
import { ArrowLeft, ArrowRight, Minus, Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import type { MarkablePart } from "../tool-work.ts";
import { chosenByWords, type WordStep } from "./chosen-by-words.ts";
import type { Chosen } from "./chosen.ts";
import styles from "./highlighter.module.css";

interface WordButtonsProps {
  readonly blocks: Readonly<Record<MarkablePart, readonly Block[]>>;
  readonly chosen: Chosen | undefined;
  readonly onChosen: (chosen: Chosen | undefined) => void;
}

const STEPS = [
  { step: "before", name: "Word before", Icon: ArrowLeft },
  { step: "next", name: "Next word", Icon: ArrowRight },
  { step: "less", name: "One word less", Icon: Minus },
  { step: "more", name: "One word more", Icon: Plus },
] as const;

/** Chooses words without a pointer: by buttons, or by arrow keys among them, with Shift for more and fewer. */
export function WordButtons({ blocks, chosen, onChosen }: WordButtonsProps) {
  const first = blocks.text.length > 0 ? "text" : "ask";
  const part = chosen?.part ?? first;
  const go = (step: WordStep) => {
    const words = chosenByWords(wordsOf(blocks[part]), chosen, step);
    if (words !== undefined) onChosen({ ...words, part, isByWords: true });
  };
  const turn = () => {
    const other = part === "text" ? "ask" : "text";
    const [word] = wordsOf(blocks[other]);
    if (word !== undefined) onChosen({ ...word, part: other, isByWords: true });
  };
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  return (
    <div className={styles.words} role="group" aria-label="Choose words">
      {STEPS.map(({ step, name, Icon }) => (
        <Button
          key={step}
          look="quiet"
          size="small"
          aria-label={name}
          title={name}
          onKeyDown={press}
          onClick={() => go(step)}
        >
          <Icon aria-hidden="true" />
        </Button>
      ))}
      {blocks.text.length > 0 && (
        <Button look="quiet" size="small" onClick={turn}>
          {part === "text" ? "To the question" : "To the text"}
        </Button>
      )}
    </div>
  );
}

function stepOf({ key, shiftKey }: KeyboardEvent): WordStep | undefined {
  if (key === "ArrowRight") return shiftKey ? "more" : "next";
  if (key === "ArrowLeft") return shiftKey ? "less" : "before";
  return undefined;
}
