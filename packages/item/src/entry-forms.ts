/** Most characters of an entry; a minus sign comes on top. */
export const ENTRY_LENGTH = 5;
/** Most digits after the point: ".6667". */
const MOST_DECIMALS = ENTRY_LENGTH - 1;

/** Whether a text has room in the space for an answer. */
export function fitsTheSpace(text: string): boolean {
  return text.replace(/^-/, "").length <= ENTRY_LENGTH;
}

/** Of whole numbers of any length, a power takes longer than all else that is done with it. */
const POWERS_OF_TEN = [1n, 10n, 100n, 1_000n, 10_000n, 100_000n] as const;

export function tenTo(exponent: number): bigint {
  return POWERS_OF_TEN[exponent] ?? 10n ** BigInt(exponent);
}

/**
 * What can be typed for num/den: the fraction and the shortest decimal; where no decimal is exact and fits, those
 * that fill the space.
 */
export function formsOf(num: bigint, den: bigint): readonly string[] {
  const exact = exactEntries(num, den);
  const hasDecimal = exact.some((text) => !text.includes("/"));
  return hasDecimal ? exact : [...exact, ...fillingEntries(num, den)];
}

/** The shortest entries that are exactly num/den: whole number or decimal, and fraction, as far as they fit. */
export function exactEntries(num: bigint, den: bigint): string[] {
  const divisor = gcd(num, den);
  const [over, under] = [num / divisor, den / divisor];
  const fraction = under === 1n ? [] : [`${over}/${under}`];
  const decimals = decimalPlaces().find((places) => tenTo(places) % under === 0n);
  const decimal = decimals === undefined ? [] : written(over * (tenTo(decimals) / under), decimals);
  return [...fraction, ...decimal].filter(fitsTheSpace);
}

/** The decimals that are num/den truncated or rounded at the last character that fits. */
function fillingEntries(num: bigint, den: bigint): string[] {
  const half = num < 0n ? -den : den;
  const found = decimalPlaces()
    .filter((places) => places > 0)
    .toReversed()
    .flatMap((places) => {
      const over = num * tenTo(places);
      return [over / den, (2n * over + half) / (2n * den)].flatMap((cut) => written(cut, places));
    });
  return [...new Set(found)].filter((text) => text.replace(/^-/, "").length === ENTRY_LENGTH);
}

function decimalPlaces(): number[] {
  return Array.from({ length: MOST_DECIMALS + 1 }, (_, places) => places);
}

/** So many units of the last decimal place in digits, without a zero before the point and with it. */
function written(units: bigint, places: number): string[] {
  const minus = units < 0n ? "-" : "";
  const digits = String(units < 0n ? -units : units).padStart(places, "0");
  if (places === 0) return [minus + digits];
  const [whole, decimals] = [digits.slice(0, -places), digits.slice(-places)];
  return whole === ""
    ? [`${minus}.${decimals}`, `${minus}0.${decimals}`]
    : [`${minus}${whole}.${decimals}`];
}

/** Greatest common divisor, never negative; b is not. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
