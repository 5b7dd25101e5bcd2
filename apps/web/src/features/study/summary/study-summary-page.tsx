import { useSearch } from "@tanstack/react-router";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { readSessionName } from "./session-name.ts";
import { Summary } from "./summary.tsx";
import { WaysOn } from "./ways-on.tsx";

/** What a study session has come to. Its address names the session; what it tells of it is held against the answers. */
export function StudySummaryPage() {
  const search = useSearch({ from: "/signed-in/study-summary" });
  const name = readSessionName(search);
  const none = <NoSummary />;
  if (name === undefined) return none;
  return <Summary key={JSON.stringify(name)} name={name} search={search} otherwise={none} />;
}

function NoSummary() {
  return (
    <Page narrow>
      <Notice title="No summary here" actions={<WaysOn isOnly />}>
        This link does not lead to one of your study sessions. Study Mode lists the sessions you
        have completed.
      </Notice>
    </Page>
  );
}
