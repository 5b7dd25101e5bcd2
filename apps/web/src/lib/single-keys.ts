import { isBoolean } from "./shapes.ts";
import { deviceShelf } from "./storage.ts";

const KEY = "single-keys";

/**
 * Whether a letter, a number or a sign alone does something on this device. Who speaks to the computer, or strikes
 * keys by chance, can have that off (WCAG 2.2, 2.1.4).
 */
export function areSingleKeysOn(): boolean {
  return deviceShelf.read(KEY, isBoolean) ?? true;
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) deviceShelf.remove(KEY);
  else deviceShelf.write(KEY, false);
}
