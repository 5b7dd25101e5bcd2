import type { Context } from "./context.ts";

/** A habit that some parts of a population have more than others. */
export interface BiasScenario extends Context {
  readonly population: string;
  /** Parts whose members do more and less of it, where they were found. */
  readonly more: string;
  readonly less: string;
  /** "exercise" */
  readonly habit: string;
  /** What is estimated: an amount, or the share of those who do none of it. */
  readonly amount: string;
  readonly none: string;
  readonly count: number;
}

export const biasScenarios: readonly BiasScenario[] = [
  {
    population: "adults in a river town",
    more: "people leaving a fitness center",
    less: "people entering a clinic for back pain",
    habit: "exercise",
    amount: "the mean number of hours that the adults exercise in a week",
    none: "the percent of the adults who never exercise",
    count: 60,
    basis: "Field surveys of adults ask some tens to a few hundred.",
  },
  {
    population: "residents of a port city",
    more: "people waiting at bus stops",
    less: "people parking in downtown garages",
    habit: "use public transit",
    amount: "the mean number of times that the residents use public transit in a week",
    none: "the percent of the residents who never use public transit",
    count: 150,
    basis: "Field surveys of residents ask some tens to a few hundred.",
  },
  {
    population: "households in a mountain county",
    more: "customers of a pet supply store",
    less: "tenants of a building that allows few pets",
    habit: "keep pets",
    amount: "the mean number of pets that the households keep",
    none: "the percent of the households that keep no pets",
    count: 80,
    basis: "Field surveys of households ask some tens to a few hundred.",
  },
  {
    population: "households in a growing suburb",
    more: "parents at a school meeting",
    less: "people in housing for retired workers",
    habit: "have young children at home",
    amount: "the mean number of young children that the households have",
    none: "the percent of the households that have no young children",
    count: 90,
    basis: "Field surveys of households ask some tens to a few hundred.",
  },
  {
    population: "teenagers in a coastal city",
    more: "members of an online gaming club",
    less: "members of a hiking club",
    habit: "play video games",
    amount: "the mean number of hours that the teenagers play video games in a week",
    none: "the percent of the teenagers who never play video games",
    count: 70,
    basis: "Field surveys of teenagers ask some tens to a few hundred.",
  },
  {
    population: "employees of a hospital network",
    more: "customers of a coffee cart in the lobby",
    less: "customers of a tea shop across the street",
    habit: "drink coffee",
    amount: "the mean number of cups of coffee that the employees drink in a day",
    none: "the percent of the employees who never drink coffee",
    count: 100,
    basis: "Field surveys of employees ask some tens to a few hundred.",
  },
  {
    population: "adults in a western state",
    more: "passengers at a regional airport",
    less: "drivers at a highway rest stop",
    habit: "travel by air",
    amount: "the mean number of flights that the adults take in a year",
    none: "the percent of the adults who never travel by air",
    count: 200,
    basis: "Field surveys of adults ask some tens to a few hundred.",
  },
  {
    population: "residents of a midsize city",
    more: "people at a garden show",
    less: "tenants of high-rise buildings",
    habit: "grow vegetables",
    amount: "the mean number of kinds of vegetables that the residents grow",
    none: "the percent of the residents who grow no vegetables",
    count: 120,
    basis: "Field surveys of residents ask some tens to a few hundred.",
  },
  {
    population: "students at a technical university",
    more: "visitors to a fiction book fair",
    less: "spectators at a soccer game",
    habit: "read for pleasure",
    amount: "the mean number of books that the students read for pleasure in a year",
    none: "the percent of the students who never read for pleasure",
    count: 140,
    basis: "Field surveys of students ask some tens to a few hundred.",
  },
  {
    population: "adults in a fishing region",
    more: "shoppers at a fish market",
    less: "shoppers at a butcher shop",
    habit: "eat fish",
    amount: "the mean number of meals with fish that the adults eat in a week",
    none: "the percent of the adults who never eat fish",
    count: 110,
    basis: "Field surveys of adults ask some tens to a few hundred.",
  },
  {
    population: "workers at a business park",
    more: "cyclists at a repair station",
    less: "drivers at a car wash",
    habit: "commute by bicycle",
    amount: "the mean number of days a month that the workers commute by bicycle",
    none: "the percent of the workers who never commute by bicycle",
    count: 130,
    basis: "Field surveys of workers ask some tens to a few hundred.",
  },
];
