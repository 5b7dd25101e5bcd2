import { useEffect, useState } from "react";
import { useUser } from "./session.ts";
import { isCount } from "./shapes.ts";
import { learnerShelf } from "./storage.ts";

/** What a figure of the learner was when this device last showed it, if it has risen since. */
export function useRise(name: string, figure: number): number | undefined {
  const { uid } = useUser();
  const key = `seen:${name}`;
  const [former] = useState(() => learnerShelf(uid).read(key, isCount));
  // The shelf is outside React; what is on the screen has been seen, and rises no more after a reload.
  useEffect(() => {
    learnerShelf(uid).write(key, figure);
  }, [uid, key, figure]);
  return former !== undefined && figure > former ? former : undefined;
}
