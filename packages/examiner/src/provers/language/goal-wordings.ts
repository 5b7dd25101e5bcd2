import type { GoalFacts } from "@sat/engine";

type Goal = GoalFacts["goal"];

/** What the wording of a goal asks for; the first that matches. */
const WORDINGS: readonly (readonly [wording: RegExp, goal: Goal])[] = [
  [/^(emphasize|tell|explain|specify|state|present) (both\b|how long\b.* and what)/, "G26"],
  [/^(specify|state|tell) when\b/, "G18"],
  [/^explain why\b/, "G14"],
  [/^(describe|show|explain|emphasize) how .*\bchanged?\b/, "G25"],
  [/^(emphasize|explain|describe|show|note) (a|the|one) (similarit|likeness|resemblance)/, "G01"],
  [/^(emphasize|explain|describe|show|note) (a|the|one) (difference|contrast)\b/, "G02"],
  [
    /^compare .*\b(views?|ideas|accounts|explanations|theories|hypotheses|opinions|beliefs|interpretations|stories|versions)\b/,
    "G24",
  ],
  [/^(contrast|compare)\b/, "G03"],
  [/^introduce .* (audience|readers|those|people|visitors|listeners|someone)\b/, "G04"],
  [
    /^present .*\b(study|experiment|research|survey|work|test)\b.* and (its|their|the) .*(finding|result|outcome|conclusion)/,
    "G06",
  ],
  [
    /^(present|describe|explain) .*\b(method|methods|methodology|way in which|procedure|how .* (study|experiment|test) was)\b/,
    "G07",
  ],
  [/^(present|state|describe) .*\b(aim|aims|goal|purpose|question|hypothesis)\b/, "G08"],
  [
    /^(present|state|describe) .*\b(conclusion|conclusions|finding|findings|result|results|outcome|found|concluded|learned|discovered)\b/,
    "G09",
  ],
  [/\bgenerali[sz]ation\b.*\bexample\b|\bexample\b|^illustrate\b/, "G16"],
  [/\bgenerali[sz]/, "G15"],
  [/\b(significance|importance|mattered|matters|impact|influence)\b/, "G10"],
  [
    /^(explain|describe|emphasize|point out|show) .*\b(hard to|disadvantage|drawback|challenge|difficulty|limitation|weakness|problem|risk|danger)s?\b/,
    "G12",
  ],
  [/^(explain|describe|emphasize|point out|show) .*\b(advantage|benefit|strength)s?\b/, "G11"],
  [/^(provide|give|present) .*\b(overview|history)\b/, "G22"],
  [
    /^(describe|show|emphasize|explain|present) .*\b(changed?|changes|grew|developed|evolved|shifted|transformed)\b/,
    "G25",
  ],
  [
    /\b(how much|on which the (study was based|scientists drew)|scope|sample|scale|size of the (study|survey))\b/,
    "G21",
  ],
  [
    /^emphasize .*\b(achievement|achieved|accomplish\w*|contribut\w+|success|feat)\b|^emphasize what .* (did|made)\b/,
    "G20",
  ],
  [/^(explain|state) (the (reason|cause)|why|what (causes|caused|led))\b/, "G14"],
  [/^(explain|describe) (how|what keeps|what makes|the (process|way|mechanism))\b/, "G13"],
  [
    /^(specify|identify|state|indicate) .*\b(where|location|place|places|the home of|setting|(country|state|province|city|town|island|river|lake) (in|at|on|from|to|near) which|part of the world|region|site|birthplace|how far)\b/,
    "G17",
  ],
  [
    /^(specify|identify|state|indicate) .*\b(when|how long|length of time|period|date|season|years?|duration|order|time|age|century|decade)\b/,
    "G18",
  ],
  [/^(identify|specify|give the name|name)\b/, "G19"],
];

/** The goal that a wording asks for, told from its words alone. */
export function goalOf(wants: string): Goal | undefined {
  return WORDINGS.find(([wording]) => wording.test(wants))?.[1];
}
