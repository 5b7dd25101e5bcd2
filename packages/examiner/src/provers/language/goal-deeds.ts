import type { GoalFacts } from "@sat/engine";
import { type Mark, bears } from "./sentence-marks.ts";
import { contentOf, holds } from "./word-stems.ts";

type Goal = GoalFacts["goal"];

/** What a detector looks at: a sentence, the notes it was made from, and what the student wants of it. */
export interface Attempt {
  readonly sentence: string;
  readonly notes: readonly string[];
  readonly wants: string;
}

/** What shows that a sentence may do what a goal asks, and the marks by which it plainly does something else. */
interface Deed {
  readonly cues: readonly RegExp[];
  readonly not?: readonly Mark[];
  /** What only a sentence made for this goal has. */
  readonly sure?: RegExp | Mark | ((attempt: Attempt) => boolean);
  readonly also?: (attempt: Attempt) => boolean;
}

const LIKE =
  /\b(both|alike|just as|similar\w*|likewise|also|too|same|share[sd]?|common|as well|each of|neither|as (in|did|do|does|is|was|were|are|with|a|the)|(?<!un)like)\b/i;
const UNLIKE =
  /\b(while|whereas|but|unlike|although|though|however|instead|rather|than|contrast|differ\w*|yet|without)\b/i;
const TIME =
  /\b(1\d{3}s?|20\d\ds?|\d{3}s|centur\w+|decades?|years?|months?|weeks?|days?|hours?|minutes?|seconds?|spring|summer|autumn|winter|ancient|medieval|middle ages|today|BC|AD)\b/i;
const DONE =
  /\b(pointed|graphs?|turned|measur\w+|compar\w+|analy\w+|record\w+|fasten\w+|sampl\w+|track\w*|photograph\w*|attach\w*|play\w+|aimed|counted|test\w*|survey\w*|examin\w*|studied|expos\w+|sent|us(e|es|ed|ing)|date|radiocarbon|interview\w*|built|gave|scann\w*|x-?rays?|mapp\w*|marked|weigh\w*|watch\w*|collect\w*|fed|heated|dug|drill\w*|timed|read|filled|placed|put|mixed|planted|raised|listened|filmed|observ\w+|review\w*|search\w*|tried|copied|followed|excavat\w*|trac\w+|calculat\w*|simulat\w*|asked)\b/i;
const FOUND =
  /\b(show(s|ed|n)?|found|conclu\w+|results?|reveal\w*|learned that|discovered|prov(es?|ed)|suggest\w*|turned out|[a-z]+er than|(more|less|fewer|far more|far less) (\w+ )?than|twice as|as likely|match(ed|es)?|strongest|most|revived|held|came from)\b/i;
const HARM =
  /\b(blur\w*|painful|rash|little|had to|problem\w*|ruin\w*|ruined|kept|grow\w*|not|no|none|cannot|never|nothing|difficult\w*|hard|harder|danger\w*|too|damag\w*|los[et]s?|lost|burden\w*|slow|slowly|heav\w*|die[sd]?|break\w*|broke|poison\w*|crack\w*|fail\w*|rot\w*|risk\w*|cost\w*|expensive|weak\w*|lack\w*|irritat\w*|must|need\w*|requir\w*|destroy\w*|eaten|threat\w*|limit\w*|off course|only|wears?|wore|struggl\w*|froze|freez\w*|months|stop\w*|crowd\w*|sick\w*|wast\w*|uncomfort\w*|long|even)\b/i;
const GAIN =
  /\b(but|unlike|whereas|while|more|less|fewer|[a-z]+er|without|cannot|not|no|far|easi\w*|light|allow\w*|simply|better|enough|sav\w+|spar\w+|keeps?|kept|firm|trust|can|could)\b/i;
const WEIGHT =
  /\b(because|prov\w+|made|makes?|enabl\w*|opened|chang\w*|idea|inspir\w*|allow\w*|led|help\w*|grew|could|gave|sav\w+|spread|model|began|more|became|basis|most|learn\w*|ended|taught|before|show\w*|owe\w*|first|only|oldest|still|until)\b/i;
const WORK =
  /\b(what|by|when|until|because|so|caus\w+|lets?|through|which|turns?|with|from|as|where|into|bends?|carr\w+|makes?|once|if|help\w*|keeps?|and|in)\b/i;
const THEN =
  /\b(early|once|now|today|later|first|then|finally|before|after|since|no longer|still|until|became|turned|chang\w+|by the|earlier|used to|originally|nowadays|modern|next|fell|rose|grew|1\d{3}s?|20\d\ds?)\b/gi;
const GENERAL =
  /\b(from .+ to|all|most|many|every|each|tend\w*|general\w*|usual\w*|often|range\w*|may|var(y|ies|ied)|different|differs?|common\w*|always|some|several|both|whatever|wherever)\b/i;

/** Generous in its cues, so that a doubtful question is refused. */
const DEEDS: Readonly<Record<Goal, Deed>> = {
  G01: {
    sure: "likeness",
    cues: [LIKE],
    also: namesBoth,
  },
  G02: {
    sure: "contrast",
    cues: [UNLIKE],
    not: ["cleft time", "cleft place", "cleft person"],
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
    not: ["contrast", "likeness", "cleft time", "cleft place", "cleft person", "view", "aim"],
    also: introduces,
  },
  G06: {
    sure: FOUND,
    cues: [DONE, FOUND],
    not: ["contrast"],
  },
  G07: {
    cues: [DONE],
    not: ["conclusion", "aim", "scope", "definition"],
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
      /\b(learned|found|conclu\w+|show\w*|reveal\w*|prov\w+|discover\w*|suggest\w*|[a-z]+er than|(more|less|fewer) (\w+ )?than|twice|as likely|strongest|match\w*|after|when|results?)\b/i,
    ],
    not: ["aim", "definition", "opened"],
  },
  G10: {
    sure: /\b(prov(es|ed) that|shows? that|showed that|idea of|opened up|made|made it|until|enabl\w+|inspired|grew back|changed|thought to be|became|biggest|busiest|oldest|first|gave|allowed|led)\b/i,
    cues: [WEIGHT],
    not: [
      "definition",
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
    sure: /\b(unlike|than|without|can(not)?|could|simply|enough|but|do not|does not|trust|not)\b/i,
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
    sure: /^where there\b|\b(when|until|by (an?|the|two|\w+ing|\w+s)|so that|causes?|lets?|keeps?|bends?|turns?|snaps?|in which|on which|through|flows?|hold|feeds?|opens|moves?|from one)\b/i,
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
    ],
  },
  G14: {
    sure: /\b(because|since (?!the \d|\d|then)|for fear|the reason)\b/i,
    cues: [
      /\b(because|since|so that|as a result|due to|owing to|in order|reason\w*|caus\w+|led to|therefore|thus|thanks to|for fear|hence|explains?|why|so)\b|, for /i,
    ],
  },
  G15: {
    sure: /\b(all|many|most|every|always|tend|range|may|differ\w*|generally)\b/i,
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
      "single",
    ],
  },
  G16: {
    sure: "example",
    cues: [
      /\b(for (example|instance)|such as|as (is|does|did|are|was|were|has|have|can|when)|as (the|an?) [a-z ]+ (is|does|did|do|are|was|were|has|can)|one of|like|includ\w+|among them|namely|illustrat\w*|example|instance)\b/i,
    ],
  },
  G17: {
    sure: /^it (is|was) (mostly |only )?(in|at|on|near|along|off|under|from) (?!\d|the \d)|\b(is|are|was|were) (now |mostly |still |found |seen )?(in|at|on|near|under|above|below|to the (north|south|east|west)|(north|south|east|west|southwest|southeast|northwest|northeast) of)\b|\b(lies?|lay|lives?|lived?|stands?|stood|have their home|passes|reached|nest) [^,.]{0,30}\b(in|at|on|near|under|above|below|of)\b|\b(is|was) an? [a-z ]*(city|town|village|port|island|region) [^,.]*\b(in|on|near|at|of)\b|\bisland of\b/i,
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
    sure: /\b(first|who|inventor|founder|developed|accomplish\w*|painted by|invented|built)\b|, as (he|she) /i,
    cues: [],
    not: ["contrast", "likeness", "office", "aim"],
    also: namesPerson,
  },
  G21: {
    sure: "scope",
    cues: [
      /\d|\b(those of|recordings|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?)\b/i,
      /\b(stud\w+|project|sampl\w*|cover\w*|team|collect\w*|(archae|bi|ge|musi?c|zo)olog\w+|astronomers|historians|conservators|engineers|survey\w*|read|measur\w*|scholars|researchers|scientists)\b/i,
    ],
    not: ["aim", "contrast", "conclusion"],
  },
  G22: {
    sure: /\b(then|later|finally|and (finally|in)|after (that|those))\b|(1\d{3}|20\d\d).*(1\d{3}|20\d\d)/i,
    cues: [],
    not: ["contrast", "definition"],
    also: ({ sentence }) => (sentence.match(THEN) ?? []).length >= 2,
  },
  G24: {
    sure: "contrast",
    cues: [
      /\b(while|whereas|but|unlike|although|though|than|others?)\b|\bthat .+ that\b/i,
      /\b(think\w*|thought|believ\w*|according|story|say|says|said|wrote|written|claim\w*|argu\w+|hold|held|view\w*|hypothes\w*|theor\w*|suggest\w*|legend|propos\w+)\b/i,
    ],
  },
  G25: {
    sure: /\b(once|now|today|later|no longer|changed|by (the )?1\d{3}s?)\b/i,
    cues: [THEN],
    not: ["cleft time", "cleft place", "cleft person", "definition"],
    also: ({ sentence }) => (sentence.match(THEN) ?? []).length >= 2 || /\bonce\b/i.test(sentence),
  },
  G26: {
    sure: /\b(purpose|in order|so that)\b|\bto (?!\d|the\b)[a-z]+\b/i,
    cues: [TIME, /\b(to|for|in order|so that|purpose|aim\w*|meant)\b/i],
    not: ["cleft time", "cleft place", "contrast", "definition", "opened"],
  },
};

/**
 * How plainly a sentence does what the goal asks, leaving aside of what: 0 when nothing shows that it does,
 * 1 when it is built for something else, 2 when it is not, and one more when it is made for this.
 */
export function plainness(goal: Goal, attempt: Attempt): number {
  const { cues, not = [], sure, also = () => true } = DEEDS[goal];
  const { sentence } = attempt;
  const may = cues.every((cue) => new RegExp(cue.source, "i").test(sentence)) && also(attempt);
  if (!may) return 0;
  return 1 + (bears(sentence, ...not) ? 0 : 1) + (isSure(sure, attempt) ? 1 : 0);
}

function isSure(sure: Deed["sure"], attempt: Attempt): boolean {
  if (sure === undefined) return false;
  if (typeof sure === "string") return bears(attempt.sentence, sure);
  return typeof sure === "function" ? sure(attempt) : sure.test(attempt.sentence);
}

/** "a difference between A and B": a word of each stands in the sentence, when the notes have it at all. */
function namesBoth({ sentence, notes, wants }: Attempt): boolean {
  const [, first = "", second = ""] = /\bbetween (.+?) and (.+)$/.exec(wants) ?? [];
  const said = contentOf(sentence);
  const noted = contentOf(notes.join(" "));
  return [contentOf(first), contentOf(second)].every((side) => {
    const known = [...side].filter((stem) => holds(noted, stem));
    return known.length === 0 || known.some((stem) => holds(said, stem));
  });
}

/** Figures that are no years, unless the goal is about dates. */
function hasTwoFigures({ sentence, wants }: Attempt): boolean {
  const figures =
    sentence.match(
      /[$\d][\d,.]*s?|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|half|third|quarter|dozens?|none|seconds?|minutes?|hours?)\b/gi,
    ) ?? [];
  const areDates = /\b(dates?|years?|when|ages?|centuries)\b/.test(wants);
  return figures.filter((figure) => areDates || !/^(1\d{3}|20\d\d)s?$/.test(figure)).length >= 2;
}

/** Says what the subject is: defines it, or repeats a good part of the first note that names it. */
function introduces(attempt: Attempt): boolean {
  const name = subjectOf(attempt);
  const said = contentOf(attempt.sentence);
  return (
    name.some((stem) => holds(said, stem)) &&
    (defines(attempt) || repeats(attempt.sentence, attempt.notes, name))
  );
}

/** What is to be introduced; "the subject" is what the first note begins with. */
function subjectOf({ wants, notes: [first = ""] }: Attempt): string[] {
  const [, named = ""] = /^introduce (?:the )?(.+?) to /.exec(wants) ?? [];
  return [...contentOf(named === "subject" ? openingOf(first) : named)];
}

/** "A qanat is …", "Comets, which …, are …", "Made by hand, Persian carpets are …", "… is known as the Erie Canal". */
function defines(attempt: Attempt): boolean {
  const { sentence } = attempt;
  const until = bears(sentence, "opened") ? openingOf(sentence) : (sentence.split(",")[0] ?? "");
  const opening = contentOf(openingOf(until));
  return (
    bears(sentence, "named") ||
    (bears(sentence, "definition", "opened") &&
      subjectOf(attempt).some((stem) => holds(opening, stem)))
  );
}

/** What stands before the first verb of being. */
function openingOf(sentence: string): string {
  return sentence.split(/ (?:is|are|was|were|comes?|came) /)[0] ?? "";
}

/** Begins with what is to be identified. */
function opensWithIt({ sentence, wants }: Attempt): boolean {
  const opening = contentOf(openingOf(sentence));
  return [...contentOf(wants)].some((stem) => holds(opening, stem));
}

function repeats(sentence: string, notes: readonly string[], name: readonly string[]): boolean {
  const definition = notes.find((note) => name.every((stem) => holds(contentOf(note), stem)));
  if (definition === undefined || bears(sentence, "cause", "conclusion")) return false;
  const rest = [...contentOf(definition)].filter((stem) => !name.includes(stem));
  const said = contentOf(sentence);
  return rest.filter((stem) => holds(said, stem)).length > rest.length / 2;
}

/** Says what something is: by a definition, by an apposition, by "one of", or by its name. */
function identifies({ sentence }: Attempt): boolean {
  return (
    bears(sentence, "definition", "named", "opened") ||
    /, (an?|the|who|which|one) |\b(one of|not only an?|both an?|an? [a-z]+ by|as an?|language|named|the name)\b|\b(is|are|was|were) (an?|for|plankton|[a-z]+, [a-z]+, and)\b/i.test(
      sentence,
    )
  );
}

/** A person whom the goal names by name must be named; one named otherwise may be anyone. */
function namesPerson({ sentence, wants }: Attempt): boolean {
  const names = wants.match(/\p{Lu}\p{L}+/gu) ?? [];
  return names.length === 0
    ? /\b(who|first|achiev\w*)\b|\p{Lu}\p{L}+/u.test(sentence.slice(1))
    : names.some((name) => sentence.includes(name));
}
