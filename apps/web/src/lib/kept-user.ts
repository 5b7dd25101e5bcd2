import type { User } from "@sat/contract";
import { DIFFICULTIES, SECTION_CHOICES } from "@sat/item";
import { isBoolean, isCount, isOneOf, isRecord, isText } from "./shapes.ts";
import { deviceShelf } from "./storage.ts";

/**
 * The user document as the server gave it last, kept on the device while its learner is signed in: it lets the
 * sign-in page know that there may be a session, and the pages open offline. public/before-paint.js looks for it too:
 * whoever was signed in as a page is loaded sees its bar before the page is there.
 */
const KEY = "user";

export function keepUser(user: User): void {
  deviceShelf.write(KEY, user);
}

export function dropKeptUser(): void {
  deviceShelf.remove(KEY);
}

/** Whether one is kept, if only by another version. */
export function isUserKept(): boolean {
  return deviceShelf.read(KEY, isRecord) !== undefined;
}

export function keptUser(): User | undefined {
  return deviceShelf.read(KEY, isUser);
}

/** The shelf holds only what `keepUser` wrote; this tells it from another version's or a damaged one. */
function isUser(value: unknown): value is User {
  if (!isRecord(value)) return false;
  const { uid, email, displayName, photoURL, emailVerified, joinDate, lastLoginDate } = value;
  return (
    [uid, email, displayName, joinDate, lastLoginDate].every(isText) &&
    (photoURL === null || isText(photoURL)) &&
    isBoolean(emailVerified) &&
    arePreferences(value.preferences) &&
    areStats(value.stats)
  );
}

function arePreferences(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { timerEnabled, notificationsEnabled, showExplanationsImmediately } = value;
  return (
    isOneOf(SECTION_CHOICES, value.defaultSection) &&
    isOneOf(DIFFICULTIES, value.defaultDifficulty) &&
    [timerEnabled, notificationsEnabled, showExplanationsImmediately].every(isBoolean) &&
    isOneOf(["detailed", "brief"], value.feedbackStyle)
  );
}

function areStats(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { totalQuestions, correctAnswers, currentStreak, longestStreak } = value;
  return [totalQuestions, correctAnswers, currentStreak, longestStreak].every(isCount);
}
