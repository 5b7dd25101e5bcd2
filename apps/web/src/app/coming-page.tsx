import { useRouterState } from "@tanstack/react-router";
import { ButtonLink } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./coming-page.module.css";

/** Stands for a screen that a later version brings, and says so. */
export function ComingPage() {
  const title = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.title });
  return (
    <Page narrow>
      <Card>
        <div className={styles.sheet}>
          <h1>{title}</h1>
          <p>This screen comes with a later version of SAT Practice. Practice is ready now.</p>
          <div className={styles.ways}>
            <ButtonLink to="/practice">Go to practice</ButtonLink>
            <ButtonLink to="/dashboard" look="secondary">
              Back to dashboard
            </ButtonLink>
          </div>
        </div>
      </Card>
    </Page>
  );
}
