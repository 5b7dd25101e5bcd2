import { expect, test } from "vitest";
import { verbForms } from "./verb.ts";

test.each([
  ["keep", "keeps", "kept", "kept", "keeping"],
  ["carry", "carries", "carried", "carried", "carrying"],
  ["plan", "plans", "planned", "planned", "planning"],
  ["begin", "begins", "began", "begun", "beginning"],
  ["see", "sees", "saw", "seen", "seeing"],
  ["lie", "lies", "lay", "lain", "lying"],
  ["die", "dies", "died", "died", "dying"],
  ["free", "frees", "freed", "freed", "freeing"],
  ["reach", "reaches", "reached", "reached", "reaching"],
  ["visit", "visits", "visited", "visited", "visiting"],
  ["fix", "fixes", "fixed", "fixed", "fixing"],
  ["stay", "stays", "stayed", "stayed", "staying"],
  ["prefer", "prefers", "preferred", "preferred", "preferring"],
  ["dye", "dyes", "dyed", "dyed", "dyeing"],
  ["write", "writes", "wrote", "written", "writing"],
  ["record", "records", "recorded", "recorded", "recording"],
  ["read", "reads", "read", "read", "reading"],
  ["retell", "retells", "retold", "retold", "retelling"],
  ["withstand", "withstands", "withstood", "withstood", "withstanding"],
  ["grind", "grinds", "ground", "ground", "grinding"],
  ["sew", "sews", "sewed", "sewn", "sewing"],
  ["repair", "repairs", "repaired", "repaired", "repairing"],
  ["overlook", "overlooks", "overlooked", "overlooked", "overlooking"],
  ["stop", "stops", "stopped", "stopped", "stopping"],
  ["rain", "rains", "rained", "rained", "raining"],
])("%s has the forms %s, %s, %s, %s", (base, third, past, participle, gerund) => {
  expect(verbForms(base)).toEqual({ base, third, past, participle, gerund });
});
