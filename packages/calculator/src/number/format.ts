import { isList, isPoint, type Value } from "../evaluate/value.ts";

/** Beyond these sizes a number is told by a power of ten. */
const LARGE = 1e12;
const SMALL = 1e-6;

/** As many digits as are right after some calculating in binary. */
const DIGITS = 10;

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** A number for reading, with ten digits that count at most: 0.3, −2.5, 1.5 × 10¹². */
export function formatNumber(value: number): string {
  if (Number.isNaN(value)) return "undefined";
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  const size = Math.abs(value);
  const sign = value < 0 ? "−" : "";
  if (size !== 0 && (size >= LARGE || size < SMALL)) return sign + byPowerOfTen(size);
  const text = String(Number(size.toPrecision(DIGITS)));
  return text === "0" ? text : sign + text;
}

function byPowerOfTen(size: number): string {
  const [digits = "", power = ""] = size.toExponential(DIGITS - 1).split("e");
  const raised = String(Number(power)).replaceAll(/./g, (sign) =>
    sign === "-" ? "⁻" : (SUPERSCRIPTS[Number(sign)] ?? ""),
  );
  return `${Number(digits)} × 10${raised}`;
}

/** How many of a list are shown. */
const SHOWN = 20;

/** A value for reading: `(2, 5)` for a point, `[1, 2, 3]` for a list, of which at most twenty are shown. */
export function formatValue(
  value: Value,
  write: (number: number) => string = formatNumber,
): string {
  if (isList(value)) {
    const items = value.slice(0, SHOWN).map((item) => formatValue(item, write));
    return `[${[...items, ...(value.length > SHOWN ? ["…"] : [])].join(", ")}]`;
  }
  return isPoint(value) ? `(${write(value.x)}, ${write(value.y)})` : write(value);
}
