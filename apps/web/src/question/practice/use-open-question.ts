import { useEffect, useEffectEvent, useState } from "react";
import { logFailure } from "../../lib/log.ts";
import { onPageReturn } from "../../lib/page-return.ts";
import { freeSeats } from "../../lib/seat.ts";
import { useUser } from "../../lib/session.ts";
import { type OpenDesk, openDesks } from "./open-desks.ts";

/** Where a question waits on the practice page, and on no other page of the browser; undefined if there is none. */
export function useOpenQuestion(): OpenDesk | undefined {
  const { uid } = useUser();
  const [open, setOpen] = useState(() => openDesks(uid, "practice").at(0));
  const look = useEffectEvent(async () => {
    const desks = openDesks(uid, "practice");
    const seats = desks.map(({ seat }) => seat);
    const [free] = await freeSeats("practice", seats);
    setOpen(desks.find(({ seat }) => seat === free));
  });
  // Other pages of the browser may open the question, answer it, or get another.
  useEffect(() => {
    const lookAgain = () => {
      look().catch((error: unknown) => logFailure("looking for an open question", error));
    };
    lookAgain();
    addEventListener("storage", lookAgain);
    addEventListener("focus", lookAgain);
    const stop = onPageReturn(lookAgain);
    return () => {
      removeEventListener("storage", lookAgain);
      removeEventListener("focus", lookAgain);
      stop();
    };
  }, []);
  return open;
}
