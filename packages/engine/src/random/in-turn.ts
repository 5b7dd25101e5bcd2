import { remembered } from "../craft/assembly/remembered.ts";
import { permutationOf } from "./permute-seed.ts";

/** Of models' own orders there are few, and all their items ask for them. */
const orderOf = remembered(permutationOf);

/**
 * Whose turn it is in a model's stock of a given size: its place there. Seeds go through the stock again and again in
 * one mixed order, so that any so many in a row show each member once, and fewer are a fair sample of it. The order is
 * fixed by the model's id alone: a deck serves all levels, and a raised version moves nothing that it did not change.
 */
export function placeInTurn(model: string, seed: number, size: number): number {
  return orderOf(model, size)(seed % size);
}

/** A model's stock in the order in which seeds come to it. */
export function inTurn<T>(model: string, stock: readonly T[]): T[] {
  // A turn is a place inside the stock.
  return stock.map((_, seed) => stock[placeInTurn(model, seed, stock.length)] as T);
}
