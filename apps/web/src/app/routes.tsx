/** The map of the app: which address shows which page, and for whom. */

import type { SectionChoice } from "@sat/item";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { leaveSeat } from "../lib/seat.ts";
import { isOneOf, isText } from "../lib/shapes.ts";
import { isSectionChoice } from "../lib/section-choice.ts";
import { admitSignedOut, type SignInSearch } from "./guard.ts";
import { nextPage } from "./next-page.ts";
import { LonePagePending } from "./page-pending.tsx";
import { root, signedIn } from "./root-routes.ts";
import { LoneRouteError } from "./route-error.tsx";
import { seatedAt } from "./seated-at.ts";
import { testPages } from "./test-routes.ts";

/** How a sign-in on this page may have ended. */
const OUTCOMES = ["signed-in", "cancelled", "failed"] as const;

/** What of a query the page takes as far as it fits. */
type Asked<Name extends string> = { readonly [Each in Name]?: unknown };

/* What a query holds that does not fit must be said to be undefined: what is left out stays as it was given. */

const start = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/login", replace: true });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  pendingComponent: LonePagePending,
  errorComponent: LoneRouteError,
  staticData: { title: "Sign in" },
  validateSearch: ({ outcome, next }): SignInSearch => ({
    outcome: isOneOf(OUTCOMES, outcome) ? outcome : undefined,
    next: nextPage(next, isPage),
  }),
  beforeLoad: ({ context, search }) => admitSignedOut(context, search),
  component: lazyRouteComponent(() => import("../features/sign-in/sign-in-page.tsx"), "SignInPage"),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: "/terms",
  pendingComponent: LonePagePending,
  errorComponent: LoneRouteError,
  staticData: { title: "Terms" },
  component: lazyRouteComponent(() => import("../features/legal/terms-page.tsx"), "TermsPage"),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: "/privacy",
  pendingComponent: LonePagePending,
  errorComponent: LoneRouteError,
  staticData: { title: "Privacy" },
  component: lazyRouteComponent(() => import("../features/legal/privacy-page.tsx"), "PrivacyPage"),
});

const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: "/dashboard",
  staticData: { title: "Dashboard", showsLastVisit: true },
  component: lazyRouteComponent(
    () => import("../features/dashboard/dashboard-page.tsx"),
    "DashboardPage",
  ),
});

interface PracticeSearch {
  /** What the learner came for. */
  readonly section?: SectionChoice | undefined;
  /** Id of a missed question; a twin of it is to be the question. */
  readonly like?: string | undefined;
}

const practice = createRoute({
  getParentRoute: () => signedIn,
  path: "/practice",
  staticData: { title: "Practice", hasAnswerKeys: true },
  validateSearch: ({ section, like }): PracticeSearch => ({
    section: isSectionChoice(section) ? section : undefined,
    like: isText(like) && like !== "" ? like : undefined,
  }),
  beforeLoad: (arrival) => seatedAt("practice", arrival),
  onLeave: () => leaveSeat("practice"),
  component: lazyRouteComponent(
    () => import("../features/practice/practice-page.tsx"),
    "PracticePage",
  ),
});

const quiz = createRoute({
  getParentRoute: () => signedIn,
  path: "/quiz",
  staticData: { title: "Quiz", within: "/practice", hasAnswerKeys: true },
  beforeLoad: (arrival) => seatedAt("quiz", arrival),
  onLeave: () => leaveSeat("quiz"),
  component: lazyRouteComponent(() => import("../features/quiz/quiz-page.tsx"), "QuizPage"),
});

const review = createRoute({
  getParentRoute: () => signedIn,
  path: "/review",
  staticData: { title: "Review", within: "/practice", hasAnswerKeys: true },
  // As for Study Mode, the page takes what fits.
  validateSearch: ({ due, skill, more }): Asked<"due" | "skill" | "more"> => ({ due, skill, more }),
  beforeLoad: (arrival) => seatedAt("review", arrival),
  onLeave: () => leaveSeat("review"),
  component: lazyRouteComponent(() => import("../features/review/review-page.tsx"), "ReviewPage"),
});

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: "/settings",
  staticData: { title: "Settings", showsLastVisit: true },
  component: lazyRouteComponent(
    () => import("../features/settings/settings-page.tsx"),
    "SettingsPage",
  ),
});

const studyMode = createRoute({
  getParentRoute: () => signedIn,
  path: "/study-mode",
  staticData: { title: "Study Mode" },
  // The page knows the topics and takes what fits: they need not come with the frame.
  validateSearch: ({ section, topic }): Asked<"section" | "topic"> => ({ section, topic }),
  component: lazyRouteComponent(
    () => import("../features/study/choose/study-mode-page.tsx"),
    "StudyModePage",
  ),
});

const studySession = createRoute({
  getParentRoute: () => signedIn,
  path: "/study-session",
  staticData: { title: "Study Session", within: "/study-mode", hasAnswerKeys: true, barRows: 2 },
  // What does not fit is for the page to say, so it is passed on as it stands.
  validateSearch: ({ section, topic, mode }): Readonly<Record<string, unknown>> => ({
    section,
    topic,
    mode,
  }),
  component: lazyRouteComponent(
    () => import("../features/study/session/study-session-page.tsx"),
    "StudySessionPage",
  ),
});

const studySummary = createRoute({
  getParentRoute: () => signedIn,
  path: "/study-summary",
  staticData: { title: "Study Summary", within: "/study-mode" },
  // As for a session, what does not fit is for the page to say.
  validateSearch: ({ id, data }): { id?: unknown; data?: unknown } => ({
    ...(id !== undefined && { id }),
    ...(data !== undefined && { data }),
  }),
  component: lazyRouteComponent(
    () => import("../features/study/summary/study-summary-page.tsx"),
    "StudySummaryPage",
  ),
});

const history = createRoute({
  getParentRoute: () => signedIn,
  path: "/history",
  staticData: { title: "History" },
  // As for Study Mode, the page takes what fits.
  validateSearch: ({ section, topic, result }): Asked<"section" | "topic" | "result"> => ({
    section,
    topic,
    result,
  }),
  component: lazyRouteComponent(
    () => import("../features/history/history-page.tsx"),
    "HistoryPage",
  ),
});

const mistakes = createRoute({
  getParentRoute: () => signedIn,
  path: "/mistakes",
  staticData: { title: "Mistakes", within: "/history" },
  // As for Study Mode, the page takes what fits.
  validateSearch: ({ by }): Asked<"by"> => ({ by }),
  component: lazyRouteComponent(
    () => import("../features/mistakes/mistakes-page.tsx"),
    "MistakesPage",
  ),
});

const achievements = createRoute({
  getParentRoute: () => signedIn,
  path: "/achievements",
  staticData: { title: "Achievements", within: "/dashboard" },
  component: lazyRouteComponent(
    () => import("../features/achievements/achievements-page.tsx"),
    "AchievementsPage",
  ),
});

const progress = createRoute({
  getParentRoute: () => signedIn,
  path: "/progress",
  staticData: { title: "Progress", within: "/dashboard" },
  component: lazyRouteComponent(() => import("./progress-pages.ts"), "ProgressPage"),
});

const lookBack = createRoute({
  getParentRoute: () => signedIn,
  path: "/look-back",
  staticData: { title: "Your Week", within: "/dashboard" },
  // As for Study Mode, the page takes what fits.
  validateSearch: ({ week }): Asked<"week"> => ({ week }),
  component: lazyRouteComponent(() => import("./progress-pages.ts"), "LookBackPage"),
});

const plan = createRoute({
  getParentRoute: () => signedIn,
  path: "/plan",
  staticData: { title: "Plan", within: "/dashboard" },
  component: lazyRouteComponent(() => import("../features/plan/pages.ts"), "PlanPage"),
});

const placement = createRoute({
  getParentRoute: () => signedIn,
  path: "/placement",
  staticData: { title: "Placement", within: "/practice", hasAnswerKeys: true },
  // Whether its result is what the learner came for.
  validateSearch: ({ done }): { done?: true | undefined } => ({ done: done === true || undefined }),
  beforeLoad: (arrival) => seatedAt("placement", arrival),
  onLeave: () => leaveSeat("placement"),
  component: lazyRouteComponent(() => import("../features/plan/pages.ts"), "PlacementPage"),
});

const unknown = createRoute({
  getParentRoute: () => root,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/login", replace: true });
  },
});

const pages = [
  dashboard,
  practice,
  quiz,
  review,
  settings,
  studyMode,
  studySession,
  studySummary,
  history,
  mistakes,
  achievements,
  progress,
  plan,
  placement,
  lookBack,
  ...testPages,
] as const;

/** Whether a path is that of a page behind the guard. */
function isPage(path: string): boolean {
  return pages.some((page) => page.fullPath === path);
}

export const routeTree = root.addChildren([
  start,
  login,
  terms,
  privacy,
  signedIn.addChildren(pages),
  unknown,
]);
