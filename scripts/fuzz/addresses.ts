import { METHODS } from "node:http";
import * as contract from "@sat/contract";
import { endpointsIn, queryNames } from "@sat/contract";
import type { Chance } from "@sat/engine";
import {
  type Attack,
  FOREIGN,
  type Headers,
  idsOf,
  type Request,
  type Target,
  whole,
} from "./attack.ts";
import { HOSTILE_TEXTS, noise } from "./hostile.ts";

const ENDPOINTS = endpointsIn(contract);
/** What the server has beside the contract's endpoints. */
const OTHER_PATHS = [
  "/",
  "/healthz",
  "/readyz",
  "/login",
  "/icon.svg",
  "/index.html",
  "/assets/",
  "/sign-in-finished.html",
  "/api/openapi.json",
  "/api/docs",
  "/identity/jwks",
];
export const PATHS = [...new Set(ENDPOINTS.map(({ path }) => path)), ...OTHER_PATHS];

const ODD_PATHS = [
  "/..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/package.json",
  "/assets/../../../package.json",
  "/assets/%2e%2e%5c%2e%2e%5cpackage.json",
  "/assets/..\\..\\package.json",
  "/.sources",
  "/.env",
  "/index.html/x",
  "/index.html%00.js",
  "/%00",
  "/%",
  "/%zz",
  "/%c0%ae%c0%ae/",
  "/%ff.js",
  "//evil.example/%2f..",
  "/\\evil.example",
  "/api",
  "/api/",
  "/api//me",
  "//api/me",
  "/api/./me",
  "/api/%6d%65",
  "/API/ME",
  "/api/me/",
  "/api/me;v=1",
  "/api/me%20",
  "/api/me#x",
  "/api/history/%",
  "/api/openapi.json%00.html",
  "/identity",
  "/identity/",
  "/identity/%",
  "/identity/choose/%00",
  "http://evil.example/api/me",
  "https://localhost/api/me",
  "http://localhost:99999/",
  "http://[::1/",
  "ftp://localhost/",
  "localhost:80",
  "*",
  "?",
  "",
  `/${"a".repeat(300)}.js`,
  `/${"a".repeat(5_000)}`,
  `/${"a/".repeat(2_000)}`,
  `/api/${"%41".repeat(2_700)}`,
  `/api/history/${"a".repeat(9_000)}`,
  `/${"../".repeat(1_000)}etc/hosts`,
];

/** What must be refused, unless it only reads: whether it changes anything is then for the origin to say. */
function harmless(method: string, cookie: string): Headers {
  const reads = method === "GET" || method === "HEAD" || method === "OPTIONS";
  return [["cookie", cookie], ...(reads ? [] : FOREIGN)];
}

/** An address that names nothing, or is none. */
export function pathAttack(chance: Chance, target: Target): Attack {
  const method = chance.pick([
    "GET",
    "GET",
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS",
  ]);
  const headers = harmless(method, target.cookie);
  return whole("path", target, { method, target: oddPath(chance), headers });
}

function oddPath(chance: Chance): string {
  switch (chance.int(0, 4)) {
    case 0:
      return chance.pick(ODD_PATHS);
    case 1:
      return `/${encodeURI(chance.pick(HOSTILE_TEXTS).toWellFormed())}`;
    case 2:
      return chance.pick(PATHS) + chance.pick(ODD_PATHS);
    case 3:
      return `/${noise(chance, chance.int(1, 20)).toString("latin1").replaceAll(/\s/g, "%")}`;
    default: {
      const id = encodeURIComponent(chance.pick(HOSTILE_TEXTS).toWellFormed());
      return chance
        .pick(PATHS)
        .replace("{id}", chance.flip() ? id : chance.pick(HOSTILE_TEXTS).replaceAll(/\s/g, "+"));
    }
  }
}

const ODD_METHODS = [
  ...METHODS,
  "get",
  "FOO",
  "PRI",
  "G\u0000T",
  "POST POST",
  "__proto__",
  "X".repeat(300),
];

/** A method that the path does not know, or nobody knows. */
export function methodAttack(chance: Chance, target: Target): Attack {
  const method = chance.pick(ODD_METHODS);
  const path = chance.pick(PATHS).replace("{id}", chance.pick(idsOf(target)));
  const body = chance.flip() ? { body: Buffer.from("{") } : {};
  const request: Request = {
    method,
    target: path,
    headers: harmless(method, target.cookie),
    ...body,
  };
  return whole("method", target, request);
}

const NAMES = [
  "code",
  "state",
  "error",
  "iss",
  "__proto__",
  "constructor",
  "limit[]",
  "limit[$gt]",
];
const READS = ENDPOINTS.filter(({ method }) => method === "get");

/** A query of names and values that do not fit, some of them many times. */
export function queryAttack(chance: Chance, target: Target): Attack {
  const read = chance.pick(READS);
  const pairs = Array.from({ length: chance.int(1, 5) }, () => {
    const name = chance.pick([...queryNames(read), chance.pick(NAMES)]);
    const value = chance.pick([...HOSTILE_TEXTS, "1", "-1", "101", "Math", "UTC"]).toWellFormed();
    const encoded = chance.int(0, 3) > 0 ? encodeURIComponent(value) : value.replaceAll(/\s/g, "+");
    return chance.int(0, 9) === 0 ? encoded : `${name}=${encoded}`;
  });
  const path = read.path.replace("{id}", chance.pick(idsOf(target)));
  const query = pairs.join(chance.int(0, 9) === 0 ? ";" : "&");
  const headers: Headers = chance.int(0, 3) > 0 ? [["cookie", target.cookie]] : [];
  return whole("query", target, { method: "GET", target: `${path}?${query}`, headers });
}
