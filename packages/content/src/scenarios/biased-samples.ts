/** A habit that some parts of a population have more than others. */
export interface BiasScenario {
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
    population: "adults in a town",
    more: "people leaving a gym",
    less: "people entering a clinic for back pain",
    habit: "exercise",
    amount: "the mean number of hours that the adults exercise in a week",
    none: "the percent of the adults who never exercise",
    count: 60,
  },
  {
    population: "residents of a city",
    more: "people waiting at bus stops",
    less: "people parking in downtown garages",
    habit: "use public transit",
    amount: "the mean number of times that the residents use public transit in a week",
    none: "the percent of the residents who never use public transit",
    count: 150,
  },
  {
    population: "households in a county",
    more: "customers of a pet store",
    less: "tenants of a building that allows few pets",
    habit: "keep pets",
    amount: "the mean number of pets of the households",
    none: "the percent of the households without pets",
    count: 80,
  },
  {
    population: "households in a suburb",
    more: "parents at a school meeting",
    less: "people in housing for retired workers",
    habit: "have young children at home",
    amount: "the mean number of young children in the households",
    none: "the percent of the households without young children",
    count: 90,
  },
  {
    population: "teenagers in a city",
    more: "members of a video game club",
    less: "members of a hiking club",
    habit: "play video games",
    amount: "the mean number of hours that the teenagers play video games in a week",
    none: "the percent of the teenagers who never play video games",
    count: 70,
  },
  {
    population: "adults in a town",
    more: "customers of a coffee shop",
    less: "customers of a tea shop",
    habit: "drink coffee",
    amount: "the mean number of cups of coffee that the adults drink in a day",
    none: "the percent of the adults who never drink coffee",
    count: 100,
  },
  {
    population: "adults in a state",
    more: "passengers at an airport",
    less: "drivers at a highway rest stop",
    habit: "travel by air",
    amount: "the mean number of flights that the adults take in a year",
    none: "the percent of the adults who never travel by air",
    count: 200,
  },
  {
    population: "residents of a city",
    more: "people at a garden show",
    less: "tenants of high-rise buildings",
    habit: "grow vegetables",
    amount: "the mean number of kinds of vegetables that the residents grow",
    none: "the percent of the residents who grow no vegetables",
    count: 120,
  },
  {
    population: "students at a university",
    more: "visitors to the university library",
    less: "spectators at a soccer game",
    habit: "read for pleasure",
    amount: "the mean number of books that the students read for pleasure in a year",
    none: "the percent of the students who never read for pleasure",
    count: 140,
  },
  {
    population: "adults in a region",
    more: "shoppers at a fish market",
    less: "shoppers at a butcher shop",
    habit: "eat fish",
    amount: "the mean number of meals with fish that the adults eat in a week",
    none: "the percent of the adults who never eat fish",
    count: 110,
  },
];
