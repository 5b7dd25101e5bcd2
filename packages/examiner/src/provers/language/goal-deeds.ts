import type { GoalFacts } from "@sat/engine";
import {
  LIKE,
  UNLIKE,
  TIME,
  DONE,
  FOUND,
  HARM,
  GAIN,
  WEIGHT,
  WORK,
  THEN,
  stagesIn,
  GENERAL,
} from "./goal-cues.ts";
import {
  type Attempt,
  namesBoth,
  hasTwoFigures,
  introduces,
  defines,
  opensWithIt,
  identifies,
  namesPerson,
} from "./goal-detectors.ts";
import type { Mark } from "./sentence-marks.ts";

type Goal = GoalFacts["goal"];

/** What shows that a sentence may do what a goal asks, and the marks by which it plainly does something else. */
export interface Deed {
  readonly cues: readonly RegExp[];
  readonly not?: readonly Mark[];
  /** What only a sentence made for this goal has. */
  readonly sure?: RegExp | Mark | ((attempt: Attempt) => boolean);
  readonly also?: (attempt: Attempt) => boolean;
}

/** Generous in its cues, so that a doubtful question is refused. */
export const DEEDS: Readonly<Record<Goal, Deed>> = {
  G01: {
    sure: "likeness",
    cues: [LIKE],
    also: namesBoth,
  },
  G02: {
    sure: "contrast",
    cues: [UNLIKE],
    not: ["stages", "cleft time", "cleft place", "cleft person"],
    also: namesBoth,
  },
  G03: {
    sure: "contrast",
    cues: [
      /\b(while|whereas|but|unlike|although|though|however|than|contrast|compared|that of|those of|only|of the)\b/i,
    ],
    not: ["cause", "cleft time", "cleft place"],
    also: hasTwoFigures,
  },
  G04: {
    sure: defines,
    cues: [],
    not: [
      "contrast",
      "likeness",
      "cleft time",
      "cleft place",
      "cleft person",
      "view",
      "aim",
      "cause",
    ],
    also: introduces,
  },
  G06: {
    sure: FOUND,
    cues: [DONE, FOUND],
    not: ["contrast"],
  },
  G07: {
    sure: "study",
    cues: [DONE],
    not: ["conclusion", "cleft time", "cleft place", "cause", "aim", "scope", "definition"],
    also: ({ sentence }) => !/\bas likely|learned|revived\b/.test(sentence),
  },
  G08: {
    cues: [
      /\b(want\w* to|wish\w* to|hop\w+ to|asked|aim (was|of)|question|set out|sought|wonder\w*|investigat\w*|to (learn|find out|see|test|determine|discover|know|check|understand|explain) (whether|how|what|which|why|if|where|when|who))\b/i,
    ],
    not: ["conclusion"],
  },
  G09: {
    cues: [
      /\b(learned|found|conclu\w+|show\w*|reveal\w*|prov\w+|discover\w*|suggest\w*|[a-z]+er than|(more|less|fewer) (\w+ )?than|was found|largest|twice|held|mostly|reported|kept|more often|according|explained|as likely|strongest|match\w*|after|when|results?)\b/i,
    ],
    not: ["aim", "cleft place", "cleft time", "scope", "definition", "opened"],
  },
  G10: {
    sure: /\b(prov(es|ed) that|shows? that|showed that|idea of|opened up|made|made it|until|enabl\w+|inspired|grew back|changed|could|might well|copied|millions|main food|less damage|cheaper|supported|thought to be|older than|depends?|became|biggest|busiest|oldest|first|gave|allowed|led)\b/i,
    cues: [WEIGHT],
    not: [
      "definition",
      "cleft person",
      "stages",
      "scope",
      "harm",
      "opened",
      "cleft time",
      "cleft place",
      "contrast",
      "likeness",
      "aim",
      "person",
    ],
  },
  G11: {
    sure: /\b(instead of|fewer|loses|expected no|leave no|safe|all the time|spared|whereas|unlike|than|without|can(not)?|could|simply|enough|but|do not|does not|trust|not)\b/i,
    cues: [GAIN],
    not: [
      "likeness",
      "definition",
      "cleft time",
      "cleft place",
      "cleft person",
      "view",
      "aim",
      "harm",
      "scope",
      "stages",
      "scale",
      "opened",
      "year",
      "person",
    ],
  },
  G12: {
    sure: "harm",
    cues: [HARM],
    not: [
      "likeness",
      "definition",
      "named",
      "contrast",
      "cleft time",
      "cleft place",
      "cleft person",
      "view",
      "aim",
      "conclusion",
      "scope",
      "stages",
      "year",
    ],
  },
  G13: {
    sure: /^where there\b|\b(when|left out|until|by (an?|the|two|\w+ing|\w+s)|causes?|lets?|keeps?|bends?|turns?|snaps?|reacts?|locks the|by means of|in which|on which|through|flows?|hold|feeds?|opens|moves?|from one|appear|repaid|takes home|share of|evaporates|shows|takes in|carries)\b/i,
    cues: [WORK],
    not: [
      "contrast",
      "likeness",
      "definition",
      "named",
      "opened",
      "cleft time",
      "cleft place",
      "cleft person",
      "view",
      "aim",
      "conclusion",
      "denial",
      "harm",
      "example",
      "year",
      "stages",
      "person",
      "scope",
      "study",
      "named in two",
      "single",
    ],
  },
  G14: {
    sure: /\b(because|since (?!the \d|\d|then)|for fear|the reason)\b/i,
    cues: [
      /\b(because|since|so that|as a result|due to|owing to|in order|reason\w*|caus\w+|led to|therefore|thus|thanks to|for fear|hence|explains?|why|so)\b|, for /i,
    ],
  },
  G15: {
    sure: /\b(all|many|most|every|always|tend|range|may|differ\w*|generally|usually|both|have all)\b/i,
    cues: [GENERAL],
    not: [
      "contrast",
      "definition",
      "cleft time",
      "cleft place",
      "cleft person",
      "cause",
      "aim",
      "conclusion",
      "scope",
      "harm",
      "single",
    ],
  },
  G16: {
    sure: "example",
    cues: [
      /\b(for (example|instance)|such as|as in|as (is|do|does|did|are|was|were|has|have|can|when)|as (the|an?) [a-z ]+ (is|does|did|do|are|was|were|has|can)|one of|like|includ\w+|among them|namely|illustrat\w*|example|instance)\b/i,
    ],
  },
  G17: {
    sure: /^it (is|was) (mostly |only )?(in|at|on|near|along|off|under|from) (?!\d|the \d)|\b(is|are|was|were) (now |mostly |still |found |seen |common )?(in(?! line)|at|on|near|under|above|below|to the (north|south|east|west)|(north|south|east|west|southwest|southeast|northwest|northeast) of)\b|\b(lies?|lay|lives?|lived?|stands?|stood|have their home|passes|reached|met|gave|showed|chose|nest) [^,.]{0,30}\b(in|at|on|near|under|above|below|of)\b|\b(is|was) an? [a-z ]*(city|town|village|port|island|region) [^,.]*\b(in|on|near|at|of)\b|\b(island of|came from|is where)\b/i,
    cues: [
      /\b(in|at|on|near|under|from|along|through|into|between|above|below|off|around|inside|outside|behind|across|where|far|island|city|town|village|valley|district)\b/i,
    ],
    not: [
      "contrast",
      "likeness",
      "cleft time",
      "cleft person",
      "view",
      "cause",
      "aim",
      "conclusion",
    ],
  },
  G18: {
    sure: /^it (is|was) (only |not |probably )?(in|on|from|between|during|around|about|by|until|for) [^,]*(\d|century|years)|\b(time|period) (for|in|during) which\b|\b(in|from|between|until|by|since|during|around) (the )?(early |late |mid-)?(1\d{3}|20\d\d|\d{3}s)/i,
    cues: [TIME],
    not: [
      "definition",
      "stages",
      "contrast",
      "likeness",
      "cleft place",
      "cleft person",
      "view",
      "cause",
      "aim",
      "conclusion",
    ],
  },
  G19: {
    sure: opensWithIt,
    cues: [],
    not: ["contrast", "likeness", "cleft time", "cause", "view", "aim", "conclusion"],
    also: identifies,
  },
  G20: {
    sure: /\b(traveled|told|praised|found|proved|proves|sent|improved|designer|designed|took|recogniz\w+|the first (to|woman|man|of|person)|devised|who|inventor|founder|developed|accomplish\w*|painted by|invented|built)\b|, as (he|she) /i,
    cues: [],
    not: ["contrast", "likeness", "office", "definition", "cleft place", "cleft time", "aim"],
    also: namesPerson,
  },
  G21: {
    sure: "scope",
    cues: [
      /\d|\b(those of|recordings|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?)\b/i,
      /\b(stud\w+|project|sampl\w*|cover\w*|team|question\w*|groups|pickers|compared|planners|filmed|seismographs|model|contains?|includ\w*|books?|generations|interview\w*|econom\w+|psycholog\w+|geographers|collect\w*|(archae|bi|ge|musi?c|zo)olog\w+|astronomers|historians|conservators|engineers|survey\w*|read|measur\w*|scholars|researchers|scientists)\b/i,
    ],
    not: ["aim", "contrast", "conclusion"],
  },
  G22: {
    sure: /\b(then|later|finally|and (finally|in)|after (that|those))\b|(1\d{3}|20\d\d).*(1\d{3}|20\d\d)/i,
    cues: [],
    not: ["contrast", "definition"],
    also: ({ sentence }) => stagesIn(sentence) >= 2,
  },
  G24: {
    sure: "contrast",
    cues: [
      /\b(while|whereas|but|unlike|although|though|than|others?)\b|\bthat .+ that\b/i,
      /\b(think\w*|critics|read|call|calls|explain\w*|see|thought|believ\w*|according|story|say|says|said|wrote|written|claim\w*|link|trace|argu\w+|hold|held|view\w*|hypothes\w*|theor\w*|suggest\w*|legend|propos\w+)\b/i,
    ],
  },
  G25: {
    sure: /\b(once|now|today|later|no longer|changed|by (the )?1\d{3}s?)\b/i,
    cues: [THEN],
    not: ["cleft time", "cleft place", "cleft person", "definition"],
    also: ({ sentence }) => stagesIn(sentence) >= 2 || /\bonce\b/i.test(sentence),
  },
  G26: {
    sure: /\b(purpose|in order|so that)\b|\bto (?!\d|the\b)[a-z]+\b/i,
    cues: [
      /\b(as many as|centur\w+|years?|decades?|months?|weeks?|days?|hours?|1\d{3})\b/i,
      /\b(to|for|in order|so that|purpose|aim\w*|meant)\b/i,
    ],
    not: ["cleft time", "cleft place", "contrast", "definition", "opened", "harm", "stages"],
  },
};
