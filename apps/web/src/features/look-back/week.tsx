import type { LookBack } from "@sat/contract";
import { typesetText } from "@sat/item";
import { Link } from "@tanstack/react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { shortDay, writtenDay } from "../../ui/charts/written-day.ts";
import { DaysCard } from "./days-card.tsx";
import styles from "./look-back-page.module.css";
import { SectionsCard } from "./sections-card.tsx";

/** A week in sentences and charts, with the ways to others. */
export function Week({ lookBack }: { readonly lookBack: LookBack }) {
  const { monday, sentences, days, sections } = lookBack;
  const dates = `${shortDay(monday)} to ${writtenDay(days.at(-1)?.day ?? monday)}`;
  return (
    <>
      {sentences.length === 0 ? (
        <div className={styles.nothing}>
          <p>No answers from {dates}. After a few questions there is a week to look back on.</p>
          <ButtonLink to="/practice">Practice</ButtonLink>
        </div>
      ) : (
        <>
          <Card aria-labelledby="week">
            <h2 id="week">{dates}</h2>
            <div className={styles.sentences}>
              {sentences.map((sentence) => (
                <p key={sentence}>{typesetText(sentence)}</p>
              ))}
            </div>
          </Card>
          <div className={styles.charts}>
            <DaysCard days={days} />
            <SectionsCard sections={sections} />
          </div>
        </>
      )}
      <OtherWeeks {...lookBack} />
    </>
  );
}

function OtherWeeks({ earlier, later }: Pick<LookBack, "earlier" | "later">) {
  if (earlier === null && later === null) return null;
  return (
    <nav aria-label="Weeks" className={styles.weeks}>
      {earlier !== null && (
        <Link to="/look-back" search={{ week: earlier }}>
          Earlier week
        </Link>
      )}
      {later !== null && (
        <Link to="/look-back" search={{ week: later }}>
          Later week
        </Link>
      )}
    </nav>
  );
}
