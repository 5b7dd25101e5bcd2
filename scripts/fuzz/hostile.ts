import type { Chance } from "@sat/engine";

/** JSON that is written as it stands: what no value of JavaScript would be written as. */
class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const nested = (depth: number, open: string, close: string) =>
  new Raw(`${open.repeat(depth)}1${close.repeat(depth)}`);

/** Texts that were too much for some program or other. */
export const HOSTILE_TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\ufeff",
  "\u202eright to left",
  "e\u0301",
  "👩‍👩‍👧".repeat(50),
  "\r\nset-cookie: a=b",
  "%00",
  "%",
  "%ff%fe",
  "../../../../etc/hosts",
  "..\\..\\boot.ini",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "'; DROP TABLE users; --",
  "1 OR 1=1",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "$x",
  "NaN",
  "0x10",
  "1e3",
  "-0",
  "2026-02-30T00:00:00.000Z",
  "+275760-09-13T00:00:00.001Z",
  "0000-00-00T00:00:00.000Z",
  "America/Nowhere",
  "Etc/GMT+99",
  "x".repeat(5_000),
];

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  [],
  [[]],
  {},
  { constructor: { prototype: { isAdmin: true } } },
  new Raw('{"__proto__":{"isAdmin":true}}'),
  new Raw("-0"),
  new Raw("1e400"),
  new Raw("-1e400"),
  new Raw("1e-400"),
  new Raw("9".repeat(400)),
  new Raw('"\\ud800"'),
  new Raw('"\\u0000"'),
  new Raw("undefined"),
  new Raw("01"),
  nested(100, "[", "]"),
  nested(7_000, "[", "]"),
  nested(1_500, '{"a":', "}"),
];

export function hostileValue(chance: Chance): unknown {
  return chance.flip() ? chance.pick(HOSTILE_TEXTS) : chance.pick(HOSTILE_VALUES);
}

/** A value as JSON. */
export function written(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(written).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).map(
    ([name, field]) => `${JSON.stringify(name)}:${written(field)}`,
  );
  return `{${fields.join(",")}}`;
}

/** The same value but for one place in it, however deep. */
export function mutated(value: unknown, chance: Chance): unknown {
  const names = isTree(value) ? Object.keys(value) : [];
  // The deeper a tree, the more of its places lie deep.
  if (!isTree(value) || names.length === 0 || chance.int(0, 3) === 0)
    return replaced(value, chance);
  const name = chance.pick(names);
  const change = chance.int(0, 9);
  if (Array.isArray(value)) {
    return value.map((part: unknown, at) => (String(at) === name ? mutated(part, chance) : part));
  }
  const { [name]: part, ...rest } = value;
  if (change === 0) return rest;
  if (change === 1) return { ...rest, [chance.pick(HOSTILE_TEXTS)]: part };
  return { ...value, [name]: mutated(part, chance) };
}

function replaced(value: unknown, chance: Chance): unknown {
  switch (chance.int(0, 5)) {
    case 0:
      return [value];
    case 1:
      return { value };
    case 2:
      return isTree(value)
        ? { ...value, [chance.pick(HOSTILE_TEXTS)]: hostileValue(chance) }
        : value;
    default:
      return hostileValue(chance);
  }
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(value instanceof Raw);
}

/** Bytes of any kind. */
export function noise(chance: Chance, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => chance.int(0, 255)));
}
