import { paragraphsVersion } from "@sat/content/paragraphs";
import { BLANK, DIFFICULTIES, type Difficulty, type TopicId } from "@sat/item";
import { type Draft, type Model, defineModel } from "../../model.ts";
import { countedSpace } from "../assembly/counted-space.ts";
import { remembered } from "../assembly/remembered.ts";
import { type OptionWords, type Orbit, keyOf, orbitOptions } from "../options/orbit.ts";
import { ticketsOf, weighted } from "../options/weighted.ts";
import { CONVENTIONS_STEM, completionQuestion } from "../paragraphs/completion.ts";
import { evenSpace } from "../paragraphs/paragraph-stock.ts";
import { cited, shortened } from "../wording/cited.ts";
import { ADVERB_IN_FRONT, withoutAdverb } from "./adverbs.ts";
import { adviceAt } from "./advice.ts";
import {
  type Joint,
  type Link,
  endsSentence,
  mended,
  printedLink,
  showNext,
  splitFirst,
  splitLast,
  withCapital,
} from "./joint.ts";
import { NEVER_EASY } from "./joint-kinds.ts";
import { wrongLink } from "./reasons.ts";
import { whyRight } from "./right.ts";
import { ROLE_NAMES, ruleOf } from "./rules.ts";
import { type Place, paragraphStock } from "./stock.ts";

/** A model whose options are four links; every link is the right one at joints of its own. */
export interface BoundaryModel {
  readonly id: string;
  readonly topic: TopicId;
  readonly archetypes: readonly string[];
  readonly levels?: readonly Difficulty[];
  /** Each has three paragraphs or more at every level. */
  readonly links: readonly [Link, Link, Link, Link];
}

/** Raised when the items of all models of links change. */
const LINKS_VERSION = 6;

interface BoundaryItem extends Place {
  readonly links: Orbit<Link>;
  readonly level: Difficulty;
}

/** Whether the places of a link at a level are those of Medium. */
function isBorrowed(link: Link, level: Difficulty): boolean {
  return level === "Easy" && NEVER_EASY.has(link);
}

/** Which of four links stands at a joint: one is drawn, and for it a joint that takes it and none of the other three. */
export function boundaryModel({ links, ...model }: BoundaryModel): Model {
  const levels = model.levels ?? DIFFICULTIES;
  const mayAsk = (joint: Joint) => !isTold(joint, links);
  const { archetypes } = model;
  const stockOf = remembered((link: Link, level: Difficulty) =>
    paragraphStock(
      { link, links, archetypes, level: isBorrowed(link, level) ? "Medium" : level },
      mayAsk,
    ),
  );
  return defineModel<BoundaryItem>({
    ...model,
    version: LINKS_VERSION,
    levels,
    skill: "BOU",
    space: countedSpace(levels, (level) =>
      evenSpace(
        links.map((link) => stockOf(link, level)),
        ticketsOf(links, (link) => isBorrowed(link, level)),
      ),
    ),
    optionDesign: levels.some((level) => links.some((link) => isBorrowed(link, level)))
      ? "weighted"
      : "orbit",
    draw: (chance, level) => {
      const drawn = weighted<Link>(chance, links, (link) => isBorrowed(link, level));
      const place = stockOf(keyOf(drawn), level).draw(chance);
      return { ...place, links: drawn, level };
    },
    build: buildBoundary,
    facts: (item) => ({
      kind: "boundary",
      before: item.joint.before,
      after: item.joint.after,
      told: toldOf(item),
      offered: offeredBy(item),
    }),
    signature: ({ text, joint: { before, after } }) => `${text} ${before.text} ${after.text}`,
    source: ({ source }) => source,
    sourcesVersion: paragraphsVersion,
    features: ({ level, joint }) => ({
      steps: 2,
      words: joint.before.text.split(" ").length,
      rank: DIFFICULTIES.indexOf(level),
    }),
  });
}

/** Whether the hint happens to hold the words of the options, as if it gave them away. */
function isTold(joint: Joint, links: readonly Link[]): boolean {
  const { before, after } = joint;
  const { hint } = adviceAt(joint);
  const last = splitLast(before.text)[1];
  const words = showNext(links) ? `${last} ${splitFirst(after.text)[0]}` : last;
  return words.length > 4 && hint.toLowerCase().includes(words.toLowerCase());
}

/** The word before the joint with the link, and the word after it where the four links need it. */
function printed({ joint, links }: BoundaryItem, link: Link): string {
  const { before, after } = joint;
  const start = splitLast(before.text)[1] + printedLink(link);
  if (!showNext(links.members)) return start.trimEnd();
  const [first] = splitFirst(after.text);
  return start + (endsSentence(link) ? withCapital(first) : first);
}

/** The text with its blank, which leaves out the word after the joint only if the options show it. */
function blankedText({ text, joint, links }: BoundaryItem): string {
  if (showNext(links.members)) return text;
  return text.replace(BLANK, () => `${BLANK} ${splitFirst(joint.after.text)[0]}`);
}

/** What stands around the blank, which holds the word before the joint and, if the options show it, the word after. */
function toldOf({ lead, joint, links }: BoundaryItem): string[] {
  const { start = "", before, after, tail, trail } = joint;
  return [
    lead,
    start,
    splitLast(before.text)[0],
    showNext(links.members) ? splitFirst(after.text)[1] : after.text,
    tail,
    trail,
  ];
}

/** The words beside the blank, and between them what each link brings. */
function offeredBy({ joint: { before, after }, links }: BoundaryItem): string[] {
  const last = splitLast(before.text)[1];
  const first = showNext(links.members) ? splitFirst(after.text)[0] : "";
  return links.members.map((link) => [last, printedLink(link), first].join(" "));
}

function option(item: BoundaryItem, link: Link): OptionWords {
  const { joint, links } = item;
  const text = printed(item, link);
  if (link === keyOf(links)) return { text, code: null, reason: whyRight(joint) };
  const { code, reason } = wrongLink(joint, link);
  return { text, code, reason };
}

/** What an explanation shows of the left side: the clause that meets the joint, or its subject, or of a noun that word alone. */
function shownLeft({ before: { role, text }, shown }: Joint): string {
  if (shown !== undefined) return shown;
  if (role === "head" || role === "preposition") return splitLast(text)[1];
  const clause = text.replace(EARLIER_CLAUSE, "");
  if (role === "verb") return clause.replace(ADVERB_IN_FRONT, "").replace(RELATIVE, "");
  return role === "subject" || role === "opened-inset"
    ? clause.replace(ADVERB_IN_FRONT, "").replace(OPENING, "").replace(LEADING_CLAUSE, "")
    : clause;
}

/** What shows the construction at this very sentence, as a step. */
function testOf(joint: Joint): { readonly text: string }[] {
  const { without, before, after } = joint;
  if (without !== undefined) {
    const what = joint.archetype === "B17" ? "transition" : "interruption";
    return [
      {
        text: `Without the ${what}, the clause still reads well: ${cited(shortened(without), ".")}`,
      },
    ];
  }
  if (before.role === "clause" && after.role === "clause") {
    return [{ text: "Each of the two could stand as a sentence by itself." }];
  }
  if (after.role !== "turning-clause") return [];
  const bare = withoutAdverb(after.text);
  return [
    {
      text: `Without its transition, that clause is a full sentence: ${cited(shortened(bare), ".")}`,
    },
  ];
}

/** All up to the last semicolon or colon. */
const EARLIER_CLAUSE = /^.*[;:] (?=[^"”]*$)/;
/** All up to the pronoun of a relative clause, whose own subject and verb are shown. */
const RELATIVE = /^.* (?:that|which|who|whom|where) (?=\S+ \S)/;
/** A clause that another follows, of which the subject is shown. */
const LEADING_CLAUSE = /^.*(?:\b(?:because|although|whereas)|, (?:and|but|so)) (?=\S)/;

/** A time or place in front of a subject. */
const OPENING =
  /^(?:when|because|although|though|while|whereas|if|once|until|in|by|since|during|after|before|on|at|from|for|over|between|around|throughout|within|under|among|beginning|unlike|like|besides|despite|because of|according to|instead of|with|without|through|as|to|near|beyond|along|across|behind|above|below|given|\w+ (?:years|months|decades|centuries) (?:later|earlier|before))\b[^,]*, /i;

function buildBoundary(item: BoundaryItem): Draft {
  const { joint, links } = item;
  const { before, after } = joint;
  return {
    question: completionQuestion(blankedText(item), CONVENTIONS_STEM),
    options: orbitOptions<Link>(links, (link) => option(item, link)),
    opening: ruleOf(joint),
    steps: [
      {
        text: `Before the blank comes ${ROLE_NAMES[before.role]}: ${cited(shortened(shownLeft(joint)), ".")}`,
      },
      {
        text: `After the blank comes ${ROLE_NAMES[after.role]}: ${cited(shortened(after.text), ".")}`,
      },
      ...testOf(joint),
      { text: `So the text reads: ${cited(mended(joint))}` },
    ],
    ...adviceAt(joint),
    archetype: joint.archetype,
  };
}
