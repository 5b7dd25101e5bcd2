import { Skeleton } from "../ui/skeleton.tsx";
import { Page } from "../ui/page.tsx";

/** What stands where a page is to come; the router shows it once the wait is felt. */
export function PagePending() {
  return (
    <Page>
      <Skeleton label="Loading the page" atOnce />
    </Page>
  );
}

/** The same where the frame itself is to come; styles/base.css may draw its bar until then. */
export function LonePagePending() {
  return (
    <Page as="main" isPending>
      <Skeleton label="Loading the page" atOnce />
    </Page>
  );
}
