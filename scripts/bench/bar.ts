/** A bound that a measured value is held to. */
export interface Bar {
  readonly name: string;
  /** Null where this machine cannot show it. */
  readonly value: number | null;
  readonly bar: number;
  readonly met: boolean | null;
  /** Why it could not be measured, if so. */
  readonly reason?: string;
}

export function atLeast(bar: number, name: string, value: number): Bar {
  return { name, value, bar, met: value >= bar };
}

export function atMost(bar: number, name: string, value: number): Bar {
  return { name, value, bar, met: value <= bar };
}

/** A bar of which this machine can tell nothing. */
export function untold(bar: number, name: string, reason: string): Bar {
  return { name, value: null, bar, met: null, reason };
}
