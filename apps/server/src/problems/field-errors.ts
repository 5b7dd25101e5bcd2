import type { Problem } from "@sat/contract";

type FieldErrors = NonNullable<Problem["errors"]>;

/** What a schema finds wrong, as far as it is told. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** Of an object with fields that there are not. */
  readonly keys?: readonly string[];
}

/** The fields that an issue is about. */
export function fieldErrors({ code, path, message, keys = [] }: Issue): FieldErrors {
  if (code === "unrecognized_keys") {
    return keys.map((field) => ({ field, message: "There is no such field" }));
  }
  return [{ field: path.join(".") || "body", message }];
}
