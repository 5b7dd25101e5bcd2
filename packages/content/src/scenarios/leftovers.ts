import type { Context } from "./context.ts";
import type { ExactGrid } from "./exact-grid.ts";

/** A store of something that is halved, and of which some is added or taken, again and again. */
export interface LeftoverScenario extends Context {
  /** In how many rounds, and where: "On each of three consecutive days at a hatchery". */
  readonly each: (rounds: string) => string;
  readonly end: string;
  readonly halves: string;
  readonly adds: (count: string) => string;
  readonly takes: (count: string) => string;
  readonly left: (count: string) => string;
  /** "trout did the pool hold at the start of the first day". */
  readonly asked: string;
  /** What is added or taken in a round, and what is left at the end. */
  readonly change: ExactGrid;
  readonly rest: ExactGrid;
}

export const leftoverScenarios: readonly LeftoverScenario[] = [
  {
    each: (rounds) => `On each of ${rounds} consecutive days on a ranch with one water tank`,
    end: "At the end of the last day",
    halves: "half of the water in the tank was used to irrigate a pasture",
    adds: (count) => `${count} gallons of water were pumped into the tank from a well`,
    takes: (count) => `${count} gallons of water were pumped out of the tank for cattle`,
    left: (count) => `the tank contained ${count} gallons of water`,
    asked: "gallons of water did the tank contain at the start of the first day",
    change: { from: 85, to: 960, step: 5 },
    rest: { from: 320, to: 2400, step: 5 },
    basis: "Ranch tanks hold some thousands of gallons.",
  },
  {
    each: (rounds) => `In each of ${rounds} consecutive weeks at a warehouse of bottled water`,
    end: "At the end of the last week",
    halves: "half of the cases of water in the warehouse were shipped to shelters",
    adds: (count) => `${count} cases were delivered to the warehouse`,
    takes: (count) => `${count} cases were shipped to hospitals`,
    left: (count) => `the warehouse held ${count} cases`,
    asked: "cases did the warehouse hold at the start of the first week",
    change: { from: 35, to: 480, step: 5 },
    rest: { from: 120, to: 1400, step: 5 },
    basis: "Relief warehouses hold thousands of cases.",
  },
  {
    each: (rounds) => `In each of ${rounds} consecutive weeks at a hatchery with one pool of trout`,
    end: "At the end of the last week",
    halves: "half of the trout in the pool were released into a river",
    adds: (count) => `${count} trout were moved into the pool from other ponds`,
    takes: (count) => `${count} trout were moved from the pool to a research station`,
    left: (count) => `the pool held ${count} trout`,
    asked: "trout did the pool hold at the start of the first week",
    change: { from: 24, to: 260, step: 2 },
    rest: { from: 80, to: 900, step: 2 },
    basis: "Rearing pools hold some hundreds to thousands of young trout.",
  },
  {
    each: (rounds) => `On each of ${rounds} consecutive days at a vaccine clinic`,
    end: "At the end of the last day",
    halves: "half of the doses at the clinic were given to patients",
    adds: (count) => `${count} doses were delivered to the clinic`,
    takes: (count) => `${count} doses were sent to a rural hospital`,
    left: (count) => `the clinic had ${count} doses`,
    asked: "doses did the clinic have at the start of the first day",
    change: { from: 15, to: 140 },
    rest: { from: 40, to: 420 },
    basis: "Mobile clinics carry some hundreds of doses.",
  },
  {
    each: (rounds) => `During each of ${rounds} consecutive hours after a storm in a county`,
    end: "At the end of the last hour",
    halves: "power was restored to half of the homes that were without it",
    adds: (count) => `${count} homes lost power`,
    takes: (count) => `a neighboring utility restored power to ${count} homes`,
    left: (count) => `${count} homes in the county were without power`,
    asked: "homes in the county were without power at the start of the first hour",
    change: { from: 45, to: 620, step: 5 },
    rest: { from: 90, to: 1500, step: 5 },
    basis: "Storms cut power to thousands of homes in a county.",
  },
  {
    each: (rounds) => `In each of ${rounds} consecutive months at a seed bank`,
    end: "At the end of the last month",
    halves: "half of the packets in the seed bank were sent to researchers",
    adds: (count) => `${count} packets were added`,
    takes: (count) => `${count} packets were removed for germination tests`,
    left: (count) => `the seed bank had ${count} packets`,
    asked: "packets did the seed bank have at the start of the first month",
    change: { from: 12, to: 150 },
    rest: { from: 40, to: 480 },
    basis: "Seed banks keep some hundreds of packets of a species.",
  },
  {
    each: (rounds) => `During each of ${rounds} consecutive hours at an online help center`,
    end: "At the end of the last hour",
    halves: "half of the open requests at the center were answered",
    adds: (count) => `${count} new requests arrived`,
    takes: (count) => `${count} open requests were deleted as duplicates`,
    left: (count) => `the center had ${count} open requests`,
    asked: "open requests did the center have at the start of the first hour",
    change: { from: 14, to: 180 },
    rest: { from: 30, to: 520 },
    basis: "Help centers have some hundreds of open requests.",
  },
];
