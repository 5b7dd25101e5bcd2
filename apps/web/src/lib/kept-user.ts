import type { User } from "@sat/contract";
import { keep, type KeptForm, readKept } from "./kept-form.ts";
import { isRecord, isText } from "./shapes.ts";
import { deviceShelf } from "./storage.ts";

/**
 * The user document as the server gave it last, kept on the device while its learner is signed in: it lets the
 * sign-in page know that there may be a session, and the pages open offline. public/before-paint.js looks for it too:
 * whoever was signed in as a page is loaded sees its bar before the page is there.
 */
const PLACE = { shelf: deviceShelf, key: "user" };

const FORM: KeptForm<User> = {
  version: 1,
  // Before forms had numbers, the document stood there by itself.
  upgrade: (former) => (isUser(former) ? former : undefined),
};

export function keepUser(user: User): void {
  keep(PLACE, FORM, user);
}

export function dropKeptUser(): void {
  deviceShelf.remove(PLACE.key);
}

/** Whether one is kept, if only by another version. */
export function isUserKept(): boolean {
  return deviceShelf.read(PLACE.key, isRecord) !== undefined;
}

export function keptUser(): User | undefined {
  return readKept(PLACE, FORM);
}

/** Tells a user document from what is none, by its outline. */
function isUser(value: unknown): value is User {
  return (
    isRecord(value) && isText(value.uid) && isRecord(value.preferences) && isRecord(value.stats)
  );
}
