import { notFound, Refusal } from "./refusal.ts";

export function noScoreReport(): Refusal {
  return notFound("You have no score report with this id.");
}

export function anotherReportOfDay(): Refusal {
  const message = "You have another report of this day: change that one";
  return new Refusal({
    type: "another-report-of-day",
    title: "There is another score report of this day",
    status: 409,
    detail: "Change the report of this day, or correct the day.",
    errors: [{ field: "day", message }],
  });
}
