import { ArrowLeft, ArrowRight, CornerDownLeft, Delete } from "lucide-react";
import { type PointerEvent, type ReactNode, useState } from "react";
import styles from "./keypad.module.css";
import { type Key, type KeypadPage, PAGE_NAMES, PAGES } from "./keys.ts";
import { eraseAtCaret, moveCaret, pressEnter, typeAtCaret } from "./type-at-caret.ts";

interface KeypadProps {
  /** The field that is typed into: the one that has the focus, or had it last. */
  readonly field: () => HTMLInputElement | null;
}

/** Keys for all that a keyboard of a phone hides; they leave the focus where it is. */
export function Keypad({ field }: KeypadProps) {
  const [page, setPage] = useState<KeypadPage>("numbers");
  const withField = (act: (field: HTMLInputElement) => void) => {
    const there = field();
    if (there !== null) act(there);
  };
  return (
    <div
      role="group"
      aria-label="Keypad"
      data-keypad
      className={styles.keypad}
      // The field keeps the focus and its caret, and a phone opens no keyboard.
      onPointerDown={(event: PointerEvent) => event.preventDefault()}
    >
      <div role="group" aria-label="Pages of keys" className={styles.pages}>
        {PAGE_NAMES.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.page}
            aria-pressed={each === page}
            onClick={() => setPage(each)}
          >
            <Named name={PAGES[each].name} shown={PAGES[each].shown} />
          </button>
        ))}
        <Deed name="Left" onPress={() => withField((each) => moveCaret(each, -1))}>
          <ArrowLeft aria-hidden="true" />
        </Deed>
        <Deed name="Right" onPress={() => withField((each) => moveCaret(each, 1))}>
          <ArrowRight aria-hidden="true" />
        </Deed>
        <Deed name="Erase" onPress={() => withField(eraseAtCaret)}>
          <Delete aria-hidden="true" />
        </Deed>
        <Deed name="Enter" onPress={() => withField(pressEnter)}>
          <CornerDownLeft aria-hidden="true" />
        </Deed>
      </div>
      <div role="group" aria-label={PAGES[page].name} className={styles.keys} data-page={page}>
        {PAGES[page].keys.map((each) => (
          <button
            key={each.name}
            type="button"
            className={styles.key}
            data-digit={/^[\d.]$/.test(each.shown) || undefined}
            onClick={() => withField((there) => typeAtCaret(there, each))}
          >
            <Named name={each.name} shown={each.shown} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** Signs for eyes, and words for ears. */
function Named({ name, shown }: Pick<Key, "name" | "shown">) {
  if (name === shown) return shown;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{name}</span>
    </>
  );
}

interface DeedProps {
  readonly name: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Deed({ name, onPress, children }: DeedProps) {
  return (
    <button type="button" className={styles.page} aria-label={name} onClick={onPress}>
      {children}
    </button>
  );
}
