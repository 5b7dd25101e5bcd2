import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";

interface NotYetProps {
  /** Of the test. */
  readonly id: string;
  /** What there is once it has ended. */
  readonly children: string;
}

/** Stands where there is nothing of a test while it goes on. */
export function NotYet({ id, children }: NotYetProps) {
  return (
    <Page narrow>
      <Notice
        title="Not yet"
        actions={
          <ButtonLink to="/test" search={{ id }}>
            Go On with the Test
          </ButtonLink>
        }
      >
        This test goes on. {children}
      </Notice>
    </Page>
  );
}
