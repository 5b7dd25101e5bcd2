import { remembered } from "../craft/assembly/remembered.ts";
import { mask, permuteSeed } from "./permute-seed.ts";

/** Of a model's own order there are few, and all its items ask for them. */
const knownMask = remembered(mask);

/**
 * Whose turn it is in a model's stock of a given size: its place there. Seeds go through the stock again and again in
 * one mixed order, so that any so many in a row show each member once, and fewer are a fair sample of it. The order is
 * fixed by the model's id alone: a deck serves all levels, and a raised version moves nothing that it did not change.
 */
export function placeInTurn(model: string, seed: number, size: number): number {
  return permuteSeed(model, seed % size, size, knownMask);
}

/** A model's stock in the order in which seeds come to it. */
export function inTurn<T>(model: string, stock: readonly T[]): T[] {
  // A turn is a place inside the stock.
  return stock.map((_, seed) => stock[placeInTurn(model, seed, stock.length)] as T);
}
