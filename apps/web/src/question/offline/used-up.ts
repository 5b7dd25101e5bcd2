/** Thrown for a question when the server gives none and none is left of those that were kept. */
export class UsedUp extends Error {}
