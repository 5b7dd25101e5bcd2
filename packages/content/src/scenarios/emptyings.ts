/** An amount that falls at a constant rate until nothing of it is left. */
export interface Emptying {
  /** What happens, up to the rate: "Water drains from a tank at a constant rate". */
  readonly falling: string;
  /** Left out when the amount is in dollars. */
  readonly measure?: string;
  readonly unit: "second" | "minute" | "day";
  /** "The tank initially held 882 gallons". */
  readonly initially: (amount: string) => string;
  /** "434 gallons have drained so far". */
  readonly soFar: (amount: string) => string;
  /** "448 gallons are left". */
  readonly now: (amount: string) => string;
  /** After "how many minutes": "will the tank hold 448 gallons". */
  readonly until: (amount: string) => string;
  /** After "how many more minutes", and after "how many minutes" from the beginning. */
  readonly atLast: string;
  readonly inAll: string;
  /** "448 gallons to drain". */
  readonly fall: (amount: string) => string;
  /** "it begins to descend", and "how far the balloon descends". */
  readonly begins: string;
  readonly change: string;
  /** Amounts at the start as they are in life. */
  readonly from: number;
  readonly to: number;
}

export const emptyings: readonly Emptying[] = [
  {
    falling: "Water drains from a tank at a constant rate",
    measure: "gallons",
    unit: "minute",
    initially: (amount) => `the tank initially held ${amount}`,
    soFar: (amount) => `${amount} have drained so far`,
    now: (amount) => `${amount} are left in the tank`,
    until: (amount) => `will the tank hold ${amount}`,
    atLast: "will the tank be empty",
    inAll: "does it take for all the water to drain",
    fall: (amount) => `${amount} to drain`,
    begins: "the draining begins",
    change: "how much water drains",
    from: 120,
    to: 900,
  },
  {
    falling: "A student withdraws money from an account at a constant rate",
    unit: "day",
    initially: (amount) => `the account initially had a balance of ${amount}`,
    soFar: (amount) => `${amount} has been withdrawn so far`,
    now: (amount) => `${amount} is left in the account`,
    until: (amount) => `will the balance of the account be ${amount}`,
    atLast: "will all the money be withdrawn",
    inAll: "does it take for all the money to be withdrawn",
    fall: (amount) => `${amount} to be withdrawn`,
    begins: "the withdrawals begin",
    change: "how much money is withdrawn",
    from: 200,
    to: 950,
  },
  {
    falling: "A hot-air balloon descends at a constant rate",
    measure: "feet",
    unit: "second",
    initially: (amount) => `the balloon was initially at a height of ${amount}`,
    soFar: (amount) => `it has descended ${amount} so far`,
    now: (amount) => `the balloon is now at a height of ${amount}`,
    until: (amount) => `will the balloon be at a height of ${amount}`,
    atLast: "will the balloon reach the ground",
    inAll: "does the whole descent to the ground take",
    fall: (amount) => `the balloon to descend ${amount}`,
    begins: "it begins to descend",
    change: "how far the balloon descends",
    from: 900,
    to: 2_500,
  },
  {
    falling: "Grain is removed from a silo at a constant rate",
    measure: "tons",
    unit: "minute",
    initially: (amount) => `the silo initially held ${amount}`,
    soFar: (amount) => `${amount} have been removed so far`,
    now: (amount) => `${amount} are left in the silo`,
    until: (amount) => `will the silo hold ${amount}`,
    atLast: "will the silo be empty",
    inAll: "does it take for all the grain to be removed",
    fall: (amount) => `${amount} to be removed`,
    begins: "the removal begins",
    change: "how much grain is removed",
    from: 150,
    to: 700,
  },
  {
    falling: "A submarine moves up toward the surface at a constant rate",
    measure: "meters",
    unit: "second",
    initially: (amount) => `the submarine was initially at a depth of ${amount}`,
    soFar: (amount) => `it has risen ${amount} so far`,
    now: (amount) => `the submarine is now at a depth of ${amount}`,
    until: (amount) => `will the submarine be at a depth of ${amount}`,
    atLast: "will the submarine reach the surface",
    inAll: "does the whole way to the surface take",
    fall: (amount) => `the submarine to rise ${amount}`,
    begins: "it begins to rise",
    change: "how far the submarine rises",
    from: 180,
    to: 480,
  },
];
