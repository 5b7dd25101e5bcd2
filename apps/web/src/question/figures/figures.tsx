import type { Figure } from "@sat/item";
import { latePart } from "../../lib/late-part.ts";

/** What draws figures: most questions have none, so it need not come with the page. */
export const figures = latePart("the figures", async () => {
  const { FigureView } = await import("./figure-view.tsx");
  return (figure: Figure) => <FigureView figure={figure} />;
});
