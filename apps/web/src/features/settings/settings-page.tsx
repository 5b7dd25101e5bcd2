import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { sessionQuery, useUser } from "../../lib/session.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Reminders } from "./reminders.tsx";
import { SettingsForm } from "./settings-form.tsx";
import styles from "./settings-page.module.css";
import { useNamedPart } from "./use-named-part.ts";
import { YourData } from "./your-data.tsx";

/** Profile, practice preferences, and what the learner can do with their data. */
export function SettingsPage() {
  const user = useUser();
  const [imports, setImports] = useState(0);
  // Settings may have been changed on another device, so they are read anew before they are edited.
  const { isFetchedAfterMount } = useQuery({ ...sessionQuery, refetchOnMount: "always" });
  useNamedPart(isFetchedAfterMount);
  return (
    <Page narrow>
      <div className={styles.back}>
        <BackLink to="/dashboard">Back to Dashboard</BackLink>
      </div>
      <h1>Settings</h1>
      {isFetchedAfterMount ? (
        <>
          {/* An import brings settings of its own, which the form then begins with. */}
          <SettingsForm key={imports} user={user} />
          <Reminders preferences={user.preferences} />
          <YourData onImported={() => setImports(imports + 1)} />
          <p className={styles.legal}>
            <Link to="/terms">Terms</Link>
            <Link to="/privacy">Privacy</Link>
          </p>
        </>
      ) : (
        <Skeleton label="Loading your settings..." isLabelShown />
      )}
    </Page>
  );
}
