import type { Files } from "./overlay.ts";

/** A small tree that keeps the law: one file in each place of the map, with imports it may have. */
export const cleanTree: Files = {
  "packages/item/src/index.ts": `export { SECTIONS, type Section } from "./sections.ts";\n`,
  "packages/item/src/sections.ts": `
    export const SECTIONS = ["Math"] as const;
    export type Section = (typeof SECTIONS)[number];`,
  "packages/content/src/index.ts": `
    import type { Section } from "@sat/item";
    export const card: { section: Section } = { section: "Math" };`,
  "packages/engine/src/index.ts": `export { generate } from "./generate.ts";\n`,
  "packages/engine/src/model.ts": `
    import type { Section } from "@sat/item";
    export interface Model { section: Section; value: number }`,
  "packages/engine/src/generate.ts": `
    import { sha256 } from "@noble/hashes/sha2.js";
    import { models } from "./models/index.ts";
    export const generate = () => models.map(({ value }) => sha256(Uint8Array.of(value)));`,
  "packages/engine/src/math/half.ts": `export const half = (value: number): number => value / 2;\n`,
  "packages/engine/src/craft/options.ts": `
    import { card } from "@sat/content";
    import { half } from "../math/half.ts";
    export const options = [half(1), card.section.length];`,
  "packages/engine/src/planning/choose.ts": `
    import { models } from "../models/index.ts";
    export const choose = (at: number) => models[at];`,
  "packages/engine/src/models/index.ts": `
    import { line } from "./lines/line.ts";
    import { angle } from "./angles/angle.ts";
    export const models = [line, angle];`,
  "packages/engine/src/models/lines/line.ts": `
    import { options } from "../../craft/options.ts";
    import type { Model } from "../../model.ts";
    export const line: Model = { section: "Math", value: options.length };`,
  "packages/engine/src/models/angles/angle.ts": `
    import type { Model } from "../../model.ts";
    export const angle: Model = { section: "Math", value: 90 };`,
  "packages/engine/src/generate.test.ts": `
    import { readFileSync } from "node:fs";
    import { expect, it } from "vitest";
    import { generate } from "./generate.ts";
    it("makes what was made before", () => {
      expect(String(generate())).toBe(readFileSync("golden.txt", "utf8"));
    });`,
  "packages/examiner/src/index.ts": `
    import { generate } from "@sat/engine";
    export const prove = (): number => generate().length;`,
  "packages/examiner/src/cli/examine.ts": `
    import { writeFileSync } from "node:fs";
    import { prove } from "../index.ts";
    writeFileSync("report.json", String(prove()));`,
  "packages/contract/src/index.ts": `
    import { SECTIONS } from "@sat/item";
    import { z } from "zod";
    export const sectionSchema = z.enum(SECTIONS);
    export interface Question { section: z.infer<typeof sectionSchema> }`,
  "packages/desk/src/index.ts": `
    import type { Section } from "@sat/item";
    export interface Desk { section: Section }
    export const next = (desk: Desk): Desk => desk;`,
  "packages/learner/src/index.ts": `
    import type { Section } from "@sat/item";
    export interface Ability { section: Section; mean: number }
    export const fold = (ability: Ability): Ability => ability;`,
  "packages/calculator/src/index.ts": `
    import { SECTIONS } from "@sat/item";
    export const sineOf = (angle: number): number => Math.sin(angle * SECTIONS.length);`,
  "apps/server/src/env.ts": `export const port = (): number => Number(process.env["PORT"]);\n`,
  "apps/server/src/main.ts": `
    import { app } from "./app.ts";
    import { port } from "./env.ts";
    export const main = { app, port: port() };`,
  "apps/server/src/app.ts": `
    import { Hono } from "hono";
    import { answer } from "./features/answers/answer.ts";
    import { route } from "./http/route.ts";
    export const app = new Hono().get("/", (context) => context.json([answer(), route]));`,
  "apps/server/src/http/route.ts": `
    import { createRoute } from "@hono/zod-openapi";
    import { ask } from "../features/questions/ask.ts";
    export const route = { createRoute, ask };`,
  "apps/server/src/features/answers/answer.ts": `
    import { generate } from "@sat/engine";
    import { rows } from "../../records/rows.ts";
    export const answer = (): unknown[] => [generate(), rows];`,
  "apps/server/src/features/questions/ask.ts": `
    import { streak } from "../../policies/streak.ts";
    export const ask = (): number => streak;`,
  "apps/server/src/policies/streak.ts": `export const streak = 1;\n`,
  "apps/server/src/records/rows.ts": `
    import { DatabaseSync } from "node:sqlite";
    import { sql } from "kysely";
    export const rows = { sql, DatabaseSync };`,
  "apps/server/src/auth/door.ts": `
    import { rows } from "../records/rows.ts";
    export const door = rows;`,
  "apps/web/src/lib/api.ts": `
    import type { Question } from "@sat/contract";
    export const ask = (): Promise<Response> => fetch("/api/question");
    export const sectionOf = ({ section }: Question): string => section;`,
  "apps/web/src/ui/button.tsx": `
    import { ask } from "../lib/api.ts";
    export function Button() {
      return <button type="button" onClick={() => void ask()}>Ask</button>;
    }`,
  "apps/web/src/question/options.tsx": `
    import { sineOf } from "@sat/calculator";
    import { Button } from "../ui/button.tsx";
    export function Options() {
      sineOf(1);
      return <Button />;
    }`,
  "apps/web/src/features/practice/practice-page.tsx": `
    import { next } from "@sat/desk";
    import { Options } from "../../question/options.tsx";
    export function PracticePage() {
      next({ section: "Math" });
      return <Options />;
    }`,
  "apps/web/src/features/settings/settings-page.tsx": `
    import { SECTIONS } from "@sat/item";
    export function SettingsPage() {
      return <p>{SECTIONS.join(" ")}</p>;
    }`,
  "apps/web/src/app/routes.tsx": `
    import { PracticePage } from "../features/practice/practice-page.tsx";
    import { SettingsPage } from "../features/settings/settings-page.tsx";
    export const routes = [PracticePage, SettingsPage];`,
  "e2e/journeys/practise.spec.ts": `
    import { SECTIONS } from "@sat/item";
    import { test } from "@playwright/test";
    test(SECTIONS[0], async ({ page }) => { await page.goto("/"); });`,
  "scripts/bench.ts": `
    import { generate } from "@sat/engine";
    console.log(generate().length, process.env["PORT"]);`,
};
