/** A calculation that makes no sense, such as the root of a point; its message is a sentence for the learner. */
export class Refusal extends Error {}
