import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { UsageError } from "../usage.ts";
import { repositoryAt } from "./repository.ts";

const root = mkdtempSync(join(tmpdir(), "repository-"));
const inner = join(root, "packages/examiner");
const AUTHOR = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org"];

beforeAll(() => {
  mkdirSync(inner, { recursive: true });
  mkdirSync(join(root, "packages/content"));
  writeFileSync(join(root, "packages/content/text.ts"), "one\n");
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: root });
  git("init", "--quiet");
  git("add", ".");
  git(...AUTHOR, "commit", "--quiet", "--no-gpg-sign", "--message", "One text");
});
afterAll(() => rmSync(root, { recursive: true }));

test("a commit is known by its whole hash and by nothing else", () => {
  const repository = repositoryAt(inner);
  const head = repository.head();
  expect(head).toMatch(/^[\da-f]{40,64}$/);
  expect(repository.hasCommit(head)).toBe(true);
  for (const other of ["HEAD", head.slice(0, 10), "0".repeat(40), "--all"]) {
    expect(repository.hasCommit(other)).toBe(false);
  }
});

test("a folder with a change that is not committed says so, and no other does", () => {
  const repository = repositoryAt(inner);
  expect(repository.isCommitted("packages/content")).toBe(true);
  writeFileSync(join(root, "packages/content/new.ts"), "two\n");
  expect(repository.isCommitted("packages/content")).toBe(false);
  expect(repository.isCommitted("packages/examiner")).toBe(true);
});

test("where there is no repository the call says what to do", () => {
  const nowhere = mkdtempSync(join(tmpdir(), "nowhere-"));
  const { head } = repositoryAt(nowhere);
  expect(head).toThrow(UsageError);
  expect(head).toThrow("for practice give a --seed");
  rmSync(nowhere, { recursive: true });
});
