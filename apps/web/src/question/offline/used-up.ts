/** Thrown for a question when the server is out of reach and none is left of those that were kept; it says so. */
export class UsedUp extends Error {}
