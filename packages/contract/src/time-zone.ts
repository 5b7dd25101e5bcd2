import { z } from "@hono/zod-openapi";

/**
 * An IANA name, such as America/Chicago; the server refuses one that it does not know. An offset, such as +05:00, is
 * none: it knows nothing of summer time.
 */
export const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+/-]*$/, "Expected an IANA time zone name, such as America/Chicago")
  .default("UTC");
