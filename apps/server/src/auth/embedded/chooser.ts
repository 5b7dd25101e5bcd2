import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { errors, type InteractionResults, type Provider } from "oidc-provider";
import type { LocalAccounts } from "../../records/local-accounts.ts";
import { type AccountForm, EMPTY_FORM, type NewAccount, readAccountForm } from "./account-form.ts";
import { chooserPage, deadEndPage } from "./pages.ts";

interface ChooserParts {
  readonly provider: Provider;
  readonly accounts: LocalAccounts;
  readonly clock: () => Date;
  /** The path that the provider is mounted at. */
  readonly path: string;
}

/** Most bytes a form may have: many times what the longest name and address take. */
const BODY_LIMIT = 8_192;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves the page where the learner chooses an account, and tells the provider the choice. */
export function chooser(parts: ChooserParts): Handler {
  const { provider, path } = parts;
  return async (request, response) => {
    try {
      await provider.interactionDetails(request, response);
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      return send(response, 400, deadEndPage(path));
    }
    if (request.method !== "POST") return sendChooser(response, parts, EMPTY_FORM);
    const outcome = await readChoice(parts, await readForm(request));
    if ("form" in outcome) return sendChooser(response, parts, outcome.form);
    await provider.interactionFinished(request, response, outcome.result, {
      mergeWithLastSubmission: false,
    });
  };
}

type Choice = { readonly result: InteractionResults } | { readonly form: AccountForm };

const CANCELLED = { error: "access_denied", error_description: "The learner cancelled" };

async function readChoice(
  { accounts, clock }: ChooserParts,
  fields: URLSearchParams,
): Promise<Choice> {
  if (fields.has("cancel")) return { result: CANCELLED };
  const chosen = fields.get("account");
  if (chosen !== null) {
    const isKnown = (await accounts.list()).some(({ id }) => id === chosen);
    return isKnown ? { result: chose(chosen) } : { form: EMPTY_FORM };
  }
  const read = readAccountForm(fields);
  if ("form" in read) return read;
  return { result: chose(await accountFor(read.account, accounts, clock())) };
}

/** The id of the account with the e-mail, which is made if there is none. */
async function accountFor(wanted: NewAccount, accounts: LocalAccounts, now: Date): Promise<string> {
  const id = randomUUID();
  if (await accounts.add({ id, ...wanted }, now)) return id;
  const all = await accounts.list();
  return all.find(({ email }) => email === wanted.email)?.id ?? id;
}

function chose(accountId: string): InteractionResults {
  return { login: { accountId, remember: false }, select_account: {} };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > BODY_LIMIT) return new URLSearchParams();
    chunks.push(bytes);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}

async function sendChooser(
  response: ServerResponse,
  { accounts, path }: ChooserParts,
  form: AccountForm,
): Promise<void> {
  const hasErrors = Object.keys(form.errors).length > 0;
  send(
    response,
    hasErrors ? 422 : 200,
    chooserPage(path, { accounts: await accounts.list(), form }),
  );
}

function send(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(page);
}
