export type MathFacts =
  | ValueFacts
  | AnySolutionFacts
  | EquivalentFacts
  | ThroughFacts
  | SolutionCountFacts
  | SolutionSetFacts
  | StatisticFacts
  | ProbabilityFacts
  | MeasureFacts
  | SolutionsFacts
  | WholeNumberFacts
  | ExtremeFacts
  | CircleFacts
  | SolidFacts
  | RegionFacts
  | StatementFacts
  | ConstantFacts
  | DisplayFacts
  | DataFacts
  | StudyFacts
  | SurveyFacts
  | FitFacts;

/**
 * The options are values of `ask` (numbers, also with radicals or π; or points `(x, y)` when `ask` is a list).
 * Right is the option that `ask` takes at the one solution of `given` that meets `where`.
 * In formulas sin, cos and tan take degrees.
 */
export interface ValueFacts {
  readonly kind: "value";
  readonly given: readonly string[];
  readonly where?: readonly string[];
  /** Symbols that stand for any number: the answer is the same whatever they are. */
  readonly constants?: readonly string[];
  readonly ask: string;
  /** Set when the printed options are rounded: to this many decimal places. */
  readonly rounded?: number;
}

/** Right is every value of `unknown` that meets all of `given`: one of several answers, or any within a range. */
export interface AnySolutionFacts {
  readonly kind: "any-solution";
  readonly given: readonly string[];
  readonly unknown: string;
}

/** The options are expressions; right is the one equal to `expression` wherever both are defined. */
export interface EquivalentFacts {
  readonly kind: "equivalent";
  readonly expression: string;
  /** Relations that tie the symbols together, when equality holds only under them. */
  readonly where?: readonly string[];
}

/** The options are equations, inequalities or functions; right is the one that holds at every `at` and at no `not`. */
export interface ThroughFacts {
  readonly kind: "through";
  /** Name under which an option such as `f(x) = 2x + 1` is read as y = 2x + 1. */
  readonly function?: string;
  readonly at: readonly Readonly<Record<string, string>>[];
  readonly not?: readonly Readonly<Record<string, string>>[];
}

/** The options say how many solutions there are; right is the one with the true count. */
export interface SolutionCountFacts {
  readonly kind: "solution-count";
  readonly given: readonly string[];
  readonly unknowns: readonly string[];
}

/** The options are inequalities (or pairs) in one unknown; right is the one with the same solutions as `given`. */
export interface SolutionSetFacts {
  readonly kind: "solution-set";
  readonly given: readonly string[];
  readonly unknown: string;
}

/** The options are values of a statistic of raw data. */
export interface StatisticFacts {
  readonly kind: "statistic";
  readonly data: readonly number[];
  readonly statistic:
    | "mean"
    | "median"
    | "range"
    | "mode"
    | "interquartile-range"
    | "sum"
    | "count";
  /** A second list, when the difference "first minus second" is asked. */
  readonly minus?: readonly number[];
}

/** The options are probabilities or shares; cells count equally likely outcomes by their labels. */
export interface ProbabilityFacts {
  readonly kind: "probability";
  readonly cells: readonly { readonly labels: readonly string[]; readonly count: number }[];
  /** Labels the event needs, all of them. */
  readonly event: readonly string[];
  /** Labels already known to hold. */
  readonly given: readonly string[];
}

/** The options are measures of a figure given by coordinates (calculator syntax, exact). */
export interface MeasureFacts {
  readonly kind: "measure";
  readonly points: Readonly<Record<string, readonly [string, string]>>;
  /** length A B; angle A B C in degrees at B; area of the polygon; perimeter; sine, cosine, tangent of angle A B C. */
  readonly ask: {
    readonly measure: "length" | "angle" | "area" | "perimeter" | "sine" | "cosine" | "tangent";
    readonly of: readonly string[];
  };
}

/**
 * The options are the sum or the product of all solutions of one equation, or how many times `unit` it is.
 * `constants` stand for any numbers.
 */
export interface SolutionsFacts {
  readonly kind: "solutions";
  readonly given: string;
  readonly unknown: string;
  readonly constants?: readonly string[];
  readonly ask: "sum" | "product";
  readonly unit?: string;
}

/** The options are whole numbers; right is the greatest or the least that meets all of `given`. */
export interface WholeNumberFacts {
  readonly kind: "whole-number";
  readonly given: readonly string[];
  readonly unknown: string;
  readonly extreme: "greatest" | "least";
}

/**
 * The options say where a quadratic expression has its least or greatest value, what that value is, or both
 * as a point `(x, y)`. `constants` stand for any numbers; the options may hold them.
 */
export interface ExtremeFacts {
  readonly kind: "extreme";
  readonly expression: string;
  readonly unknown: string;
  readonly constants?: readonly string[];
  readonly ask: "place" | "value" | "point";
}

/** The options are the centers `(x, y)` or the radii of circles; right is that of the circle with this equation. */
export interface CircleFacts {
  readonly kind: "circle";
  readonly equation: string;
  /** How far the circle is then translated, to the right and up. */
  readonly moved?: readonly [string, string];
  readonly ask: "center" | "radius";
}

/**
 * The options are a measure of a body: how much room it fills, its whole surface, or the surface without its bases.
 * With `unknown`, they are values of that size, for which the measure is `equals`; with `comparedWith`, they say
 * how many times the measure of that other body it is. They may hold `constants`.
 */
export interface SolidFacts {
  readonly kind: "solid";
  readonly parts: readonly SolidPart[];
  readonly measure: "volume" | "surface" | "side";
  readonly unknown?: string;
  readonly equals?: string;
  readonly comparedWith?: readonly SolidPart[];
  readonly constants?: readonly string[];
}

/** A solid by its sizes, in calculator syntax; `cut` when it is taken out of the body. */
export type SolidPart = (
  | {
      readonly solid: "box" | "pyramid";
      readonly width: string;
      readonly depth: string;
      readonly height: string;
    }
  | { readonly solid: "cylinder" | "cone"; readonly radius: string; readonly height: string }
  | { readonly solid: "sphere" | "hemisphere"; readonly radius: string }
) & { readonly cut?: true };

/**
 * The options are statements in words. Right is the one whose claim holds at every solution of `given`; each of the
 * others must fail at one.
 */
export interface StatementFacts {
  readonly kind: "statement";
  readonly given: readonly string[];
  /** Symbols that stand for any number. */
  readonly constants?: readonly string[];
  /** What each option says, by its text: relations between the symbols of `given`, all of which must hold. */
  readonly claims: Readonly<Record<string, readonly string[]>>;
}

/**
 * The options are values of a constant. Right is the one at which the equation in `unknown` has such real solutions;
 * with `extreme`, the greatest or the least whole number of this kind.
 */
export interface ConstantFacts {
  readonly kind: "constant";
  readonly given: string;
  readonly unknown: string;
  readonly constant: string;
  /** What must hold of the constant itself. */
  readonly where?: readonly string[];
  /** How many there are; or two with the same sign, or with opposite signs; or whole numbers alone. */
  readonly solutions: "none" | "one" | "two" | "same-sign" | "opposite-signs" | "whole";
  readonly extreme?: "greatest" | "least";
}

/**
 * The options are statements in words, or values, about lists of data. Right is the one whose claims hold.
 * Claims speak of the sets by name: `mean(A) > mean(B)`, with mean, median, mode, range, sum, count, variance,
 * interquartile and, for two lists paired in order, `covariance(X, Y)`.
 */
export interface DataFacts {
  readonly kind: "data";
  readonly sets: Readonly<Record<string, readonly number[]>>;
  readonly claims: Readonly<Record<string, readonly string[]>>;
}

/**
 * How a study was done. The options are conclusions; right is the strongest that its design supports:
 * about whom it speaks, and whether it says that the treatment is the cause.
 */
export interface StudyFacts {
  readonly kind: "study";
  readonly subjects: string;
  /** Those from whom the subjects were selected at random; absent when they were not. */
  readonly randomFrom?: string;
  /** Whether chance decided who was treated how; absent when nobody was treated. */
  readonly assigned?: boolean;
  /** What each option says, by its text. */
  readonly claims: Readonly<Record<string, { readonly about: string; readonly cause?: boolean }>>;
}

/** How a survey was done. The options name faults, or remedies; right is the one for the fault that it has. */
export interface SurveyFacts {
  readonly kind: "survey";
  readonly design: {
    /** Who could be asked: everyone it is to speak of, or only a part that is likely to differ. */
    readonly reach: "all" | "part";
    /** Who decided who was asked. */
    readonly chosenBy: "chance" | "themselves";
    readonly wording: "neutral" | "leading";
    readonly answered: "most" | "few";
  };
  readonly claims: Readonly<Record<string, SurveyFault>>;
}

export type SurveyFault = "coverage" | "self-selection" | "wording" | "nonresponse";

/**
 * Inequalities in two unknowns. The options of "member" are points: right is the one that satisfies all of `given`.
 * Those of "bound" and "same" are inequalities or systems of them: right is the one that every solution satisfies,
 * or the one with the same solutions.
 */
export interface RegionFacts {
  readonly kind: "region";
  readonly given: readonly string[];
  readonly unknowns: readonly [string, string];
  readonly ask: "member" | "bound" | "same";
}

/** The options are functions of x; right is the one from which the points stray least, by the sum of squares. */
export interface FitFacts {
  readonly kind: "fit";
  readonly points: readonly (readonly [number, number])[];
}

/**
 * The options are forms of one quadratic expression. Right is an equivalent form in which the numbers asked for stand
 * as constants: the least or greatest value, the zeros, the value at 0, or the places where the value is `level`.
 */
export interface DisplayFacts {
  readonly kind: "display";
  readonly expression: string;
  readonly unknown: string;
  readonly shows: "extreme" | "zeros" | "start" | "level";
  readonly level?: string;
}
