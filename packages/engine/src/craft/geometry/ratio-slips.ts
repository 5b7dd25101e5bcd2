import type { RatioName } from "./ratio-triangle.ts";

/** The other leg above in the ratio that is asked. */
export const LEG_SLIP: Readonly<Record<RatioName, string>> = {
  sin: "using the adjacent leg instead of the opposite one",
  cos: "using the opposite leg instead of the adjacent one",
  tan: "turning the ratio of the legs upside down",
};

/** Another side below. */
export const BELOW_SLIP: Readonly<Record<RatioName, string>> = {
  sin: "dividing by the other leg instead of the hypotenuse, which is the tangent,",
  cos: "dividing the adjacent leg by the opposite leg",
  tan: "dividing the opposite leg by the hypotenuse, which is the sine,",
};

/** The fourth ratio, which neither of these slips leads to. */
export const FOURTH_SLIP: Readonly<Record<RatioName, string>> = {
  sin: "dividing the adjacent leg by the opposite leg",
  cos: "dividing the opposite leg by the adjacent leg, which is the tangent,",
  tan: "dividing the adjacent leg by the hypotenuse, which is the cosine,",
};
