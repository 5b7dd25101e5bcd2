/** Marks of build by which a sentence plainly does one thing and so not another. */
const MARKS = {
  contrast: /^(while|whereas|unlike)\b|\b(whereas|unlike)\b|, (while|but) /i,
  likeness:
    /^(in both|like|just as|both)\b|\bboth at\b|\bboth of them\b|\bcan both\b|, as (in|did|do|does|is|was|were|are) |, too\b|\bin common\b|, like (the|those|that|an?) |\bthe same way\b|\bsimilar\b|\bboth are\b/i,
  /** "A qanat is a tunnel that …", "The yam, which …, was a relay of …". */
  definition:
    /^(?!it\b|there\b|because\b|when\b|where\b|what\b|if\b|after\b|in\b|although\b|even\b)[^,]{2,60}?(, [^,]+,)? (is|are|was|were) (an?|the|one of|((?!by\b)[a-z]+ ){0,2}(?!by\b)[a-z]+s (of|that|who|whose|which|in|with|from|on|for)) /i,
  /** "Made by hand in Iran, Persian carpets are rugs …". */
  opened:
    /^(first )?(made|built|dug|woven|cut|known|found|born|[a-z]+ed)\b[^,]+, [^,]+ (is|are|was|were) (an?|the|[a-z]+s) /i,
  named:
    /\b(is|are|was|were) (known as|called)\b|\bknown as\b|\bconsists? of\b|^what is (known|called)\b/i,
  "cleft time":
    /^it (is|was) (only |not |probably )?(in|on|from|between|during|around|about|by|until|before|after)? ?(the )?(early |late |mid-?|spring |summer |autumn |fall |winter )?(of )?(the )?(\d|january|february|march|april|may|june|july|august|september|october|november|december|more than|\w+ (century|years?|decades?)|middle ages)/i,
  "cleft place":
    /^it (is|was) (only |mostly )?(in|at|on|near|along|off|under|inside|around) (?!\d)|^[^,]+ is where\b/i,
  "cleft person": /^it (is|was) (?!in\b|on\b|at\b|from\b|between\b)[^,]+?(, [^,]+,)? who\b/i,
  view: /(?<!\b(is|are|was|were) )\b(thinks?|thought|believed?)\b|\b(according to|argued?)\b/i,
  aim: /\b(wanted to|wished to|hoped to|wondered|asked (in \d+ )?(whether|if|how|what|why|which|when))\b/i,
  conclusion:
    /\bconclu\w+|\b[Aa]s \w+ showed\b|\b(found|showed|learned|revealed) that\b|(?<!what )\bproved that\b/i,
  cause: /\b(because|so that|as a result|due to)\b|^since (?!the \d|\d)/i,
  scope: /\b(as many as|no fewer than)\b|\bin all\b|\bstudy .*\bcovered\b/i,
  denial: /\b(not|no|none|cannot|never|nothing|neither|hardly)\b/i,
  harm: /\b(mistakes|hard to|(?<!less )danger\w*|damag\w*|burden|lost|los[et]s?|weaken\w*|weakness|blur\w*|rash|painful|not do well|slow work|little sleep|ruin\w*|dies?|died|must|irritat\w*|fail\w*|there is a need|cannot pass|flooded|buried|blocked|inside out|sprang open|thrown away|difficult\w*|require)\b/i,
  example:
    /\b(for (example|instance)|such as)\b|, as (is|does|when)\b|, as (the|an?) [a-z ]+ (is|does|did|do|has|can)\b|\bas when\b/i,
  "named in two": /\p{Lu}[\p{L}-]+ \p{Lu}\p{L}+/u,
  year: /\b(in|by|around|before|since|until|between|from) (\w+ )?(the )?(early |late |mid-)?(1\d{3}|20\d\d)s?\b/i,
  study:
    /\b(scientists|engineers|researchers|archaeologists|biologists|geologists|astronomers|scholars)\b/i,
  single: /\b(the|is) (very )?(strongest|oldest|largest|first|smallest|longest)\b/i,
  stages: /\b(once|first|at first|most)\b.*\b(then|later|finally|today|now|by the|but)\b/i,
  /** Someone is named, or said to have had an office. */
  person:
    /^(It was )?([Tt]he [a-z]+ )?\p{Lu}\p{L}+ \p{Lu}[\p{L}-]+( \p{Lu}\p{L}+)?,? (was|were|is|are|who|took|built|made|named|wrote|deciphered|predicted|developed|directed|and)\b/u,
  office:
    /^(?!it\b).*\b(was|were|is) (an?|both an?|not only an?|for many years|(the )?(chief|head)) (?!success|achiev|first)/i,
  scale: /\d[\d,.]* .*\d[\d,.]* /,
} as const;

export type Mark = keyof typeof MARKS;

export function bears(sentence: string, ...marks: readonly Mark[]): boolean {
  return marks.some((mark) => {
    if (mark === "cleft place" && MARKS["cleft time"].test(sentence)) return false;
    return MARKS[mark].test(sentence);
  });
}
