/** Longest first sentence of an explanation, in characters: the brief form shows no more. */
const LONGEST_OPENING = 100;

/** What is wrong with the first sentence of an explanation. */
export function openingFaults(opening: string): string[] {
  const claims: readonly (readonly [boolean, string])[] = [
    [opening.length <= LONGEST_OPENING, `has ${opening.length} characters`],
    [opening.indexOf(".") === opening.length - 1, "has a full stop besides its last"],
    [/^\p{Lu}/u.test(opening), "does not begin with a capital"],
    [opening.split(" ").length > 4, "is too short for a sentence"],
  ];
  return claims.filter(([holds]) => !holds).map(([, fault]) => `the opening ${fault}: ${opening}`);
}
