import { UnprovenError } from "./unproven.ts";

/** What is found, or something else where the examiner cannot decide. */
export function provenOr<Found>(otherwise: Found, find: () => Found): Found {
  try {
    return find();
  } catch (error) {
    if (error instanceof UnprovenError) return otherwise;
    throw error;
  }
}
