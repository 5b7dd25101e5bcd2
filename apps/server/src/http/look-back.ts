import { readLookBack } from "@sat/contract";
import * as lookBack from "../features/look-back/read-look-back.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

/** What a week came to. */
export function addLookBack(app: App, { records, clock }: Parts): void {
  app.openapi(readLookBack.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("query") };
    return c.json(await lookBack.readLookBack(input, { ...records, clock }), 200);
  });
}
