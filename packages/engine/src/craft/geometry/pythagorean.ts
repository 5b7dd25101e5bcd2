import { gcd } from "../../math/rational.ts";

/** Legs a and b and hypotenuse c. */
export type Triple = readonly [a: number, b: number, c: number];

const LONGEST_HYPOTENUSE = 90;

/** Right triangles with whole sides that share no factor, each with its legs in both orders. */
export const primitiveTriples: readonly Triple[] = generated();

/** Euclid's formula: m² - n², 2mn, m² + n² with m > n coprime and one of them even. */
function generated(): Triple[] {
  const triples: Triple[] = [];
  for (let m = 2; m * m < LONGEST_HYPOTENUSE; m++) {
    for (let n = 1; n < m; n++) {
      const c = m * m + n * n;
      const isPrimitive = gcd(m, n) === 1 && (m - n) % 2 === 1;
      if (!isPrimitive || c > LONGEST_HYPOTENUSE) continue;
      triples.push([m * m - n * n, 2 * m * n, c], [2 * m * n, m * m - n * n, c]);
    }
  }
  return triples;
}

/** All right triangles with whole sides in these proportions and a hypotenuse within the limit. */
export function triplesWithin(longest: number): Triple[] {
  return primitiveTriples.flatMap(([a, b, c]) =>
    Array.from({ length: Math.floor(longest / c) }, (_, at): Triple => {
      const scale = at + 1;
      return [a * scale, b * scale, c * scale];
    }),
  );
}
