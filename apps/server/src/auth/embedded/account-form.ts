import { DisplayName } from "@sat/contract";
import { z } from "zod";

/** Longest address that mail can be sent to; RFC 5321 §4.5.3.1.3 with its erratum 1690. */
export const EMAIL_LIMIT = 254;

/** The form for another account, as it was typed, with what is wrong in each field. */
export interface AccountForm {
  readonly name: string;
  readonly email: string;
  readonly errors: { readonly name?: string | undefined; readonly email?: string | undefined };
}

export const EMPTY_FORM: AccountForm = { name: "", email: "", errors: {} };

const Account = z.object({
  name: DisplayName,
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, "Enter your email address.")
    .max(EMAIL_LIMIT, `Use at most ${EMAIL_LIMIT} characters.`)
    .pipe(z.email("Enter an email address such as name@example.com.")),
});

export type NewAccount = z.infer<typeof Account>;

/** The account that a form asks for, or the form with what to correct. */
export function readAccountForm(
  fields: URLSearchParams,
): { account: NewAccount } | { form: AccountForm } {
  const typed = { name: fields.get("name") ?? "", email: fields.get("email") ?? "" };
  const parsed = Account.safeParse(typed);
  if (parsed.success) return { account: parsed.data };
  const { fieldErrors } = z.flattenError(parsed.error);
  return {
    form: { ...typed, errors: { name: fieldErrors.name?.[0], email: fieldErrors.email?.[0] } },
  };
}
