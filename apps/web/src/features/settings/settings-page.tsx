import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { sessionQuery, useUser } from "../../lib/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SettingsForm } from "./settings-form.tsx";
import styles from "./settings-page.module.css";

/** Profile and practice preferences. */
export function SettingsPage() {
  const user = useUser();
  // Settings may have been changed on another device, so they are read anew before they are edited.
  const { isFetchedAfterMount } = useQuery({ ...sessionQuery, refetchOnMount: "always" });
  return (
    <Page narrow>
      <div className={styles.back}>
        <ButtonLink to="/dashboard" look="quiet" size="small">
          <ArrowLeft aria-hidden="true" />
          Back to Dashboard
        </ButtonLink>
      </div>
      <h1>Settings</h1>
      {isFetchedAfterMount ? (
        <SettingsForm user={user} />
      ) : (
        <Skeleton label="Loading your settings..." isLabelShown />
      )}
    </Page>
  );
}
