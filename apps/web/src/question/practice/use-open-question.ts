import type { Question } from "@sat/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { logFailure } from "../../lib/log.ts";
import { onPageReturn } from "../../lib/page-return.ts";
import { isFirstSeatElsewhere } from "../../lib/seat.ts";
import { useUser } from "../../lib/session.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { keptDesk } from "../desk/desk-shelf.ts";

/** The question that waits on the practice page, and is on no other page of the browser; undefined if there is none. */
export function useOpenQuestion(): Question | undefined {
  const { uid, preferences } = useUser();
  const read = () => {
    const state = keptDesk({ shelf: learnerShelf(uid), key: "practice" }, preferences);
    return state.phase === "shown" ? state.question : undefined;
  };
  const [question, setQuestion] = useState(read);
  const look = useEffectEvent(async () => {
    setQuestion((await isFirstSeatElsewhere("practice")) ? undefined : read());
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
  return question;
}
