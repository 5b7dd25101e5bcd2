/** What no text of ours may say, and what is wrong with it. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:in a world where|little did|at the end of the day|stands as a testament|rich tapestry|delv(?:e|es|ed|ing)|game[- ]changer|since the dawn of|needless to say|it is important to note|in today's)\b/i,
    "a worn phrase",
  ],
  [/\b(?:all|none|both) of the (?:above|these choices)\b|\bas mentioned\b/i, "a phrase of no exam"],
  [/[“”‘’]/, "a curly quotation mark, where the rest has straight ones"],
  [/--|\.{3}|…/, "hyphens for a dash, or dots"],
  [/ {2}| [,;:.?!]|[,;:]{2}/, "a slip of spacing or marks"],
  [/\b(\p{L}+) \1\b(?<!\b(?:had had|that that))/iu, "a doubled word"],
  [
    /\b(?:colou?rs?(?<=our.?)|neighbours?|favour|honour|behaviour|centre|theatre|grey|travell(?:er|ed|ing)|towards|whilst|amongst|realise|recognise|organis|analyse|programme|licence|practise|plough|mould|sceptic|judgement|artefact|storey|kilometres?|metres?)\b/i,
    "a British spelling",
  ],
];

/** What is wrong with the wording of a text, one sentence each. */
export function wordingFaults(name: string, text: string): string[] {
  return BANNED.flatMap(([pattern, fault]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${name} holds ${fault}: "${found}"`];
  });
}
