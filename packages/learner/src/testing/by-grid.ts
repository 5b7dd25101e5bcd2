/** A mean and a standard deviation. */
interface Moments {
  readonly mean: number;
  readonly spread: number;
}

/** A question in numbers, and whether it was answered right. */
interface Response {
  readonly difficulty: number;
  readonly luck: number;
  readonly right: boolean;
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** Values of a normal variable, evenly spaced to five standard deviations, with their weights. */
function values({ mean, spread }: Moments, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const z = -5 + (10 * at) / (count - 1);
    return { value: mean + spread * z, weight: Math.exp((-z * z) / 2) };
  });
}

/** The 3PL curve (with care for its upper end) for a question whose own difficulty lies about the declared. */
function chanceAt(ability: number, { difficulty, luck }: Response, care: number): number {
  let [sum, weights] = [0, 0];
  for (const { value, weight } of values({ mean: difficulty, spread: 0.5 }, 21)) {
    sum += weight * (luck + (care - luck) * logistic(ability - value));
    weights += weight;
  }
  return sum / weights;
}

/** What a learner believed to start so, and to gain so by practice, has in ability at last, by Bayes' rule on a grid. */
export function abilityByGrid(
  start: Moments,
  practice: Moments,
  responses: readonly Response[],
): Moments {
  const gains = responses.map((_, at) => 1 / (1 + at / 30));
  const practised = (count: number) => gains.slice(0, count).reduce((sum, gain) => sum + gain, 0);
  let [weights, sum, squares] = [0, 0, 0];
  for (const first of values(start, 61)) {
    for (const rate of values(practice, 21)) {
      let weight = first.weight * rate.weight;
      for (const [at, response] of responses.entries()) {
        const right = chanceAt(first.value + rate.value * practised(at), response, 0.99);
        weight *= response.right ? right : 1 - right;
      }
      const ability = first.value + rate.value * practised(responses.length);
      weights += weight;
      sum += weight * ability;
      squares += weight * ability ** 2;
    }
  }
  const mean = sum / weights;
  return { mean, spread: Math.sqrt(squares / weights - mean ** 2) };
}
