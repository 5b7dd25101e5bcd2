/** A pure function that works each answer out once. */
export function remembered<Inputs extends readonly (string | number)[], Answer>(
  answer: (...inputs: Inputs) => Answer,
): (...inputs: Inputs) => Answer {
  const known = new Map<string | number | undefined, Answer>();
  return (...inputs) => {
    // One input is its own key: joined, it would be a new text each time, to be hashed anew.
    const key = inputs.length === 1 ? inputs[0] : inputs.join("|");
    const found = known.get(key);
    if (found !== undefined) return found;
    const fresh = answer(...inputs);
    known.set(key, fresh);
    return fresh;
  };
}

/** The same of a function of one object, remembered as long as there is the object. */
export function rememberedOf<Input extends object, Answer>(
  answer: (input: Input) => Answer,
): (input: Input) => Answer {
  const known = new WeakMap<Input, Answer>();
  return (input) => {
    const found = known.get(input);
    if (found !== undefined) return found;
    const fresh = answer(input);
    known.set(input, fresh);
    return fresh;
  };
}
