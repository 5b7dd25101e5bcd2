import pino, { type DestinationStream, type Level, type Logger } from "pino";

/** The log: one JSON object a line. */
export function createLog(level: Level | "silent", destination: DestinationStream): Logger {
  return pino({ level, serializers: { err: loggedError } }, destination);
}

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string | undefined;
  readonly cause?: LoggedError;
}

/**
 * What the log may know of an error. Its other fields can hold anything: rows of the database, an identity
 * provider's answer, the request.
 */
function loggedError(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return typeof error;
  const cause = error.cause instanceof Error ? loggedError(error.cause) : undefined;
  return {
    type: error.name,
    message: error.message,
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    stack: error.stack,
    ...(typeof cause === "object" ? { cause } : {}),
  };
}
