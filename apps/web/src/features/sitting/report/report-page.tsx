import type { SittingReport } from "@sat/contract";
import { useSearch } from "@tanstack/react-router";
import { failureOf } from "../../../lib/api.ts";
import { dayOf } from "../../../lib/day-of.ts";
import { isText } from "../../../lib/shapes.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { NotYet } from "../not-yet.tsx";
import { useReport } from "../sitting-calls.ts";
import { mannerOf, testName } from "../sitting-words.ts";
import { ChangesCard } from "./changes-card.tsx";
import { DomainsCard } from "./domains-card.tsx";
import { ModulesCard } from "./modules-card.tsx";
import { QuestionsCard } from "./questions-card.tsx";
import styles from "./report.module.css";
import { ScoresCard } from "./scores-card.tsx";
import { SlipsCard } from "./slips-card.tsx";

/** What a test has come to. */
export function ReportPage() {
  const { id } = useSearch({ from: "/signed-in/test-report" });
  return isText(id) ? <ReportOf key={id} id={id} /> : <NoReport />;
}

function ReportOf({ id }: { readonly id: string }) {
  const { data, error, isFetching, refetch } = useReport(id);
  const failure = failureOf(error);
  if (failure?.kind === "problem" && failure.status === 404) return <NoReport />;
  if (failure?.kind === "problem" && failure.status === 409)
    return <NotYet id={id}>Its report is here once it has ended.</NotYet>;
  return (
    <Page>
      <header className={styles.header}>
        <BackLink to="/tests">Back to Tests</BackLink>
        <h1>Test Report</h1>
        {data && <About report={data} />}
      </header>
      {data && <Cards report={data} />}
      {data === undefined && error !== null && !isFetching && (
        <LoadFailure offline="Your report needs a connection." onAgain={() => void refetch()}>
          Failed to load your report. Please try again.
        </LoadFailure>
      )}
      {data === undefined && (error === null || isFetching) && (
        <Skeleton label="Loading your report..." lines={[100, 100, 100, 100]} />
      )}
    </Page>
  );
}

function About({ report }: { readonly report: SittingReport }) {
  const { id, test, startedAt, keyOpened } = report;
  return (
    <>
      <p className={styles.about}>
        {testName(test)} • {dayOf(startedAt)} • {mannerOf(report)}
      </p>
      {keyOpened && (
        <p className={styles.about}>The key was opened before the answers were entered.</p>
      )}
      <p>
        <ButtonLink to="/test-paper" search={{ id }} look="secondary" size="small">
          Print
        </ButtonLink>
      </p>
    </>
  );
}

function Cards({ report }: { readonly report: SittingReport }) {
  const { mode, sections, domains, modules, slips, changes, questions } = report;
  return (
    <>
      <ScoresCard total={report.score} sections={sections} />
      <DomainsCard domains={domains} />
      {slips.length > 0 && <SlipsCard slips={slips} />}
      <ModulesCard modules={modules} />
      {/* On paper nobody sees what was rubbed out. */}
      {mode !== "paper" && <ChangesCard changes={changes} />}
      <QuestionsCard questions={questions} isOnPaper={mode === "paper"} />
    </>
  );
}

function NoReport() {
  return (
    <Page narrow>
      <Notice
        title="No report here"
        actions={<ButtonLink to="/tests">Go to Your Tests</ButtonLink>}
      >
        This link does not lead to one of your tests.
      </Notice>
    </Page>
  );
}
