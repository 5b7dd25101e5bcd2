import { ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { readStudyPlace } from "../study-address.ts";

interface UnknownSessionProps {
  readonly search: Readonly<Record<string, unknown>>;
}

/** Says that an address names no study session, and leads to where one can be chosen. */
export function UnknownSession({ search }: UnknownSessionProps) {
  return (
    <Page narrow>
      <Notice
        title="No such study session"
        actions={
          <>
            <ButtonLink to="/study-mode" search={readStudyPlace(search)}>
              Choose a topic
            </ButtonLink>
            <ButtonLink to="/dashboard" look="secondary">
              Back to Dashboard
            </ButtonLink>
          </>
        }
      >
        This link does not name a topic of its section and a mode. Choose what to study in Study
        Mode.
      </Notice>
    </Page>
  );
}
