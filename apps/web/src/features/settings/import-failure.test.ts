import { describe, expect, it } from "vitest";
import { ApiError, type Failure } from "../../lib/api.ts";
import { importFailure } from "./import-failure.ts";

const FILE = "mine.json";

function told(failure: Failure): string {
  return importFailure(new ApiError("POST /api/me/import", failure), FILE).failure;
}

/** What the server says of a file whose fields are not as they should be. */
function invalid(...fields: string[]): Failure {
  const errors = fields.map((field) => ({ field, message: 'Invalid input: expected "x"' }));
  const detail = errors.map(({ field, message }) => `${field}: ${message}`).join("; ");
  return { kind: "problem", type: "invalid-export", status: 400, detail, errors };
}

function problem(type: string, status: number, detail = ""): Failure {
  return { kind: "problem", type, status, detail };
}

describe("why an import failed", () => {
  it.each([
    ["of another kind of file", invalid("format", "version", "user"), /is not an export of SAT/],
    ["of a list", invalid("body"), /is not an export of SAT Practice\. Choose a file/],
    ["of a version to come", invalid("version"), /another version.* Reload this page/],
    [
      "of an edited question",
      invalid("studySessions.0.score", "questions.11.question.kind"),
      /first fault is in question 12\)\. Choose an unchanged copy/,
    ],
    [
      "of an edited session",
      invalid("studySessions.0.score"),
      /not as it was when it was exported\./,
    ],
    ["of bytes that are no text", problem("malformed-body", 400), /cannot be read/],
    ["of a file beyond all bounds", problem("body-too-large", 413), /at most 64 MB/],
  ])("names the file, says what is wrong and what to do: %s", (_, failure, words) => {
    const text = told(failure);
    expect(text).toMatch(words);
    expect(text).toMatch(/^mine\.json .* Nothing in this account has changed\.$/);
    expect(text).not.toMatch(/Invalid input|questions\.|studySessions/);
  });

  it("is the server's own word where there are answers already", () => {
    const detail = "This account has answers already.";
    expect(told(problem("has-answers", 409, detail))).toMatch(
      /^This account has answers already\./,
    );
  });

  it.each([
    ["import-under-way", /being imported/],
    ["reset-under-way", /being reset/],
  ])(
    "is no more than to wait for what is under way, after which it may be taken: %s",
    (type, words) => {
      const error = new ApiError("POST /api/me/import", problem(type, 503));
      const { failure, refused } = importFailure(error, FILE);
      expect(failure).toMatch(words);
      expect(failure).toMatch(/lost: please try again in a moment\.$/);
      expect(refused).toBe(false);
    },
  );

  it.each([
    [{ kind: "network" }],
    [problem("unexpected", 500, "Try again in a moment. Report it with the number 7.")],
  ] as [Failure][])("promises nothing where the server may have taken it: %j", (failure) => {
    expect(told(failure)).toBe("Failed to import the file. Please try again.");
  });
});
