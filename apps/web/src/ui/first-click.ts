import type { MouseEvent } from "react";

/** Heeds only the first click of a double one: the second would act on what the first has brought. */
export function firstClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) act();
  };
}
