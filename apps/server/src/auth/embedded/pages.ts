import { DISPLAY_NAME_LIMIT } from "@sat/contract";
import type { LocalAccount } from "../../records/local-accounts.ts";
import { type AccountForm, EMAIL_LIMIT } from "./account-form.ts";
import { html, type Markup } from "./html.ts";

interface Chooser {
  readonly accounts: readonly LocalAccount[];
  readonly form: AccountForm;
}

/** The page where the learner chooses an account of this computer, or adds one. */
export function chooserPage(path: string, { accounts, form }: Chooser): string {
  const title = accounts.length > 0 ? "Choose an account" : "Create an account";
  return page(path, title, [
    html`<p class="note">This is a local sign-in for this computer. Nothing leaves it.</p>`,
    ...(accounts.length > 0 ? [accountList(accounts, form)] : []),
    accountForm(form, accounts.length === 0),
    html`
      <form method="post">
        <button class="quiet" name="cancel" value="yes">Cancel</button>
      </form>
    `,
  ]);
}

/** The page for a sign-in that cannot go on. */
export function deadEndPage(path: string): string {
  return page(path, "This sign-in has ended", [
    html`<p>It took too long, or it was already used. Close this window and sign in again.</p>`,
    html`<p><a href="/login">Back to SAT Practice</a></p>`,
  ]);
}

function accountList(accounts: readonly LocalAccount[], form: AccountForm): Markup {
  const isFocused = !hasErrors(form);
  return html`
    <form method="post" aria-label="Accounts on this computer">
      <ul>
        ${accounts.map((account, index) => accountButton(account, isFocused && index === 0))}
      </ul>
    </form>
    <h2>Use another account</h2>
  `;
}

function accountButton({ id, name, email }: LocalAccount, isFocused: boolean): Markup {
  return html`
    <li>
      <button class="account" name="account" value="${id}" ${isFocused && html` autofocus`}>
        <span class="avatar" aria-hidden="true">${initials(name)}</span>
        <span class="who"><b>${name}</b> <span>${email}</span></span>
      </button>
    </li>
  `;
}

function accountForm(form: AccountForm, isOnly: boolean): Markup {
  const { name, email, errors } = form;
  const isNameFocused = errors.name !== undefined || (isOnly && errors.email === undefined);
  const isEmailFocused = errors.name === undefined && errors.email !== undefined;
  // Without the browser's own messages every error reads alike, and stays until it is mended.
  return html`
    <form method="post" novalidate>
      <label for="name">Name</label>
      <input
        id="name"
        name="name"
        value="${name}"
        autocomplete="name"
        required
        maxlength="${String(DISPLAY_NAME_LIMIT)}"
        ${invalid("name", errors.name)}${isNameFocused && html` autofocus`}
      />
      ${message("name", errors.name)}
      <label for="email">Email</label>
      <input
        id="email"
        name="email"
        value="${email}"
        type="email"
        autocomplete="email"
        required
        maxlength="${String(EMAIL_LIMIT)}"
        ${invalid("email", errors.email)}${isEmailFocused && html` autofocus`}
      />
      ${message("email", errors.email)}
      <button class="main">Continue</button>
    </form>
  `;
}

function invalid(id: string, error: string | undefined): Markup | undefined {
  if (error === undefined) return undefined;
  return html`aria-invalid="true" aria-describedby="${id}-error"`;
}

function message(id: string, error: string | undefined): Markup | undefined {
  return error === undefined ? undefined : html`<p class="error" id="${id}-error">${error}</p>`;
}

function hasErrors({ errors }: AccountForm): boolean {
  return errors.name !== undefined || errors.email !== undefined;
}

/** The first letters of at most two words of a name. */
function initials(name: string): string {
  const words = name.split(/\s+/).slice(0, 2);
  return words.map((word) => /^./u.exec(word)?.[0].toUpperCase() ?? "").join("");
}

/** A whole page. The theme that the learner chose in the app holds here too. */
function page(path: string, title: string, content: readonly Markup[]): string {
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title} · SAT Practice</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${path}/styles.css" />
        <script src="/before-paint.js"></script>
      </head>
      <body>
        <main>
          <p class="brand">SAT Practice</p>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return text;
}
