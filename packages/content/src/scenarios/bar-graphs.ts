/** Counts in five categories, shown as bars. */
export interface BarGraphScenario {
  readonly title: string;
  readonly axis: string;
  readonly categories: readonly [string, string, string, string, string];
  readonly categoryLabel: string;
  /** The count of a category as the question names it. */
  readonly count: (category: string) => string;
  /** Distances between grid lines that suit the counts. */
  readonly steps: readonly number[];
}

export const barGraphScenarios: readonly BarGraphScenario[] = [
  {
    title: "Kayaks Rented at a Lake",
    axis: "Number of kayaks",
    categories: ["May", "June", "July", "August", "September"],
    categoryLabel: "Month",
    count: (month) => `the number of kayaks rented in ${month}`,
    steps: [10, 20, 50],
  },
  {
    title: "Trees Planted by a City",
    axis: "Number of trees",
    categories: ["2019", "2020", "2021", "2022", "2023"],
    categoryLabel: "Year",
    count: (year) => `the number of trees planted in ${year}`,
    steps: [50, 100, 200],
  },
  {
    title: "Students in After-School Clubs",
    axis: "Number of students",
    categories: ["Art", "Chess", "Drama", "Music", "Robotics"],
    categoryLabel: "Club",
    count: (club) => `the number of students in the ${club.toLowerCase()} club`,
    steps: [2, 4, 5],
  },
  {
    title: "Loaves Sold by a Bakery",
    axis: "Number of loaves",
    categories: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    categoryLabel: "Day",
    count: (day) => `the number of loaves sold on ${day}`,
    steps: [5, 10, 20],
  },
  {
    title: "Books Checked Out by Type",
    axis: "Number of books",
    categories: ["Biography", "Fantasy", "History", "Poetry", "Science"],
    categoryLabel: "Type of book",
    count: (type) => `the number of ${type.toLowerCase()} books checked out`,
    steps: [10, 20, 40],
  },
  {
    title: "Rain at a Weather Station",
    axis: "Rain (millimeters)",
    categories: ["January", "February", "March", "April", "May"],
    categoryLabel: "Month",
    count: (month) => `the amount of rain in ${month}`,
    steps: [5, 10, 20],
  },
  {
    title: "Visitors to a Botanical Garden",
    axis: "Number of visitors",
    categories: ["Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    categoryLabel: "Day",
    count: (day) => `the number of visitors on ${day}`,
    steps: [50, 100, 200],
  },
  {
    title: "Birds Counted at Five Ponds",
    axis: "Number of birds",
    categories: ["Pond A", "Pond B", "Pond C", "Pond D", "Pond E"],
    categoryLabel: "Pond",
    count: (pond) => `the number of birds counted at ${pond}`,
    steps: [2, 5, 10],
  },
];
