import type { DISPLAY_NAME_LIMIT, User } from "@sat/contract";
import { firstLetter } from "../../lib/initials.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { memberSince } from "./member-since.ts";
import styles from "./profile-information.module.css";

/** The contract's own limit, by type alone: its schemas stay out of the browser. */
const LONGEST_NAME: typeof DISPLAY_NAME_LIMIT = 80;

interface ProfileInformationProps {
  readonly user: User;
  readonly displayName: string;
  readonly isNameMissing: boolean;
  readonly onNameChange: (name: string) => void;
}

/** Who the learner is; the name alone can be changed. */
export function ProfileInformation(props: ProfileInformationProps) {
  const { user, displayName, isNameMissing, onNameChange } = props;
  return (
    <Card aria-labelledby="profile">
      <h2 id="profile">Profile Information</h2>
      <div className={styles.profile}>
        <Avatar
          name={user.displayName}
          photo={user.photoURL}
          placeholder={firstLetter(user.displayName) || "U"}
          size="large"
        />
        <div className={styles.fields}>
          <TextField
            label="Display Name"
            value={displayName}
            maxLength={LONGEST_NAME}
            autoComplete="name"
            {...(isNameMissing && { error: "Please enter a name." })}
            onChange={(event) => onNameChange(event.target.value)}
          />
          <TextField
            label="Email"
            type="email"
            value={user.email}
            readOnly
            help="Email cannot be changed (linked to Google account)"
          />
          <div>
            <p className={styles.label}>Member Since</p>
            <p>{memberSince(user.joinDate)}</p>
          </div>
        </div>
      </div>
    </Card>
  );
}
