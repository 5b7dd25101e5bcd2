import { ONE, fraction, over } from "../exact/fraction.ts";
import {
  type Num,
  ZERO_NUM,
  divide,
  fromFraction,
  fromInteger,
  fromReal,
  negate,
  rootOf,
  subtract,
  toFraction,
} from "../exact/num.ts";

const HALF = fromFraction(over(ONE, fraction(2)));
const half = (of: number) => divide(rootOf(fromInteger(of), 2), fromInteger(2));

/** Sines of the angles from 0° to 90°, by steps of 15°. */
const SINES: Readonly<Record<number, Num>> = {
  0: ZERO_NUM,
  2: HALF,
  3: half(2),
  4: half(3),
  6: fromInteger(1),
};

/** The sine of an angle in degrees; exact at the multiples of 30° and 45°. */
export function exactSine(angle: Num): Num {
  return sineBySteps(angle) ?? fromReal(Math.sin((angle.real * Math.PI) / 180));
}

export function exactCosine(angle: Num): Num {
  const complement = subtract(fromInteger(90), angle);
  return sineBySteps(complement) ?? fromReal(Math.cos((angle.real * Math.PI) / 180));
}

/** Steps of 15° in a full turn and in half of one. */
const TURN = 24;
const HALF_TURN = 12;

function sineBySteps(angle: Num): Num | undefined {
  const steps = toFraction(divide(angle, fromInteger(15)));
  if (steps === undefined || steps.den !== 1) return undefined;
  const place = (Number(BigInt(steps.num) % BigInt(TURN)) + TURN) % TURN;
  const [below, within] = place >= HALF_TURN ? [true, place - HALF_TURN] : [false, place];
  const sine = SINES[within <= HALF_TURN / 2 ? within : HALF_TURN - within];
  return sine !== undefined && below ? negate(sine) : sine;
}
