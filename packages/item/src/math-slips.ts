/** The slips of mathematics, from signs to what a study can show. */
export const MATH_SLIPS = {
  "sign-lost": {
    name: "Sign lost in moving a term",
    examples: ["$x + 3 = 7$ read as $x = 7 + 3$", "$2x = x - 5$ read as $3x = -5$"],
  },
  "opposite-sign": {
    name: "Opposite sign taken",
    examples: ["a slope of $-2$ used as $2$", "$(-3)^3$ found to be $27$"],
  },
  "sign-inside-parentheses": {
    name: "Sign inside parentheses not reversed",
    examples: [
      "$-4$ taken as the zero of $x - 4$",
      "$(x + 1)^2 + y^2 = 9$ given the center $(1, 0)$",
    ],
  },
  "opposite-operation": {
    name: "Opposite operation used",
    examples: [
      "$\\frac{x}{4} = 12$ solved as $x = \\frac{12}{4}$",
      "a fee added where it is taken off",
    ],
  },
  "order-of-steps": {
    name: "Steps in the wrong order",
    examples: ["$2x + 3 = 11$ read as $x + 3 = 5.5$", "$f(g(2))$ worked out as $g(f(2))$"],
  },
  "distributed-to-one-term": {
    name: "Distributed to one term only",
    examples: ["$3(x + 4)$ written as $3x + 4$", "$-(x - 2)$ written as $-x - 2$"],
  },
  "inequality-not-reversed": {
    name: "Inequality sign not reversed",
    examples: ["$-2x < 6$ solved as $x < -3$", "$4 - x > 1$ solved as $x > 3$"],
  },
  "comparison-turned-around": {
    name: "Comparison turned around",
    examples: ["“at most 20” written as $x \\ge 20$", "“4 more than $x$” found as $x - 4$"],
  },
  "direction-turned-around": {
    name: "Direction turned around",
    examples: ["a decrease of 5% made an increase", "a shift to the left made one to the right"],
  },
  "stopped-early": {
    name: "Stopped one step early",
    examples: ["$2x = 10$ answered with $10$", "$x$ given where $x + 3$ is asked for"],
  },
  "another-quantity": {
    name: "Answered another quantity",
    examples: ["the area given for the perimeter", "$y$ given where $x$ is asked for"],
  },
  "ratio-upside-down": {
    name: "Ratio turned upside down",
    examples: ["a slope found as run over rise", "$\\frac{3}{5}$ used as $\\frac{5}{3}$"],
  },
  "quantities-exchanged": {
    name: "Two quantities exchanged",
    examples: [
      "the price of a child's ticket given to adults",
      "the length of a rectangle used as its width",
    ],
  },
  "input-for-output": {
    name: "Input and output exchanged",
    examples: ["$f(x) = 6$ worked out as $f(6)$", "the point $(2, 5)$ read as $(5, 2)$"],
  },
  "off-by-one": {
    name: "Off by one step",
    examples: ["four yearly changes counted as five", "a mean of 6 values divided by 5"],
  },
  "bound-misjudged": {
    name: "Bound misjudged",
    examples: ["$n \\le 7.8$ rounded up to $8$", "“more than 5” made to include 5"],
  },
  "wrong-percent-base": {
    name: "Percent of the wrong base",
    examples: ["a rise from 40 to 50 divided by 50", "a second discount taken off the first price"],
  },
  "rest-for-part": {
    name: "The rest taken for the part",
    examples: ["70% taken for a loss of 30%", "the chance of red given for that of not red"],
  },
  "percent-misread": {
    name: "Percent misread",
    examples: ["5% written as $0.5$", "46% of a sample taken as 46 people"],
  },
  "linear-for-exponential": {
    name: "Linear and exponential confused",
    examples: ["10% a year for 2 years added as 20%", "a fixed yearly gain made a fixed percent"],
  },
  "rate-misapplied": {
    name: "Rate applied to the wrong amount",
    examples: ["the price of a pack of 6 paid for one", "the first hour's rate used for all hours"],
  },
  "unit-not-converted": {
    name: "Unit not converted correctly",
    examples: ["20 minutes used as 20 hours", "feet turned into inches by a factor of 3"],
  },
  "square-pattern": {
    name: "Wrong pattern of squares",
    examples: ["$(a + b)^2$ written as $a^2 + b^2$", "$x^2 - 9$ factored as $(x - 3)^2$"],
  },
  "power-or-root-left-out": {
    name: "Power or root left out or added",
    examples: ["$r^2 = 49$ read as $r = 49$", "areas scaled by $3$ instead of $3^2$"],
  },
  "exponent-rule": {
    name: "Exponent rule misapplied",
    examples: ["$x^2 \\cdot x^3$ written as $x^6$", "$2^0$ taken as $2$"],
  },
  "wrong-formula": {
    name: "Wrong formula or rule",
    examples: [
      "a cylinder's volume used for a cone's",
      "angles that add up to $180^\\circ$ set equal",
    ],
  },
  "radius-for-diameter": {
    name: "Radius and diameter confused",
    examples: ["a diameter of 6 used as the radius", "$2\\pi d$ used for a circumference"],
  },
  "half-for-whole": {
    name: "Half and whole confused",
    examples: ["a triangle's area found as $bh$", "half a chord taken as the whole chord"],
  },
  "wrong-triangle-side": {
    name: "Sides of a right triangle confused",
    examples: ["$\\sin A$ found from the adjacent leg", "a leg used as the hypotenuse"],
  },
  "extraneous-solution": {
    name: "Extraneous solution kept",
    examples: ["$x = -1$ kept for $\\sqrt{x + 2} = x$", "a zero of the denominator kept"],
  },
  "solutions-miscounted": {
    name: "Solutions missed or miscounted",
    examples: ["$x^2 = 9$ solved by $3$ alone", "$0 = 5$ taken to hold for every $x$"],
  },
  "condition-unchecked": {
    name: "A condition left unchecked",
    examples: ["a point tried in one inequality of two", "a rule tried in the first row only"],
  },
  "figure-misread": {
    name: "Figure misread",
    examples: ["a value read off the wrong axis", "two marks of a scale taken for one"],
  },
  "wrong-row-or-column": {
    name: "Wrong row, column, or bar read",
    examples: ["the bar of 2019 read for 2020", "the column of girls read for all"],
  },
  "meaning-misread": {
    name: "Meaning of a number misread",
    examples: ["a starting fee taken as a price per hour", "a total taken as a difference"],
  },
  "wrong-total": {
    name: "Share of the wrong total",
    examples: ["a row's count divided by the grand total", "2 to 3 read as $\\frac{2}{3}$ of all"],
  },
  "wrong-statistic": {
    name: "One statistic taken for another",
    examples: ["the median given for the mean", "the greatest value given for the range"],
  },
  "beyond-the-sample": {
    name: "Generalized beyond the sample",
    examples: ["one school's survey applied to a city", "volunteers taken to speak for all"],
  },
  "cause-claimed": {
    name: "Cause claimed without an experiment",
    examples: [
      "a trend in a survey called an effect",
      "people who chose a diet said to gain by it",
    ],
  },
  "claim-too-weak": {
    name: "Claimed less than the data show",
    examples: ["a random sample held to itself", "no cause named though chance formed groups"],
  },
  "margin-of-error-misread": {
    name: "Margin of error misread",
    examples: ["$40 \\pm 3$ read as 40 to 43", "a margin taken to hold each member's value"],
  },
  "bias-misjudged": {
    name: "Bias of a survey misjudged",
    examples: [
      "a gym's visitors asked how often all exercise",
      "silent people taken to think as others do",
    ],
  },
} as const;
