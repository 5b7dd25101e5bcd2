import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";

/** Stands where an address names no test of the learner's. */
export function NoTest() {
  return (
    <Page narrow>
      <Notice title="No test here" actions={<ButtonLink to="/tests">Go to Your Tests</ButtonLink>}>
        This link does not lead to one of your tests. It may have been discarded.
      </Notice>
    </Page>
  );
}
