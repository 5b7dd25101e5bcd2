import type { DataClaim, Study, StudyData } from "@sat/content";
import type { Difficulty, TopicId } from "@sat/item";
import type { TableClaim } from "../../facts/evidence.ts";
import type { Facts } from "../../facts/facts.ts";
import { capitalized } from "../../language/noun.ts";
import type { Draft, DraftOption, Model } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import { type Shown, NAMES, drawShown, studyFigure } from "./study-figures.ts";
import { type StudyItem, studiesOf, studyModel } from "./study-model.ts";
import type { Cited, TableDraw, TableDrawer } from "./table-draws.ts";
import { amount, cited, compared, printed, scaleOf } from "./table-values.ts";
import { claimWords, missOf, ruleOf } from "./table-words.ts";

export interface TableItem extends StudyItem {
  readonly shown: Shown;
  readonly draw: TableDraw;
  /** Whether the options say how far two values lie apart, rather than which they are. */
  readonly isCompared: boolean;
}

interface TableModelCard {
  readonly id: string;
  readonly version: number;
  readonly topic: TopicId;
  readonly levels: readonly Difficulty[];
  readonly archetypes: readonly string[];
  readonly drawer: TableDrawer;
}

/** Different data that a study allows, by a low estimate. */
const DATA_PER_STUDY = 2_000;

/** Data of four groups, a claim, and four options that each cite two values of one group. */
export function tableModel({ drawer, ...card }: TableModelCard): Model {
  const studies = studiesOf(card.topic);
  return studyModel<TableItem>({
    ...card,
    skill: "COE-Q",
    space: Object.fromEntries(card.levels.map((level) => [level, studies.length * DATA_PER_STUDY])),
    draw: (chance, item) => {
      const { study } = item;
      const shown = drawShown(study.data, chance);
      const scale = scaleOf(study.data, shown !== "table", chance);
      const draw = drawer(study.data, scale, chance);
      chance.require(new Set(draw.pairs.map(String)).size === 4, "two groups are the same");
      return {
        ...item,
        shown,
        draw,
        isCompared: chance.flip() && canBeCompared(study, shown, draw),
      };
    },
    build: (item, dress) => ({ ...wordsOf(item), passage: passageOf(item, dress) }),
    facts: factsOf,
    signature: ({ study, level, shown, draw, isCompared }) =>
      [
        study.id,
        level,
        shown,
        isCompared ? "compared" : "cited",
        draw.pairs.join(" "),
        JSON.stringify(draw.claim),
        optionCodes(draw),
      ].join(" "),
    features: ({ shown }) => ({ steps: 2, drawn: Number(shown !== "table") }),
  });
}

/** A difference of one would stand before a plural. */
function canBeCompared(
  { data }: Study,
  shown: Shown,
  { members, isOfDifferences }: TableDraw,
): boolean {
  const isOne = ({ pair: [x, y] }: Cited) =>
    printed(data, Math.abs(x - y), shown !== "table") === "1";
  return isOfDifferences && !members.some(isOne);
}

function optionCodes({ members }: TableDraw): string {
  return members.map(({ row, pair }) => `${row}:${pair.join("/")}`).join(" ");
}

function passageOf({ study: { data }, level, draw: { claim } }: TableItem, dress: Chance): string {
  if (claim.kind !== "hypothesis") {
    return `${leadOf(data, dress)} ${data.claims[claimOf(data, claim)]}: ______`;
  }
  return level === "Hard" ? `${data.hypothesis} ${data.doubt}` : data.hypothesis;
}

function leadOf({ leads }: StudyData, dress: Chance): string {
  return dress.pick(leads);
}

/** Which of the study's claims says what the data are to bear out. */
function claimOf(
  { more }: StudyData,
  claim: Exclude<TableClaim, { kind: "hypothesis" }>,
): DataClaim {
  if (claim.kind === "gap") return claim.size;
  if (claim.of === "gap") return claim.most ? "widest" : "narrowest";
  return claim.of === more ? "highest" : "lowest";
}

function wordsOf(item: TableItem): Draft {
  const { study, shown, draw } = item;
  const figure = NAMES[shown];
  return {
    question: questionOf(item),
    figure: studyFigure(study.data, shown, draw.pairs),
    options: draw.members.map((member, place) => optionOf(item, member, place)),
    ...ruleOf(draw.claim),
    steps: [
      { text: `The choice must fit the claim: ${claimWords(item)}.` },
      {
        text: `It must also be true of the ${figure}, and this is: *${sentenceOf(item, draw.members[draw.key as 0])}*`,
      }, // the key is the place of a member
    ],
    tip: "Ask first what the claim is about, then whether a choice is true of the data: the answer must pass both tests.",
  };
}

function questionOf({ study, level, shown, draw }: TableItem): string {
  const { claim } = draw;
  if (claim.kind !== "hypothesis") {
    return `Which choice most effectively uses data from the ${NAMES[shown]} to complete the statement?`;
  }
  if (level === "Hard") {
    const asked =
      claim.ask === "support"
        ? `hypothesis of the ${study.scholars}`
        : `doubts of the ${study.critics}`;
    return `Which choice best describes data from the ${NAMES[shown]} that support the ${asked}?`;
  }
  return `Which choice best describes data from the ${NAMES[shown]} that ${claim.ask} the hypothesis of the ${study.scholars}?`;
}

/** What an option says; a whole sentence where it does not fill a blank. */
function sentenceOf({ study, shown, draw, isCompared }: TableItem, { row, pair }: Cited): string {
  const name = study.data.rows[row as 0]; // all four rows are there
  const clause = (isCompared ? compared : cited)(study.data, name, pair, shown !== "table");
  return draw.claim.kind === "hypothesis" ? `${capitalized(clause)}.` : `${clause}.`;
}

function optionOf(item: TableItem, member: Cited, place: number): DraftOption {
  return { text: sentenceOf(item, member), ...missOf(item, place) };
}

function factsOf(item: TableItem, dress: Chance): Facts {
  const { study, draw, isCompared } = item;
  const { data } = study;
  const { rows, columns } = data;
  return {
    kind: "table-claim",
    claim: draw.claim,
    rows,
    columns: [columns[0].phrase, columns[1].phrase],
    citations: draw.members.map((member) => ({
      text: sentenceOf(item, member),
      row: rows[member.row as 0],
      ...(isCompared
        ? { difference: amount(data, member.pair[0] - member.pair[1]) }
        : { values: [amount(data, member.pair[0]), amount(data, member.pair[1])] as const }),
    })),
    told: toldOf(item, dress),
  };
}

function toldOf({ study, level, shown, draw: { claim } }: TableItem, dress: Chance): string[] {
  const { data, scholars, critics } = study;
  const figure = NAMES[shown];
  if (claim.kind !== "hypothesis") {
    return [leadOf(data, dress), data.claims[claimOf(data, claim)], "most", figure];
  }
  if (level !== "Hard") return [data.hypothesis, figure, claim.ask, scholars];
  const asked = claim.ask === "support" ? scholars : critics;
  return [data.hypothesis, data.doubt, figure, "support", asked];
}
