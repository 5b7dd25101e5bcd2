import type { Context } from "./context.ts";

/** Things of a few kinds in one place, of which one is selected at random. */
export interface MixedScenario extends Context {
  /** Where they are, and the same in brief: "a bin at a bicycle repair shop", "the bin". */
  readonly place: string;
  readonly again: string;
  /** One of them; its plural ends in s. */
  readonly thing: string;
  /** Each also stands after "the thing is". */
  readonly kinds: readonly [string, string, string];
}

export const mixedScenarios: readonly MixedScenario[] = [
  {
    place: "a parts bin at a bicycle shop",
    again: "the bin",
    thing: "bearing",
    kinds: ["steel", "ceramic", "nylon"],
    basis: "A parts bin holds some dozen to some hundred small bearings.",
  },
  {
    place: "a container at a recycling plant",
    again: "the container",
    thing: "bottle",
    kinds: ["green", "clear", "brown"],
    basis: "A collection container holds up to some hundred bottles.",
  },
  {
    place: "a storage tray at a hospital laboratory",
    again: "the tray",
    thing: "vial",
    kinds: ["clear", "amber", "blue"],
    basis: "Storage trays hold up to some hundred vials.",
  },
  {
    place: "a collection bin at a hardware store",
    again: "the bin",
    thing: "battery pack",
    kinds: ["alkaline", "lithium-ion", "nickel-cadmium"],
    basis: "A collection bin fills with up to some hundred battery packs.",
  },
  {
    place: "a packet of wildflower seeds",
    again: "the packet",
    thing: "seed",
    kinds: ["black", "brown", "white"],
    basis: "A packet holds up to some hundred seeds.",
  },
  {
    place: "a sorting tray at a bank",
    again: "the tray",
    thing: "coin",
    kinds: ["copper", "nickel", "silver"],
    basis: "A tray of a coin sorter holds some hundred coins.",
  },
  {
    place: "a cabinet at an electronics workshop",
    again: "the cabinet",
    thing: "indicator light",
    kinds: ["amber", "red", "white"],
    basis: "Indicator lights are kept by the dozen or hundred.",
  },
  {
    place: "a crate at an orchard",
    again: "the crate",
    thing: "apple",
    kinds: ["red", "green", "yellow"],
    basis: "A crate or bulk bin holds up to some hundred apples.",
  },
  {
    place: "a drawer",
    again: "the drawer",
    thing: "screw",
    kinds: ["brass", "zinc-plated", "stainless-steel"],
    basis: "A drawer holds some hundred screws.",
  },
  {
    place: "the rental shop of a ski resort",
    again: "the shop",
    thing: "helmet",
    kinds: ["small", "medium", "large"],
    basis: "A ski resort rents out some hundred helmets.",
  },
  {
    place: "a shipment to a tile store",
    again: "the shipment",
    thing: "tile",
    kinds: ["ceramic", "marble", "slate"],
    basis: "A shipment has up to some hundred tiles.",
  },
];
