/** Times that leave no doubt about the tense, by tense; "over the past century" would let a simple past pass. */
export const TIMES: Readonly<Record<string, RegExp>> = {
  present:
    /^(today|even today|these days|nowadays|now|even now|currently|at present|in our own)\b/i,
  past: /^((in|around|during|between) .*(\d{3}|century|middle ages|times)|more than .* ago)/i,
  // "Since the ice melted" may give a reason; with a date or an event as a noun, "since" tells a time.
  perfect:
    /^since (?=.*(?:\d|century|then|\b(?:end|beginning|founding|foundation|invention|death|arrival|discovery|introduction|publication|opening|time)\b))/i,
  "past-perfect": /^by /i,
};
