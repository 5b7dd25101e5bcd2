import { LONGEST_WAY } from "./given-at.ts";

/**
 * How long a question that was issued counts as met, in its own line, though it was not shown yet, in milliseconds:
 * ten minutes, in which one that was asked for ahead has its turn.
 */
export const ON_ITS_WAY = 10 * 60_000;

/**
 * How long a question may be waiting on a device to be shown, in milliseconds: as long as an answer to it may be on
 * its way. One that was not shown by then is issued again rather than lost.
 */
export const LONGEST_UNSEEN = LONGEST_WAY;
