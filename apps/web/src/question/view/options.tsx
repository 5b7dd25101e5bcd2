import { OPTION_LETTERS, type OptionLetter } from "@sat/item";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWantedPart } from "../../lib/late-part.ts";
import { useScroller } from "../../ui/use-scroller.ts";
import { lateSpeech } from "../prose/late-speech.ts";
import { type AnswerMark, Mark } from "./mark.tsx";
import styles from "./options.module.css";
import { Line } from "../prose/prose.tsx";
import { Said, Unseen } from "../prose/said.tsx";
import type { ToolViews } from "../tools/tool-views.ts";

interface OptionsProps {
  readonly options: Readonly<Record<OptionLetter, string>>;
  readonly selected: OptionLetter | null;
  /** Given once the question is answered; the options then show how it went and cannot be changed. */
  readonly correctAnswer?: OptionLetter | undefined;
  readonly onSelect: (letter: OptionLetter) => void;
  /** The id of what asks. */
  readonly labelledBy: string;
  readonly views?: ToolViews | undefined;
}

/** The four options as cards: a native group of radio buttons. */
export function Options(props: OptionsProps) {
  const { options, selected, correctAnswer, onSelect, labelledBy, views } = props;
  const name = useId();
  const words = useWantedPart(lateSpeech)?.optionWords(options);
  return (
    <fieldset
      ref={useFocusOnChoice(selected)}
      className={styles.options}
      role="radiogroup"
      aria-labelledby={labelledBy}
      disabled={correctAnswer !== undefined}
    >
      {OPTION_LETTERS.map((letter) => (
        <div key={letter} className={styles.row}>
          <label
            className={`ringed ${styles.option}`}
            data-struck={views?.struck.includes(letter)}
            data-mark={markOf(letter, selected, correctAnswer)}
          >
            <input
              type="radio"
              name={name}
              value={letter}
              className={styles.radio}
              checked={letter === selected}
              onChange={() => onSelect(letter)}
            />
            <span className={styles.letter}>
              <Said words={`${letter},`}>{letter}</Said>
            </span>
            <OptionText text={options[letter]} words={words?.get(letter)}>
              {views?.struck.includes(letter) && <Unseen words=", crossed out" />}
            </OptionText>
            <Mark mark={markOf(letter, selected, correctAnswer)} />
          </label>
          {views?.strike?.(letter)}
        </div>
      ))}
    </fieldset>
  );
}

interface OptionTextProps {
  readonly text: string;
  readonly words: string | undefined;
  readonly children: ReactNode;
}

/** An option as it is printed; in words of its own where its text alone would sound like another's. */
function OptionText({ text, words, children }: OptionTextProps) {
  const line = <Line text={text} />;
  return (
    <span className={styles.text} {...useScroller()}>
      {words === undefined ? line : <Said words={words}>{line}</Said>}
      {children}
    </span>
  );
}

/**
 * Moves the focus to an option as it is chosen. One chosen by a key of the page's would leave it on a button
 * elsewhere, which the next Enter would press in place of submitting.
 */
function useFocusOnChoice(selected: OptionLetter | null) {
  const group = useRef<HTMLFieldSetElement>(null);
  const last = useRef(selected);
  // The focus is the browser's; an option that was chosen before the page came leaves it alone.
  useEffect(() => {
    if (selected === last.current) return;
    last.current = selected;
    const chosen = group.current?.querySelector<HTMLInputElement>("input:checked");
    if (chosen !== document.activeElement) chosen?.focus();
  }, [selected]);
  return group;
}

/** How an option compares with the right one, once that is known. */
export function markOf(
  letter: OptionLetter,
  selected: OptionLetter | null,
  correctAnswer: OptionLetter | undefined,
): AnswerMark | undefined {
  if (correctAnswer === undefined) return undefined;
  if (letter === correctAnswer) return letter === selected ? "chosen-right" : "right";
  return letter === selected ? "wrong" : undefined;
}
