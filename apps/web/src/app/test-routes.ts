/** The map of the tests: where one is chosen, sat, and reported on. */

import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { signedIn } from "./root-routes.ts";

/** Where a test is chosen leads to where it is sat: they come as one, and the first script names what they need once. */
const pages = () => import("../features/sitting/pages.ts");
const paper = () => import("../features/sitting/paper/pages.ts");

/** Which test; what does not fit is for the page to say. */
const named = ({ id }: { readonly id?: unknown }): { id?: unknown } => ({ id });

const tests = createRoute({
  getParentRoute: () => signedIn,
  path: "/tests",
  staticData: { title: "Tests" },
  component: lazyRouteComponent(pages, "TestsPage"),
});

const test = createRoute({
  getParentRoute: () => signedIn,
  path: "/test",
  staticData: { title: "Test", within: "/tests", hasAnswerKeys: true },
  validateSearch: named,
  component: lazyRouteComponent(pages, "TestPage"),
});

const testReport = createRoute({
  getParentRoute: () => signedIn,
  path: "/test-report",
  staticData: { title: "Test Report", within: "/tests" },
  validateSearch: named,
  component: lazyRouteComponent(() => import("./progress-pages.ts"), "ReportPage"),
});

const testPaper = createRoute({
  getParentRoute: () => signedIn,
  path: "/test-paper",
  staticData: { title: "Test on Paper", within: "/tests" },
  validateSearch: named,
  component: lazyRouteComponent(paper, "PaperPage"),
});

const testAnswers = createRoute({
  getParentRoute: () => signedIn,
  path: "/test-answers",
  staticData: { title: "Enter Answers", within: "/tests" },
  validateSearch: named,
  component: lazyRouteComponent(paper, "AnswersPage"),
});

export const testPages = [tests, test, testReport, testPaper, testAnswers] as const;
