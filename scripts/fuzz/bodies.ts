import { gzipSync } from "node:zlib";
import * as contract from "@sat/contract";
import { type Endpoint, endpointsIn, schemaOf } from "@sat/contract";
import type { Chance } from "@sat/engine";
import { type Attack, FOREIGN, type Headers, idsOf, type Target, whole } from "./attack.ts";
import { HOSTILE_TEXTS, hostileValue, mutated, noise, written } from "./hostile.ts";

const WITH_BODY = endpointsIn(contract).filter((endpoint) => schemaOf(endpoint) !== undefined);

const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "application/json;charset=\u0000",
  "APPLICATION/JSON",
  "application/jsonp",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
  "",
  "/",
  "application/json, text/html",
];
const ENCODINGS = ["gzip", "deflate", "br", "identity", "chunked", "nonsense"];

/** A body that an endpoint has to refuse, from nobody or from a learner who is signed in. */
export function bodyAttack(chance: Chance, target: Target): Attack {
  const endpoint = chance.pick(WITH_BODY);
  const body = spoiledBody(chance, target, endpoint);
  const isSignedIn = chance.int(0, 3) > 0;
  const headers: Headers = [
    ["content-type", chance.int(0, 9) > 0 ? "application/json" : chance.pick(TYPES)],
    ...(isSignedIn ? [["cookie", target.cookie] as const] : []),
    ...(chance.int(0, 29) === 0 ? [["content-encoding", chance.pick(ENCODINGS)] as const] : []),
    ...(mayBeValid(endpoint, body) ? FOREIGN : []),
  ];
  const path = endpoint.path.replace("{id}", chance.pick(idsOf(target)));
  return whole("body", target, {
    method: endpoint.method.toUpperCase(),
    target: path,
    headers,
    body,
  });
}

/** An account that has answers takes no import, however valid. */
function mayBeValid(endpoint: Endpoint, body: Buffer): boolean {
  if (endpoint.name === contract.importData.name) return false;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return schemaOf(endpoint)?.safeParse(value).success === true;
  } catch {
    return false;
  }
}

const MEGABYTE = 2 ** 20;

function spoiledBody(chance: Chance, target: Target, endpoint: Endpoint): Buffer {
  const valid = endpoint.sample?.({ ...target.own, exported: target.exported });
  if (valid === undefined) throw new Error(`${endpoint.name} has no sample of what it takes.`);
  switch (chance.int(0, 19)) {
    case 0:
      return Buffer.from(written(hostileValue(chance)));
    case 1:
      return noise(chance, chance.int(0, 300));
    case 2:
      return chance.int(0, 9) === 0 ? large(chance) : Buffer.from(chance.pick(HOSTILE_TEXTS));
    case 3:
    case 4:
    case 5:
      return spoiledText(chance, written(valid));
    default:
      return Buffer.from(written(mutated(valid, chance)));
  }
}

function large(chance: Chance): Buffer {
  return chance.pick([
    () => Buffer.alloc(MEGABYTE, "["),
    () => Buffer.alloc(MEGABYTE, '{"a":'),
    () => Buffer.from(JSON.stringify({ section: "x".repeat(MEGABYTE) })),
    () => Buffer.from(`[${"1e9,".repeat(MEGABYTE / 4)}1]`),
    () => gzipSync(Buffer.alloc(MEGABYTE, "0")),
  ])();
}

/** Texts that are JSON no more, or that say a thing twice. */
function spoiledText(chance: Chance, text: string): Buffer {
  const at = chance.int(0, text.length);
  const name = /"(\w+)"/.exec(text)?.[1] ?? "x";
  return chance.pick([
    () => Buffer.from(text.slice(0, at)),
    () => Buffer.from(text.slice(0, at) + chance.pick(HOSTILE_TEXTS) + text.slice(at)),
    () =>
      Buffer.concat([
        Buffer.from(text.slice(0, at)),
        noise(chance, 3),
        Buffer.from(text.slice(at)),
      ]),
    () => Buffer.from(`${text.slice(0, -1)},"${name}":${written(hostileValue(chance))}}`),
    () => Buffer.from(`{"${name}":${written(hostileValue(chance))},${text.slice(1)}`),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from(text + text),
    () => Buffer.from(text, "utf16le"),
    () => Buffer.from(text.replaceAll('"', "'")),
    () => Buffer.from(`/* a comment */ ${text}`),
    () => Buffer.from(`)]}',\n${text}`),
    () => gzipSync(text),
  ])();
}
