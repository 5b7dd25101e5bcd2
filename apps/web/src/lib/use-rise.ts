import { useEffect, useState } from "react";
import { useUser } from "./session.ts";
import { isCount } from "./shapes.ts";
import { learnerShelf } from "./storage.ts";

/** What a figure has risen from, and whether the learner has seen it rise. */
export interface Rise {
  readonly from: number;
  readonly isSeen: boolean;
  /** Notes that it is in sight. */
  readonly see: () => void;
}

/** How a figure of the learner has risen since this device last showed it, if it has. */
export function useRise(name: string, figure: number): Rise | undefined {
  const { uid } = useUser();
  const key = `seen:${name}`;
  const [from] = useState(() => learnerShelf(uid).read(key, isCount));
  const [isSeen, setSeen] = useState(false);
  const hasRisen = from !== undefined && figure > from;
  // The shelf is outside React; what has been seen to rise rises no more after a reload.
  useEffect(() => {
    if (!hasRisen || isSeen) learnerShelf(uid).write(key, figure);
  }, [uid, key, figure, hasRisen, isSeen]);
  return hasRisen ? { from, isSeen, see: () => setSeen(true) } : undefined;
}
