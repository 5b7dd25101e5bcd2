import type { Key } from "./keys.ts";

/** Types what is on a key where the caret of a field stands, whether or not the field has the focus. */
export function typeAtCaret(field: HTMLInputElement, { types, back = 0 }: Key): void {
  const { from, to } = caretOf(field);
  field.setRangeText(types, from, to);
  const caret = from + types.length - back;
  field.setSelectionRange(caret, caret);
  tell(field);
}

/** Takes away what is selected, or the character before the caret. */
export function eraseAtCaret(field: HTMLInputElement): void {
  const { from, to } = caretOf(field);
  const begin = from === to ? Math.max(0, from - 1) : from;
  field.setRangeText("", begin, to);
  field.setSelectionRange(begin, begin);
  tell(field);
}

export function moveCaret(field: HTMLInputElement, by: 1 | -1): void {
  const { from, to } = caretOf(field);
  const place = by < 0 ? Math.max(0, from - 1) : Math.min(field.value.length, to + 1);
  field.setSelectionRange(place, place);
}

/** Does what the key of a keyboard does: goes on below. */
export function pressEnter(field: HTMLInputElement): void {
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}

function caretOf({ value, selectionStart, selectionEnd }: HTMLInputElement) {
  return { from: selectionStart ?? value.length, to: selectionEnd ?? value.length };
}

/** React hears of it as of any typing. */
function tell(field: HTMLInputElement): void {
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
