/** Thrown for a question when the server is out of reach and none is left of those that were kept; it says so. */
export class UsedUp extends Error {}

export const USED_UP =
  "You have used up the questions of this kind that were kept on this device. The next one comes when the connection is back.";
