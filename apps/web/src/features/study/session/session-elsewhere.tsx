import { useSyncExternalStore } from "react";
import { useUser } from "../../../lib/session.ts";
import { keptBookmark } from "../../../question/desk/desk-shelf.ts";
import { SESSION_LENGTH } from "../../../question/desk/session-length.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import type { SessionPlace } from "../../../question/study/session-search.ts";
import { topicTitle } from "../study-texts.ts";
import { placeOf } from "./place-of.ts";

interface SessionElsewhereProps {
  readonly place: SessionPlace;
  /** Whether the other page has left it since. */
  readonly isLeft: boolean;
  readonly onHere: () => void;
}

/**
 * Says that another page is at this session, and how far it has come there: two would ask and answer the same
 * questions.
 */
export function SessionElsewhere({ place, isLeft, onHere }: SessionElsewhereProps) {
  const number = useNumberElsewhere(place);
  return (
    <Page narrow>
      <Notice
        title={topicTitle(place.topic)}
        actions={
          <>
            <Button onClick={onHere}>Go on here</Button>
            <ButtonLink to="/study-mode" look="secondary">
              Go to Study Mode
            </ButtonLink>
          </>
        }
      >
        {isLeft
          ? "This session is not open on another page any more."
          : "This session is open on another page."}
        {number !== undefined && ` It is at question ${number} of ${SESSION_LENGTH}.`}
      </Notice>
    </Page>
  );
}

/** The number of the question that the other page is at, by the bookmark that it keeps. */
function useNumberElsewhere(place: SessionPlace): number | undefined {
  const { uid } = useUser();
  return useSyncExternalStore(onShelves, () => keptBookmark(placeOf(uid, place))?.number);
}

/** Calls the listener when another page puts something on a shelf, until the returned function is called. */
function onShelves(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
