import { useSearch } from "@tanstack/react-router";
import { ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { readSummary } from "../session-summary.ts";
import { Summary } from "./summary.tsx";

/** What a completed session has come to, as its address tells. */
export function StudySummaryPage() {
  const { data } = useSearch({ from: "/signed-in/study-summary" });
  const summary = readSummary(data);
  if (summary === undefined) {
    return (
      <Page narrow>
        <Notice
          title="No summary here"
          actions={
            <>
              <ButtonLink to="/study-mode">Go to Study Mode</ButtonLink>
              <ButtonLink to="/dashboard" look="secondary">
                Back to Dashboard
              </ButtonLink>
            </>
          }
        >
          The address of this page does not hold the summary of a study session. Study Mode lists
          the sessions you have completed.
        </Notice>
      </Page>
    );
  }
  return (
    <Page>
      <Summary told={summary} />
    </Page>
  );
}
