import { generateKeyPairSync } from "node:crypto";
import { z } from "zod";
import type { Keys } from "../../records/keys.ts";

/** What push services know this server by (RFC 8292), as base64url: a point of 65 bytes, and a number of 32. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const Stored = z.object({ publicKey: z.string(), privateKey: z.string() });
const Point = z.object({ x: z.string(), y: z.string(), d: z.string() });

/** The keys that all processes over one store have in common, made by the first of them. */
export async function pushKeys(keys: Keys): Promise<PushKeys> {
  return Stored.parse(JSON.parse(await keys.first("push", JSON.stringify(newKeys()))));
}

/** What says that a point has both its coordinates. */
const UNCOMPRESSED = 4;

function newKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y, d } = Point.parse(privateKey.export({ format: "jwk" }));
  const point = [Buffer.of(UNCOMPRESSED), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return { publicKey: Buffer.concat(point).toString("base64url"), privateKey: d };
}
