import type { Context } from "./context.ts";

/** An amount that falls at a constant rate until nothing of it is left. */
export interface Emptying extends Context {
  /** What happens, up to the rate: "Water drains from a tank at a constant rate". */
  readonly falling: string;
  /** Left out when the amount is in dollars. */
  readonly measure?: string;
  readonly unit: "second" | "minute" | "day";
  /** "the tank initially held 882 gallons". */
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
    basis: "Rainwater tanks of a greenhouse hold about 120 to 900 gallons.",
    falling: "Rainwater drains from a storage tank at a constant rate",
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
    basis: "Prepaid accounts for a season of bus fares hold about 200 to 950 dollars.",
    falling: "A commuter pays bus fares from a prepaid account at a constant rate",
    unit: "day",
    initially: (amount) => `the account initially had a balance of ${amount}`,
    soFar: (amount) => `${amount} has been paid so far`,
    now: (amount) => `${amount} is left in the account`,
    until: (amount) => `will the balance of the account be ${amount}`,
    atLast: "will all the money be spent",
    inAll: "does it take for all the money to be spent",
    fall: (amount) => `${amount} to be paid`,
    begins: "the payments begin",
    change: "how much money is paid",
    from: 200,
    to: 950,
  },
  {
    basis: "Hot-air balloons descend from about 900 to 2,500 feet.",
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
    to: 2500,
  },
  {
    basis: "Farm silos hold about 150 to 700 tons of grain.",
    falling: "A conveyor belt removes barley from a silo at a constant rate",
    measure: "tons",
    unit: "minute",
    initially: (amount) => `the silo initially held ${amount}`,
    soFar: (amount) => `${amount} have been removed so far`,
    now: (amount) => `${amount} are left in the silo`,
    until: (amount) => `will the silo hold ${amount}`,
    atLast: "will the silo be empty",
    inAll: "does it take for all the barley to be removed",
    fall: (amount) => `${amount} to be removed`,
    begins: "the removal begins",
    change: "how much barley is removed",
    from: 150,
    to: 700,
  },
  {
    basis: "Research submarines dive to about 180 to 480 meters on the continental shelf.",
    falling: "A research submarine rises toward the surface at a constant rate",
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
  {
    basis: "Small medical oxygen cylinders hold about 170 to 680 liters.",
    falling: "Oxygen flows from a cylinder at a constant rate",
    measure: "liters",
    unit: "minute",
    initially: (amount) => `the cylinder initially held ${amount}`,
    soFar: (amount) => `${amount} have been used so far`,
    now: (amount) => `${amount} are left in the cylinder`,
    until: (amount) => `will the cylinder hold ${amount}`,
    atLast: "will the cylinder be empty",
    inAll: "does it take for all the oxygen to be used",
    fall: (amount) => `${amount} to be used`,
    begins: "the flow begins",
    change: "how much oxygen is used",
    from: 170,
    to: 680,
  },
  {
    basis: "Drums carry about 300 to 900 meters of fiber-optic cable.",
    falling: "A crew unrolls fiber-optic cable from a drum at a constant rate",
    measure: "meters",
    unit: "minute",
    initially: (amount) => `the drum initially held ${amount}`,
    soFar: (amount) => `${amount} have been unrolled so far`,
    now: (amount) => `${amount} are left on the drum`,
    until: (amount) => `will the drum hold ${amount}`,
    atLast: "will the drum be empty",
    inAll: "does it take for all the cable to be unrolled",
    fall: (amount) => `${amount} to be unrolled`,
    begins: "the work begins",
    change: "how much cable is unrolled",
    from: 300,
    to: 900,
  },
  {
    basis: "Small road maintenance trucks carry about 300 to 950 kilograms of salt.",
    falling: "A truck spreads salt on a road at a constant rate",
    measure: "kilograms",
    unit: "minute",
    initially: (amount) => `the truck initially carried ${amount}`,
    soFar: (amount) => `${amount} have been spread so far`,
    now: (amount) => `${amount} are left on the truck`,
    until: (amount) => `will the truck carry ${amount}`,
    atLast: "will all the salt be spread",
    inAll: "does it take for all the salt to be spread",
    fall: (amount) => `${amount} to be spread`,
    begins: "the spreading begins",
    change: "how much salt is spread",
    from: 300,
    to: 950,
  },
];
