/** What to ask oneself about a list of values, by the statistic that is asked for. */
export const HINTS = {
  mean: "What do all the values add up to, and how many values are there?",
  median:
    "With the values in order, as many stand before the median as after it: which one is that?",
  mode: "Which value occurs more often than any other?",
  range: "Which value is the greatest, and which is the least?",
} as const;

/** The habit that helps with each. */
export const TIPS = {
  mean: "A mean lies between the least and the greatest value: check that yours does.",
  median: "Put the values in order before you look for the median, and count repeated values.",
  mode: "A mode is a value of the data, not the number of times that it occurs.",
  range: "A range is one number, the greatest value minus the least.",
} as const;
