import { Refusal } from "./refusal.ts";

/** The server calls nobody but the push services that it was told of. */
export function unknownPushService(): Refusal {
  const message = "Expected an address of a known push service";
  return new Refusal({
    type: "unknown-push-service",
    title: "The push service is not known",
    status: 422,
    detail:
      "Use a browser whose push service this server sends to, or ask whoever runs it to add it.",
    errors: [{ field: "endpoint", message }],
  });
}

export function pushServiceAway(): Refusal {
  return new Refusal({
    type: "push-service-away",
    title: "The push service did not take the message",
    status: 502,
    detail: "Try again in a moment, or switch reminders off and on again.",
  });
}

export function noPlan(): Refusal {
  return new Refusal({
    type: "no-plan",
    title: "There is no plan",
    status: 409,
    detail: "Make a plan first, then download it.",
  });
}
