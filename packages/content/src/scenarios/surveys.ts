import type { Context } from "./context.ts";

/** A group so large that only a random sample of it is asked or examined. */
export interface SurveyScenario extends Context {
  /** "nurses", and where: "in a statewide hospital network". */
  readonly members: string;
  readonly who: "who" | "that";
  readonly where: string;
  /** What some of them do, and what the others do: "have a damaged spine", "do not have a damaged spine". */
  readonly does: string;
  readonly doesNot: string;
  /** Sizes of the group, and percents of it that do so, as they may be. */
  readonly population: readonly [number, number];
  readonly percents: readonly [number, number];
}

export const surveyScenarios: readonly SurveyScenario[] = [
  {
    members: "registered voters",
    who: "who",
    where: "in a coastal county",
    does: "support a bond for new schools",
    doesNot: "do not support a bond for new schools",
    population: [6000, 48000],
    percents: [28, 72],
    basis: "Counties have tens of thousands of voters; local bonds pass or fail narrowly.",
  },
  {
    members: "undergraduates",
    who: "who",
    where: "at a public university",
    does: "commute to campus by bus",
    doesNot: "do not commute to campus by bus",
    population: [6000, 32000],
    percents: [8, 60],
    basis: "Public universities have thousands of undergraduates, up to half of them bus riders.",
  },
  {
    members: "nurses",
    who: "who",
    where: "in a statewide hospital network",
    does: "work mostly night shifts",
    doesNot: "do not work mostly night shifts",
    population: [2000, 12000],
    percents: [12, 58],
    basis: "Hospital networks employ thousands of nurses, fewer than half of them mostly at night.",
  },
  {
    members: "ponderosa pines",
    who: "that",
    where: "in a state forest",
    does: "show signs of beetle damage",
    doesNot: "do not show signs of beetle damage",
    population: [4000, 60000],
    percents: [6, 58],
    basis: "Forest plots hold thousands of pines; outbreaks damage up to half of them.",
  },
  {
    members: "circuit boards",
    who: "that",
    where: "produced by a factory last week",
    does: "have a soldering defect",
    doesNot: "do not have a soldering defect",
    population: [2000, 24000],
    percents: [4, 18],
    basis: "Factories make thousands of boards in a week; a bad batch has defects in a tenth.",
  },
  {
    members: "subscribers",
    who: "who",
    where: "of a digital newspaper",
    does: "read it mostly on a phone",
    doesNot: "do not read it mostly on a phone",
    population: [6000, 60000],
    percents: [30, 86],
    basis: "Regional newspapers have tens of thousands of digital subscribers.",
  },
  {
    members: "households",
    who: "that",
    where: "in a suburban water district",
    does: "use drip irrigation",
    doesNot: "do not use drip irrigation",
    population: [4000, 30000],
    percents: [8, 56],
    basis: "Water districts serve thousands of households; few to half have such systems.",
  },
  {
    members: "books",
    who: "that",
    where: "in a university library",
    does: "have a damaged spine",
    doesNot: "do not have a damaged spine",
    population: [6000, 90000],
    percents: [5, 46],
    basis: "Research collections hold tens of thousands of books, up to two in five damaged.",
  },
  {
    members: "farms",
    who: "that",
    where: "in a river valley",
    does: "rotate their crops every year",
    doesNot: "do not rotate their crops every year",
    population: [2000, 9000],
    percents: [22, 78],
    basis: "Farming regions have thousands of farms.",
  },
  {
    members: "delivery drivers",
    who: "who",
    where: "of a national parcel service",
    does: "completed a safety course this year",
    doesNot: "did not complete a safety course this year",
    population: [3000, 24000],
    percents: [26, 92],
    basis: "Parcel services employ thousands of drivers.",
  },
  {
    members: "streetlights",
    who: "that",
    where: "in a midsize city",
    does: "have been converted to LED bulbs",
    doesNot: "have not been converted to LED bulbs",
    population: [6000, 40000],
    percents: [20, 88],
    basis: "A midsize city has tens of thousands of streetlights, replaced over years.",
  },
  {
    members: "oysters",
    who: "that",
    where: "in a coastal hatchery",
    does: "carry a shell parasite",
    doesNot: "do not carry a shell parasite",
    population: [4000, 50000],
    percents: [5, 48],
    basis: "Hatcheries raise oysters by the thousands; parasites reach up to half of them.",
  },
  {
    members: "fishing license holders",
    who: "who",
    where: "in a northern state",
    does: "fish mostly in lakes",
    doesNot: "do not fish mostly in lakes",
    population: [8000, 60000],
    percents: [8, 54],
    basis:
      "States issue tens of thousands of licenses; up to half of the holders fish mostly in lakes.",
  },
  {
    members: "drivers",
    who: "who",
    where: "with a bridge toll pass",
    does: "cross the bridge every weekday",
    doesNot: "do not cross the bridge every weekday",
    population: [3000, 36000],
    percents: [14, 70],
    basis: "Toll bridges have thousands of pass holders.",
  },
];

/** The place when it is spoken of again: "in the river valley". */
export function thatPlace({ where }: Pick<SurveyScenario, "where">): string {
  return where.replace(/ an? /, " the ");
}
