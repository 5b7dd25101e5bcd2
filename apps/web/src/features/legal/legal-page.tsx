import type { ReactNode } from "react";
import { BackLink } from "../../ui/back-link.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./legal-page.module.css";

interface LegalPageProps {
  readonly title: string;
  /** What the page is about, in a sentence. */
  readonly lead: string;
  /** The way to its sister page. */
  readonly other: ReactNode;
  readonly children: ReactNode;
}

/** A page of plain words that everyone may read, signed in or not: sections side by side, as on a sheet. */
export function LegalPage({ title, lead, other, children }: LegalPageProps) {
  return (
    <Page as="main">
      <header className={styles.header}>
        <div className={styles.ways}>
          {/* It leads whoever is signed in on to the dashboard. */}
          <BackLink to="/login">Back to SAT Practice</BackLink>
          {other}
        </div>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.sections}>{children}</div>
    </Page>
  );
}

interface LegalSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function LegalSection({ title, children }: LegalSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
