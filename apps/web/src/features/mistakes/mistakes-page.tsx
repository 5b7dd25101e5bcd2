import { useSearch } from "@tanstack/react-router";
import { Invitation } from "../../question/look-back/invitation.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { readGrouping } from "./grouping.ts";
import { useMistakeCounts } from "./mistake-calls.ts";
import { MistakeBook } from "./mistake-book.tsx";
import styles from "./mistakes-page.module.css";
import { WORDS } from "./words.ts";

/** Every question that the learner has missed, by the slip behind it, by skill or by date. */
export function MistakesPage() {
  const { by } = useSearch({ from: "/signed-in/mistakes" });
  return (
    <Page>
      <header className={styles.header}>
        <BackLink to="/dashboard">Back to Dashboard</BackLink>
        <h1>Mistakes</h1>
      </header>
      <Book by={by} />
    </Page>
  );
}

function Book({ by }: { readonly by: unknown }) {
  const { data, isError, isFetching, refetch } = useMistakeCounts();
  if (data === undefined) {
    return isError && !isFetching ? (
      <LoadFailure offline={WORDS.offline} onAgain={() => void refetch()}>
        {WORDS.failed}
      </LoadFailure>
    ) : (
      <Skeleton label={WORDS.loading} lines={[40, 100, 100, 100, 100]} />
    );
  }
  if (data.open + data.retired > 0) {
    return <MistakeBook counts={data} grouping={readGrouping(by)} />;
  }
  return (
    <Invitation action={<ButtonLink to="/practice">Practice</ButtonLink>}>
      Every question you miss is kept here, with the slip behind it, until you get ones like it
      right.
    </Invitation>
  );
}
