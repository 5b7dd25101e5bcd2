import type { ModifierFacts } from "@sat/engine";

type NounKind = ModifierFacts["nouns"][number]["kind"];

/** Whether a noun of that kind could be what the opening phrase says; false if the phrase begins in no known way. */
export function couldDescribe(phrase: string, kind: NounKind): boolean {
  const words = phrase.replace(ADVANCE, "").replace(DEGREE, "");
  return DESCRIBABLE.some(([kinds, opening]) => kinds.includes(kind) && opening.test(words));
}

/** A time or "while" in front of what the phrase says, and how much it is so. */
const ADVANCE =
  /^(?:In (?:the )?\d{4}s?, )?(?:(?:while|when|although|though|once|having|being|still|first|originally|newly|often|long) )*/i;
const DEGREE = /^(?:(?:too|so|very|no longer|more|less|only|\w+ly) )*/i;

/** One who names a person: a trade, an office, a part in a group. */
const PERSONS =
  /^(?:an?|one of|the|both|himself|herself) .*\b(?:admirer|architect|astronomer|author|biologist|botanist|captain|chemist|child|composer|daughter|director|engineer|explorer|farmer|head|historian|inventor|journalist|leader|lawyer|mathematician|member|merchant|musician|naturalist|novelist|nurse|officer|painter|photographer|physician|physicist|pilot|poet|potter|printer|sailor|scholar|sculptor|singer|soldier|son|student|teacher|translator|weaver|widow|woman|writer)s?\b/i;

const MIND =
  /^(?:accustomed|afraid|alarmed|anxious|attracted|aware|careful|certain|confident|convinced|curious|delighted|determined|disappointed|dissatisfied|distrustful|doubtful|drawn to|eager|familiar|fascinated|fond|frustrated|impressed|indifferent|inspired|intent|interested|mindful|obliged|opposed|persuaded|pleased|puzzled|reluctant|satisfied|severe|skeptical|struck|surprised|suspicious|troubled|unable|unaware|uncertain|unsatisfied|unwilling|wary|weary|willing)\b/i;

/** What is done to someone, or with someone; of an -ing form see below. */
const TREATED =
  /^(?:active|admitted|advised|appointed|apprenticed|asked|assisted|barred|blind|bound|educated|elected|employed|engaged|equipped|exiled|forbidden|gathered|guided|helped|hired|invited|joined|left with|limited (?:to|by)|seated|self-taught|sent|untrained)\b/i;

/** An -ing form tells what someone does, unless it is what plants, waters, walls, or ships do. */
const DEED =
  /^(?!(?:anchoring|bearing|blooming|consisting|containing|covering|crossing|fishing|flowering|flowing|growing|hanging|housing|lying|measuring|nesting|overlooking|reaching|rising|sailing|spanning|standing on|stretching|towering)\b)\w+ing\b/i;

/** What opening phrases begin with, and all the kinds of nouns of which so much can be said; generous in its kinds. */
const DESCRIBABLE: readonly (readonly [kinds: readonly NounKind[], opening: RegExp])[] = [
  [["person"], PERSONS],
  [["person"], MIND],
  [["person"], TREATED],
  [["person"], DEED],
  [["person"], /^trained (?:as|at|in|under)\b/i],
  [["person", "living"], /^(?:born|protected|descended|widespread|native)\b/i],
  [["person", "building"], /^(?:founded|fishing|sailing|anchored)\b/i],
  [["living"], /^(?:growing|raised|trained by)\b/i],
  [
    ["work"],
    /^(?:commissioned|intended for readers|left unsigned|part \w+ and part|performed|composed|dense|seventeen|dedicated)\b/i,
  ],
  [
    ["work", "building", "thing"],
    /^(?:assembled|brief|bright|built|carved|cast|completed|covered|decorated|designed|drawn(?! to)|engraved|forged|heavy|lacquered|light|loaded|made|modeled|numbered|painted|polished|printed|published|sewn|shaped|the first of its kind|translated|woven|worn|written)\b/i,
  ],
  [["building"], /^(?:heated|laid out|perched|rebuilt)\b/i],
  [
    ["thing"],
    /^(?:brighter|bulky|buried|burned|cooled|cut off|drilled|exposed|fed|flowing|frozen|light enough|meant|pale|rising|sealed|steamed)\b/i,
  ],
  [
    ["idea"],
    /^(?:conducted|counted|debated|disputed|hidden|measured|modeled|plausible|proposed|undertaken|unexplained|unproved)\b/i,
  ],
];
