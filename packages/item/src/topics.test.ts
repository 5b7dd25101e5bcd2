import { expect, test } from "vitest";
import { SECTIONS } from "./sections.ts";
import { TOPIC_IDS, topicsOf } from "./topics.ts";

test("the topics of the sections are the whole catalogue, in its order", () => {
  expect(SECTIONS.flatMap(topicsOf)).toEqual(TOPIC_IDS);
  expect(topicsOf("Mixed")).toEqual(TOPIC_IDS);
});
