import { BarSlot } from "../lib/bar-slot.tsx";
import { Page } from "../ui/page.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { usePageData } from "./page-data.ts";

/** What stands where a page is to come, below a bar as high as the page's; the router shows it once the wait is felt. */
export function PagePending() {
  const { barRows } = usePageData();
  return (
    <Page>
      {barRows && <BarSlot under={null}>{null}</BarSlot>}
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
