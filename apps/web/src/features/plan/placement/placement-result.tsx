import type { Score } from "@sat/contract";
import { useUser } from "../../../lib/session.ts";
import { useProgress } from "../../../question/score/use-progress.ts";
import { useScore } from "../../../question/score/use-score.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import styles from "./placement.module.css";
import { SkillsApart } from "./skills-apart.tsx";

/** What the answers of the placement have come to, and the way on. */
export function PlacementResult() {
  const { preferences } = useUser();
  return (
    <Page narrow>
      <h1>Where You Stand</h1>
      <Card aria-labelledby="score">
        <h2 id="score">Estimated score</h2>
        <Scores />
      </Card>
      <Skills />
      <p className={styles.ways}>
        <ButtonLink to="/plan">
          {preferences.plan === null ? "Make Your Plan" : "See Your Plan"}
        </ButtonLink>
        <ButtonLink to="/dashboard" look="secondary">
          Go to Dashboard
        </ButtonLink>
      </p>
    </Page>
  );
}

function Scores() {
  const { data, isError, isFetching, refetch } = useScore();
  if (data !== undefined) return <Ranges score={data} />;
  return isError && !isFetching ? (
    <LoadFailure offline="Your result needs a connection." onAgain={() => void refetch()}>
      Failed to load your result. Please try again.
    </LoadFailure>
  ) : (
    <Skeleton label="Loading your result..." lines={[60, 60, 100]} />
  );
}

function Ranges({ score: { total, sections } }: { readonly score: Score }) {
  const rows = [{ section: "Whole exam", ...total }, ...sections];
  return (
    <>
      <dl className={styles.ranges}>
        {rows.map(({ section, range }) => (
          <div key={section}>
            <dt>{section}</dt>
            <dd>{range === null ? "Not yet" : `${range.low} to ${range.high}`}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {rows.some(({ range }) => range === null)
          ? "Twenty answers are a beginning. An estimate appears here once it says something, often after ten or twenty more answers."
          : "These are estimates, and get narrower with every answer."}
      </p>
    </>
  );
}

function Skills() {
  const { data } = useProgress();
  return data === undefined ? null : <SkillsApart skills={data.skills} />;
}
