/** Counts of four kinds at two times or places, as the rows and columns of a table. */
export interface TotalsScenario {
  readonly shows: string;
  readonly header: string;
  readonly rows: readonly [string, string, string, string];
  readonly columns: readonly [string, string];
  /** All that a column counts, and those of one row: "the tickets sold on Friday", "student tickets". */
  readonly all: (column: string) => string;
  readonly part: (row: string) => string;
}

export const totalsScenarios: readonly TotalsScenario[] = [
  {
    shows: "the number of tickets of each kind that a theater sold on two days",
    header: "Ticket",
    rows: ["Adult", "Student", "Child", "Senior"],
    columns: ["Friday", "Saturday"],
    all: (day) => `the tickets sold on ${day}`,
    part: (kind) => `${kind.toLowerCase()} tickets`,
  },
  {
    shows: "the number of vehicles of each kind that crossed a bridge in two hours",
    header: "Vehicle",
    rows: ["Cars", "Trucks", "Buses", "Motorcycles"],
    columns: ["First hour", "Second hour"],
    all: (hour) => `the vehicles in the ${hour.toLowerCase()}`,
    part: (kind) => kind.toLowerCase(),
  },
  {
    shows: "the number of birds of each kind that were counted at two lakes",
    header: "Bird",
    rows: ["Ducks", "Geese", "Herons", "Gulls"],
    columns: ["North Lake", "South Lake"],
    all: (lake) => `the birds counted at ${lake}`,
    part: (kind) => kind.toLowerCase(),
  },
  {
    shows: "the number of students of each grade in two summer programs",
    header: "Grade",
    rows: ["9th", "10th", "11th", "12th"],
    columns: ["Science program", "Art program"],
    all: (program) => `the students in the ${program.toLowerCase()}`,
    part: (grade) => `students in ${grade} grade`,
  },
  {
    shows: "the number of items of each kind that a bakery sold in two months",
    header: "Item",
    rows: ["Bread", "Rolls", "Cakes", "Pies"],
    columns: ["March", "April"],
    all: (month) => `the items sold in ${month}`,
    part: (kind) => kind.toLowerCase(),
  },
  {
    shows: "the number of trees of each kind in two parks",
    header: "Tree",
    rows: ["Oaks", "Maples", "Pines", "Elms"],
    columns: ["Hill Park", "River Park"],
    all: (park) => `the trees in ${park}`,
    part: (kind) => kind.toLowerCase(),
  },
  {
    shows: "the number of repairs of each kind that a shop made in two years",
    header: "Repair",
    rows: ["Brakes", "Tires", "Gears", "Lights"],
    columns: ["2022", "2023"],
    all: (year) => `the repairs made in ${year}`,
    part: (kind) => `${kind.toLowerCase().replace(/s$/, "")} repairs`,
  },
  {
    shows: "the number of members of each age group at two gyms",
    header: "Age group",
    rows: ["Under 20", "20 to 39", "40 to 59", "60 or older"],
    columns: ["Downtown gym", "Uptown gym"],
    all: (gym) => `the members of the ${gym.toLowerCase()}`,
    part: (group) => `members in the age group ${group.toLowerCase()}`,
  },
];
