/** The pages with charts come as one: one leads to the other, and what draws them is most of either. */
export { ReportPage } from "../features/sitting/report/report-page.tsx";
export { LookBackPage } from "../features/look-back/look-back-page.tsx";
export { ProgressPage } from "../features/progress/progress-page.tsx";
