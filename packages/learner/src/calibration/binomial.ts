/** Below this share of the likeliest count's, a count's probability is nothing. */
const NOTHING = 1e-30;

/**
 * How likely an event of this probability happens at most so many times of these: the counts' probabilities, each by its
 * ratio to the next, from the likeliest on.
 */
export function atMost(times: number, tries: number, probability: number): number {
  const likeliest = Math.min(tries, Math.floor((tries + 1) * probability));
  const odds = probability / (1 - probability);
  let [within, all] = [likeliest <= times ? 1 : 0, 1];
  for (let [count, share] = [likeliest, 1]; count > 0 && share > NOTHING; count--) {
    share *= count / ((tries - count + 1) * odds);
    all += share;
    if (count - 1 <= times) within += share;
  }
  for (let [count, share] = [likeliest, 1]; count < tries && share > NOTHING; count++) {
    share *= ((tries - count) * odds) / (count + 1);
    all += share;
    if (count + 1 <= times) within += share;
  }
  return within / all;
}
