import { useState } from "react";

/** Whether something has come true while its component was there: not what was so from the start, as after a reload. */
export function useCameTrue(isTrue: boolean): boolean {
  const [wasTrue] = useState(isTrue);
  return isTrue && !wasTrue;
}
