import type { Claim, GoalId } from "@sat/content";

/** Which other goals' sentences may serve a goal too when it is worded plainly, and the words that let them. */
interface Overlap {
  readonly from: readonly GoalId[];
  readonly sign: RegExp;
}

const DATE = /\b(1\d{3}|20\d\d)s?\b|\b\d{3}s\b|\bcentur|\b(BC|AD)\b/;
const NAME = /\p{Lu}\p{L}+ \p{Lu}|\b(who|first|invent\w*)\b/u;
const RESULT =
  /\b(found|shows?|showed|conclu\w+|learned|prove[sd]|revealed|discovered|than|twice|until)\b/;

const OVERLAPS: Readonly<Partial<Record<GoalId, Overlap>>> = {
  G01: {
    from: ["G02", "G03", "G04", "G13", "G16", "G19", "G15"],
    sign: /\b(both|just as|same|similar|too|also|alike|common|as (is|are|does|do|in))\b|^like /i,
  },
  G02: {
    from: ["G03", "G11", "G12", "G24", "G25", "G10"],
    sign: /\b(while|whereas|unlike|but|than|although|though|instead|without|yet)\b/i,
  },
  G03: {
    from: ["G02", "G04", "G10", "G11", "G12", "G20", "G22", "G24", "G25", "G26"],
    sign: /\d.*\d|\b(than|whereas|while|only)\b.*\b(one|two|three|four|five|six|seven|eight|nine|ten|none)\b/i,
  },
  G04: {
    from: ["G19", "G17", "G13"],
    sign: /^(?!It\b|There\b)[^,]*(, [^,]+,)? (is|are|was|were) (an?|the|one)\b|\bknown as\b|\bcalled\b/,
  },
  G07: {
    from: ["G02", "G03", "G04", "G09", "G12", "G13", "G18", "G20", "G21", "G25"],
    sign: /\b(measured|compared|recorded|analyzed|counted|tested|studied|photographed|attached|use[ds]?|played|samples?|read|put|built|gave|sent|collected|fed|made|placed|asked)\b/,
  },
  G08: {
    from: ["G14", "G26", "G07"],
    sign: /\b(want\w*|wish\w*|hope\w*|purpose|asked|to (learn|find|know|see))\b/,
  },
  G09: { from: ["G03", "G07", "G10", "G18", "G20", "G21"], sign: RESULT },
  G10: {
    from: [
      "G02",
      "G03",
      "G04",
      "G06",
      "G09",
      "G11",
      "G13",
      "G14",
      "G15",
      "G16",
      "G18",
      "G20",
      "G21",
      "G22",
      "G25",
    ],
    sign: /\b(first|oldest|made|prov\w+|shows?|showed|chang\w+|became|until|led|allow\w*|idea|grew|gave|before|more|opened)\b/,
  },
  G11: {
    from: ["G02", "G03", "G10", "G12", "G13", "G14", "G16", "G19", "G21", "G25", "G26"],
    sign: /\b(unlike|whereas|while|but|more|less|without|than|so that|allow\w*|can|could|not|only|enough)\b/,
  },
  G12: {
    from: ["G02", "G03", "G11", "G13", "G14", "G15", "G16", "G24", "G25"],
    sign: /\b(must|hard|difficult\w*|danger\w*|lost|los[et]s?|damag\w*|too|slow\w*|burden|requir\w*|need\w*|dies?|little|months|weak\w*|cannot|nearly|stopped|heavy|long|not|only)\b/i,
  },
  G13: {
    from: ["G12", "G06", "G07", "G09", "G10", "G11", "G14", "G15", "G16", "G25", "G26"],
    sign: /\b(when|so that|caus\w+|lets?|until|because|turn\w*|hold|keeps?|flows?|opens|moves?|in which|on which|from one|by (an?|the|two|\w+ing))\b/i,
  },
  G14: {
    from: ["G10", "G11", "G12", "G13", "G25", "G26", "G08"],
    sign: /\b(because|since|so that|in order|for|led|reason|cause\w*)\b/i,
  },
  G15: {
    from: ["G10", "G12", "G17", "G13", "G03", "G21"],
    sign: /\b(all|most|many|every|often|may|differ\w*)\b/i,
  },
  G16: { from: ["G01", "G15", "G13"], sign: /\b(instance|example|such as|as|like)\b/i },
  G17: {
    from: [
      "G03",
      "G04",
      "G06",
      "G07",
      "G09",
      "G21",
      "G10",
      "G13",
      "G15",
      "G18",
      "G19",
      "G20",
      "G22",
      "G25",
    ],
    sign: /\b(in|at|on|near|off|across) (the )?(\w+ )?\p{Lu}|\b(lies?|stands?|stood|where|city|island|town)\b|\b(is|are|was|were|live|lives|found) (in|at|on|near)\b|\bfrom the (back|front|top|coast)\b/u,
  },
  G18: {
    from: [
      "G03",
      "G10",
      "G13",
      "G19",
      "G20",
      "G21",
      "G22",
      "G25",
      "G26",
      "G04",
      "G02",
      "G16",
      "G17",
      "G07",
      "G12",
    ],
    sign: new RegExp(`${DATE.source}|\\b(years?|decades?|months|weeks|days|hours)\\b`),
  },
  G19: {
    from: ["G04", "G10", "G13", "G16", "G20"],
    sign: /\b(is|are|was|were) (an?|the|one|[a-z]+s)\b|\bknown as\b|\bcalled\b/,
  },
  G20: {
    from: ["G03", "G06", "G07", "G09", "G10", "G18", "G19", "G22", "G25"],
    sign: NAME,
  },
  G21: {
    from: ["G03", "G06", "G07", "G09", "G18"],
    sign: /\b(stud\w+|team|as many)\b/,
  },
  G24: {
    from: ["G02", "G04", "G14", "G20", "G22"],
    sign: /\b(think|thought|believe\w*|according|argued|said)\b/,
  },
  G25: {
    from: ["G18", "G22", "G03", "G10", "G20", "G02", "G26"],
    sign: /\b(once|now|today|later|became|changed|after|before|until|by \d{4}|no longer|early)\b/,
  },
  G26: {
    from: ["G12", "G13", "G18", "G25", "G07"],
    sign: /\b(years?|decades?|months|weeks|days|hours|century|centuries)\b/,
  },
};

/** Whether someone could argue that a claim serves another goal, worded plainly, as well as its own. */
export function couldServe(goal: GoalId, claim: Claim): boolean {
  const overlap = OVERLAPS[goal];
  return overlap?.from.includes(claim.goal) === true && overlap.sign.test(claim.sentence);
}
