/** Things bought together, with a fee or a discount for each of them or for the whole order. */
export interface OrderScenario {
  /** Plural. */
  readonly things: string;
  readonly thing: string;
  readonly seller: string;
  /** What makes one of them, or the whole order, dearer or cheaper by an amount. */
  readonly dearerEach: (amount: string) => string;
  readonly cheaperEach: (amount: string) => string;
  readonly dearerAll: (amount: string) => string;
  readonly cheaperAll: (amount: string) => string;
  /** How many are bought. */
  readonly from: number;
  readonly to: number;
}

export const orderScenarios: readonly OrderScenario[] = [
  {
    things: "concert tickets",
    thing: "ticket",
    seller: "A theater",
    dearerEach: (amount) => `adds a service fee of ${amount} to the price of each ticket`,
    cheaperEach: (amount) => `takes ${amount} off the price of each ticket`,
    dearerAll: (amount) => `adds a service fee of ${amount} to the order`,
    cheaperAll: (amount) => `takes ${amount} off the order`,
    from: 3,
    to: 24,
  },
  {
    things: "T-shirts",
    thing: "T-shirt",
    seller: "A print shop",
    dearerEach: (amount) => `charges ${amount} extra to print on each T-shirt`,
    cheaperEach: (amount) => `takes ${amount} off the price of each T-shirt`,
    dearerAll: (amount) => `charges ${amount} extra to ship the order`,
    cheaperAll: (amount) => `takes ${amount} off the order`,
    from: 6,
    to: 60,
  },
  {
    things: "potted trees",
    thing: "tree",
    seller: "A nursery",
    dearerEach: (amount) => `charges ${amount} extra to plant each tree`,
    cheaperEach: (amount) => `takes ${amount} off the price of each tree`,
    dearerAll: (amount) => `charges ${amount} extra to deliver the order`,
    cheaperAll: (amount) => `takes ${amount} off the order`,
    from: 3,
    to: 40,
  },
  {
    things: "guided tours",
    thing: "tour",
    seller: "A museum",
    dearerEach: (amount) => `adds ${amount} for headphones to the price of each tour`,
    cheaperEach: (amount) => `takes ${amount} off the price of each tour`,
    dearerAll: (amount) => `adds a booking fee of ${amount} to the order`,
    cheaperAll: (amount) => `takes ${amount} off the order`,
    from: 4,
    to: 30,
  },
  {
    things: "nights in a cabin",
    thing: "night",
    seller: "A campground",
    dearerEach: (amount) => `adds ${amount} for firewood to the price of each night`,
    cheaperEach: (amount) => `takes ${amount} off the price of each night`,
    dearerAll: (amount) => `adds a cleaning fee of ${amount} to the whole stay`,
    cheaperAll: (amount) => `takes ${amount} off the whole stay`,
    from: 2,
    to: 14,
  },
  {
    things: "boxed lunches",
    thing: "lunch",
    seller: "A caterer",
    dearerEach: (amount) => `adds ${amount} for a drink to the price of each lunch`,
    cheaperEach: (amount) => `takes ${amount} off the price of each lunch`,
    dearerAll: (amount) => `adds a delivery fee of ${amount} to the order`,
    cheaperAll: (amount) => `takes ${amount} off the order`,
    from: 8,
    to: 80,
  },
  {
    things: "hours of kayak rental",
    thing: "hour",
    seller: "A boathouse",
    dearerEach: (amount) => `adds ${amount} for a life vest to the price of each hour`,
    cheaperEach: (amount) => `takes ${amount} off the price of each hour`,
    dearerAll: (amount) => `adds a shuttle fee of ${amount} to the rental`,
    cheaperAll: (amount) => `takes ${amount} off the rental`,
    from: 2,
    to: 12,
  },
  {
    things: "pottery classes",
    thing: "class",
    seller: "A studio",
    dearerEach: (amount) => `adds ${amount} for clay to the price of each class`,
    cheaperEach: (amount) => `takes ${amount} off the price of each class`,
    dearerAll: (amount) => `adds a registration fee of ${amount} to the course`,
    cheaperAll: (amount) => `takes ${amount} off the course`,
    from: 4,
    to: 20,
  },
];
