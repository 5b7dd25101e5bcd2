import type { ParsedLocation } from "@tanstack/react-router";
import { FIRST_SEAT, type Row, takeSeat } from "../lib/seat.ts";
import { sessionUser } from "../lib/session.ts";
import type { RouterContext } from "./guard.ts";

interface Arrival {
  readonly context: RouterContext;
  readonly location: ParsedLocation;
  readonly preload: boolean;
}

/** The seat of a page that practises; one that is only fetched ahead takes none. */
export async function seatedAt(row: Row, { context, location, preload }: Arrival) {
  if (preload) return { seat: FIRST_SEAT };
  const { openDesks } = await import("../question/practice/open-desks.ts");
  const user = await sessionUser(context.queryClient);
  const open = user === null ? [] : openDesks(user.uid, row).map(({ seat }) => seat);
  return { seat: await takeSeat(row, { asked: location.state.seat, open }) };
}
