import type { Step } from "../../model.ts";
import type { Twists } from "../options/siblings.ts";

/** A symmetric data set, and two values that are added to it. */
export interface Grown {
  readonly center: number;
  readonly step: number;
  /** Frequencies from the middle outward, as multiples of the constant. */
  readonly multiples: readonly [number, number, number];
  /** Distance of the new values from the middle, or beyond the outermost value. */
  readonly away: number;
  /** First twist: the two new values are equal and above the middle; second: they lie beyond all others. */
  readonly at: Twists;
}

export function newValues({ center, step, away, at }: Grown): readonly [number, number] {
  const far = at.second ? 2 * step + away : away;
  return at.first ? [center + far, center + far] : [center - far, center + far];
}

/** Why each of the other statements about mean and standard deviation is false. */
export function grownFaults({ center, step, ...grown }: Grown) {
  const { at } = grown;
  const [one, other] = newValues({ center, step, ...grown });
  const away = Math.abs(other - center);
  const mean = at.first
    ? `Both new values are greater than $${center}$, so they raise the mean.`
    : `The value $${one}$ lies as far below $${center}$ as $${other}$ lies above it, so the mean stays the same.`;
  const spread = at.second
    ? `The new values lie $${away}$ from $${center}$, farther than all others, so they raise the standard deviation.`
    : `More values do not mean more spread: the new ones lie only $${away}$ from $${center}$, which lowers the standard deviation.`;
  return [
    { code: "wrong-statistic", why: mean },
    { code: "wrong-statistic", why: spread },
    {
      code: "figure-misread",
      why: `${mean} They lie $${away}$ from $${center}$, which ${at.second ? "raises" : "lowers"} the standard deviation.`,
    },
  ] as const;
}

/** How both statistics change. */
export function grownSteps(grown: Grown): Step[] {
  const { center, step, at } = grown;
  const [one, other] = newValues(grown);
  const away = Math.abs(other - center);
  const distance = `$${other} - ${center} = ${away}$`;
  return [
    {
      text: `The frequencies are the same on both sides of $${center}$, so the mean of data set P is $${center}$.`,
    },
    at.first
      ? {
          text: `Both new values are greater than this mean, so the mean of data set Q is greater.\n\n$${one} > ${center}$`,
          claim: `${one} > ${center}`,
        }
      : {
          text: `The mean of the two new values is the same, so the mean of data set Q is also $${center}$.\n\n$\\frac{${one} + ${other}}{2} = ${center}$`,
          claim: `(${one} + ${other})/2 = ${center}`,
        },
    { text: `Find how far the new values lie from $${center}$.\n\n${distance}` },
    at.second
      ? {
          text: `The least and the greatest value of data set P lie $${center + 2 * step} - ${center} = ${2 * step}$ from it. The new values lie farther, so the standard deviation of data set Q is greater.`,
          claim: `${away} > ${2 * step}`,
        }
      : {
          text: `The other values of data set P lie at least $${center + step} - ${center} = ${step}$ from it. The new values lie much closer, so the standard deviation of data set Q is less.`,
          claim: `${away} < ${step}`,
        },
  ];
}
