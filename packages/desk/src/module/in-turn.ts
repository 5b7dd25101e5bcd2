interface TurnParts {
  /** Begins what is due, and resolves to the rest that is to follow in milliseconds; undefined when nothing is due. */
  readonly attempt: () => Promise<number> | undefined;
  /** Calls back after so many milliseconds; answers how to call that off. */
  readonly later: (milliseconds: number, back: () => void) => () => void;
  /** Whether another attempt is to follow a rest by itself. */
  readonly mayGoOn: () => boolean;
}

/** Attempts one after the other, with a rest after each. */
interface InTurn {
  /** Begins what is due, unless an attempt or a rest is under way. */
  readonly begin: () => void;
  /** The same, and cuts a rest short; what is due when an attempt under way is over begins with no rest. */
  readonly hurry: () => void;
}

export function inTurn({ attempt, later, mayGoOn }: TurnParts): InTurn {
  let isBusy = false;
  let isHurried = false;
  let endRest = () => {};

  const begin = () => {
    const attempted = isBusy ? undefined : attempt();
    if (attempted === undefined) return;
    isBusy = true;
    void attempted.then(rest);
  };

  const rest = (milliseconds: number) => {
    const end = () => {
      isBusy = false;
      endRest = () => {};
    };
    const callOff = later(milliseconds, () => {
      end();
      if (mayGoOn()) begin();
    });
    endRest = () => {
      callOff();
      end();
    };
    if (isHurried) hurry();
  };

  const hurry = () => {
    endRest();
    isHurried = isBusy;
    begin();
  };

  return { begin, hurry };
}
