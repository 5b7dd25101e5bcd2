import type { User } from "@sat/contract";
import { SIGN_OUT_FAILED, useSignOut } from "../../question/practice/sign-out.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PracticePreferences } from "./practice-preferences.tsx";
import { ProfileInformation } from "./profile-information.tsx";
import styles from "./settings-form.module.css";
import { useSettings } from "./use-settings.ts";

/** Shows what keeps a form from being saved, which may be out of sight. */
function focusFault(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}

/** The settings as a form; nothing is kept until Save Settings. */
export function SettingsForm({ user }: { user: User }) {
  const settings = useSettings(user);
  const { displayName, preferences, edit, isEdited, isSaving, message, save } = settings;
  const signOut = useSignOut();
  const isNameMissing = displayName.trim() === "" && user.displayName !== "";
  return (
    <>
      <LeaveDialog isEdited={isEdited} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isNameMissing) focusFault(event.currentTarget);
          else save();
        }}
      >
        <ProfileInformation
          user={user}
          displayName={displayName}
          isNameMissing={isNameMissing}
          onNameChange={(name) => edit({ displayName: name })}
        />
        <PracticePreferences preferences={preferences} onChange={edit} />
        <PlanCard plan={preferences.plan} onChange={edit} />
        <div className={styles.buttons}>
          <Button type="submit" busy={isSaving}>
            {isSaving ? "Saving..." : "Save Settings"}
          </Button>
          <Button
            look="secondary"
            disabled={isSaving}
            busy={signOut.isPending}
            onClick={() => void signOut.begin()}
          >
            {signOut.isPending ? "Signing out..." : "Sign Out"}
          </Button>
        </div>
        {/* Below the buttons: what has just been pressed stays where it is. */}
        <div className={styles.messages}>
          {message && <Alert tone={message.tone}>{message.text}</Alert>}
          {signOut.isError && <Alert tone="bad">{SIGN_OUT_FAILED}</Alert>}
        </div>
      </form>
    </>
  );
}
