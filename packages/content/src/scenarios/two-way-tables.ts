/** One way of sorting: the label in the table and the words that follow "the student". */
export interface Trait {
  readonly label: string;
  readonly is: string;
}

/** People or things sorted in two ways. */
export interface TwoWayScenario {
  readonly shows: string;
  /** All of them, and one of some: "these students", "a student who". */
  readonly all: string;
  readonly one: string;
  readonly it: string;
  readonly rows: readonly [Trait, Trait];
  readonly columns: readonly [Trait, Trait, Trait];
}

export const twoWayScenarios: readonly TwoWayScenario[] = [
  {
    shows: "the distribution by grade and means of travel of the students at a school",
    all: "these students",
    one: "a student who",
    it: "the student",
    rows: [
      { label: "Grade 11", is: "is in grade 11" },
      { label: "Grade 12", is: "is in grade 12" },
    ],
    columns: [
      { label: "Bus", is: "takes the bus" },
      { label: "Bicycle", is: "rides a bicycle" },
      { label: "On foot", is: "comes on foot" },
    ],
  },
  {
    shows: "the distribution by age group and class of the members of a fitness club",
    all: "these members",
    one: "a member who",
    it: "the member",
    rows: [
      { label: "Under 40", is: "is under 40" },
      { label: "40 or older", is: "is 40 or older" },
    ],
    columns: [
      { label: "Rowing", is: "attends rowing" },
      { label: "Yoga", is: "attends yoga" },
      { label: "Boxing", is: "attends boxing" },
    ],
  },
  {
    shows: "the distribution by size and material of the mugs that a potter made",
    all: "these mugs",
    one: "a mug that",
    it: "the mug",
    rows: [
      { label: "Small", is: "is small" },
      { label: "Large", is: "is large" },
    ],
    columns: [
      { label: "Porcelain", is: "is made of porcelain" },
      { label: "Stoneware", is: "is made of stoneware" },
      { label: "Earthenware", is: "is made of earthenware" },
    ],
  },
  {
    shows: "the distribution by binding and subject of the books in a sale",
    all: "these books",
    one: "a book that",
    it: "the book",
    rows: [
      { label: "Hardcover", is: "is a hardcover" },
      { label: "Paperback", is: "is a paperback" },
    ],
    columns: [
      { label: "History", is: "is about history" },
      { label: "Travel", is: "is about travel" },
      { label: "Cooking", is: "is about cooking" },
    ],
  },
  {
    shows: "the distribution by condition and zone of the trees in a park",
    all: "these trees",
    one: "a tree that",
    it: "the tree",
    rows: [
      { label: "Healthy", is: "is healthy" },
      { label: "Damaged", is: "is damaged" },
    ],
    columns: [
      { label: "North", is: "stands in the north zone" },
      { label: "Center", is: "stands in the center zone" },
      { label: "South", is: "stands in the south zone" },
    ],
  },
  {
    shows: "the distribution by experience and instrument of the players in an orchestra program",
    all: "these players",
    one: "a player who",
    it: "the player",
    rows: [
      { label: "Beginner", is: "is a beginner" },
      { label: "Advanced", is: "is advanced" },
    ],
    columns: [
      { label: "Strings", is: "plays strings" },
      { label: "Brass", is: "plays brass" },
      { label: "Percussion", is: "plays percussion" },
    ],
  },
  {
    shows: "the distribution by seat and meal of the passengers on a train",
    all: "these passengers",
    one: "a passenger who",
    it: "the passenger",
    rows: [
      { label: "Window", is: "booked a window seat" },
      { label: "Aisle", is: "booked an aisle seat" },
    ],
    columns: [
      { label: "Pasta", is: "booked pasta" },
      { label: "Curry", is: "booked curry" },
      { label: "Salad", is: "booked salad" },
    ],
  },
  {
    shows: "the distribution by age and color of the horses on several farms",
    all: "these horses",
    one: "a horse that",
    it: "the horse",
    rows: [
      { label: "Under 5 years", is: "is under 5 years old" },
      { label: "5 years or older", is: "is 5 years or older" },
    ],
    columns: [
      { label: "Bay", is: "is bay" },
      { label: "Chestnut", is: "is chestnut" },
      { label: "Gray", is: "is gray" },
    ],
  },
];
