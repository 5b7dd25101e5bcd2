import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { decimalFace, inProse } from "../../../craft/wording/story.ts";
import { decimal, equation, product, sum, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

/** Whether the actual value is greater than predicted, and whether the line rises. */
type ModelFork = "greater" | "rises";

interface Model {
  /** Slope in tenths. */
  readonly tenths: number;
  readonly x: number;
  readonly y: number;
  readonly off: number;
  readonly ways: Ways<ModelFork>;
}

function predictedOf({ y, off }: Model, { greater }: Ways<ModelFork>) {
  return sum(y, greater ? -off : off);
}

function slopeOf({ tenths }: Model, { rises }: Ways<ModelFork>) {
  return decimal(rational(rises ? tenths : -tenths, 10));
}

/** The height of the line less what the slope adds up to. */
function constantWork(model: Model, ways: Ways<ModelFork>) {
  const opposite = slopeOf(model, { ...ways, rises: !ways.rises });
  return sum(predictedOf(model, ways), times(opposite, model.x));
}

const shown = (work: Parameters<typeof workOut>[0]) => decimalFace(workOut(work));

function modelSlips(model: Model): PoolSlip[] {
  const { x, y, off, ways } = model;
  const opposite = slopeOf(model, { ...ways, rises: !ways.rises });
  const side = ways.greater ? "greater" : "less";
  return [
    ...slipsAtForks({
      ways,
      work: (each) => constantWork(model, each),
      show: shown,
      slips: {
        greater: {
          code: "comparison-turned-around",
          deed: `making the predicted value ${off} ${side} than the actual one`,
          step: 1,
        },
        rises: {
          code: ways.rises ? "opposite-operation" : "sign-lost",
          deed: ways.rises
            ? "adding the change along the line instead of subtracting it"
            : "losing the minus sign of the slope",
          step: 3,
        },
      },
    }),
    slipTo(
      sum(y, times(opposite, x)),
      {
        code: "meaning-misread",
        deed: "putting the data point itself on the line",
        isClassic: true,
        step: 1,
      },
      shown,
    ),
    slipTo(
      sum(predictedOf(model, ways), opposite),
      {
        code: "rate-misapplied",
        deed: `using the slope once instead of $${x}$ times`,
        step: 2,
      },
      shown,
    ),
    slipTo(
      times(slopeOf(model, ways), x),
      { code: "stopped-early", deed: "stopping at the product of the slope and $x$", step: 2 },
      shown,
    ),
  ].filter(({ face: { order = 0 } }) => order > 0);
}

/** The constant of a line of best fit from one data point and its distance from the prediction. */
export const missingConstant = poolLevel<Model>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const model = {
      tenths: chance.int(11, 49),
      x: chance.int(4, 12),
      y: chance.int(70, 160),
      off: chance.int(2, 9),
      ways: drawWays(chance, "greater", "rises"),
    };
    chance.require((model.tenths * model.x) % 10 !== 0, "a whole constant");
    return model;
  },
  key: (model) => shown(constantWork(model, model.ways)),
  slips: modelSlips,
  word: (model) => {
    const { x, y, off, ways } = model;
    const [slope, opposite] = [
      slopeOf(model, ways),
      slopeOf(model, { ...ways, rises: !ways.rises }),
    ];
    const predicted = workOut(predictedOf(model, ways));
    const side = ways.greater ? "greater" : "less";
    const key = workOut(constantWork(model, ways));
    const change = workOut(times(slope, x));
    return {
      question: `The equation of the line of best fit for a scatterplot is ${inline(equation("y", sum(product(slope, "x"), "b")))}, where $b$ is a constant. For the data point $(${x}, ${y})$, the actual value of $y$ is ${off} ${side} than the value predicted by the line of best fit. What is the value of $b$?`,
      why: `With this value of $b$, the line passes through the point $(${x}, ${inProse(predicted)})$.`,
      opening: "The line passes through the predicted value, not through the data point.",
      steps: [
        stepTo(
          `The actual value is ${off} ${side} than predicted, so ${ways.greater ? "subtract" : "add"} to find the predicted value at $x = ${x}$.`,
          equation(predictedOf(model, ways), predicted),
        ),
        stepTo(
          "Substitute this point into the equation of the line.",
          equation(predicted, sum(times(slope, x), "b")),
        ),
        stepTo("Multiply.", equation(predicted, sum(decimal(change), "b"))),
        stepTo(
          ways.rises
            ? `Subtract $${inProse(change)}$ from both sides.`
            : `Add $${inProse(workOut(times(opposite, x)))}$ to both sides.`,
          equation("b", sum(predicted, decimal(workOut(times(opposite, x))))),
        ),
        stepTo("Work out the right side.", equation("b", decimal(key))),
      ],
      hint: `At $x = ${x}$, is the line above the data point or below it, and by how much?`,
      tip: "Sketch the point and the line: whether the point is above or below settles the sign.",
      archetype: "QD06",
    };
  },
  facts: ({ tenths, x, y, off, ways }) => ({
    kind: "value",
    given: [
      `y = ${ways.rises ? "" : "-"}${inProse(rational(tenths, 10))}*x + b`,
      `x = ${x}`,
      ways.greater ? `${y} = y + ${off}` : `${y} = y - ${off}`,
    ],
    ask: "b",
    told: [
      `data point $(${x}, ${y})$`,
      "the actual value of $y$",
      `${off} ${ways.greater ? "greater" : "less"} than the value predicted`,
    ],
  }),
});
