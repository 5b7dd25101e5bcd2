import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { studyFaults } from "../rules/study-rules.ts";
import { studies } from "./index.ts";
import { dawnSongInTown } from "./science/dawn-song-in-town.ts";
import type { Cause, Study, Upshot } from "./study.ts";

describe("the studies", () => {
  it("keep every rule", () => {
    expect(studies.flatMap(studyFaults)).toEqual([]);
  });

  it("are listed, each under the name of its file", () => {
    const files = readdirSync(import.meta.dirname, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.parentPath !== import.meta.dirname)
      .map((entry) => join(entry.parentPath, entry.name).split("/").slice(-2).join("/"));
    expect(studies.map(({ genre, id }) => `${genre}/${id}.ts`).toSorted()).toEqual(
      files.toSorted(),
    );
  });

  it("are sixty or more, over forty fields, about as many of nature as of society", () => {
    const ofNature = studies.filter(({ genre }) => genre === "science").length;
    expect(studies.length).toBeGreaterThanOrEqual(60);
    expect(new Set(studies.map(({ field }) => field)).size).toBeGreaterThanOrEqual(40);
    expect(Math.abs(2 * ofNature - studies.length)).toBeLessThanOrEqual(4);
  });

  it("have data of every design", () => {
    expect(new Set(studies.map(({ data }) => data.design)).size).toBe(4);
  });
});

const [lamps, ...otherCauses] = dawnSongInTown.causes;
const { data, rivals, tests } = dawnSongInTown;

function withCause(change: Partial<Cause>): Partial<Study> {
  const [second, third] = otherCauses;
  return { causes: [{ ...lamps, ...change }, second, third] };
}

function withUpshot(change: Partial<Upshot>): Partial<Study> {
  return { upshot: { ...dawnSongInTown.upshot, ...change } };
}

test.each<readonly [string, Partial<Study>, RegExp]>([
  ["with a scene of five words", { scene: "Blackbirds sing early in towns." }, /5 words/],
  [
    "whose claim is of another cause",
    withCause({ claim: "noise leads town blackbirds to sing early" }),
    /other words than its findings/,
  ],
  [
    "that names a place",
    { scene: `${dawnSongInTown.scene} This was seen in Paris.` },
    /names a name/,
  ],
  [
    "whose finding is of two causes",
    withCause({ supports: lamps.supports.replace("square", "noisy square") }),
    /speaks of more/,
  ],
  ["whose finding likens where it should not", withCause({ supports: lamps.weakens }), /likens/],
  ["whose finding does not liken", withCause({ weakens: lamps.supports }), /does not liken/],
  [
    "whose finding leaves out the effect",
    withCause({ supports: lamps.supports.replace("sing", "feed") }),
    /the effect|speaks of more/,
  ],
  [
    "that gives a side two causes",
    { rivals: { ...rivals, Easy: rivals.Easy.replace("the lamps", "the lamps and the traffic") } },
    /gives the ornithologists street lighting and traffic noise/,
  ],
  [
    "that leaves out a side",
    { rivals: { ...rivals, Hard: rivals.Hard.replace("urban ecologists", "ecologists") } },
    /gives the urban ecologists no cause/,
  ],
  ["with two sides of one name", { others: "engineers" }, /no three groups of people/],
  [
    "whose conclusion is closed",
    { tests: { ...tests, plain: { ...tests.plain, close: "So it is the lamps." } } },
    /closes what is to stay open/,
  ],
  ["that denies too little", { none: "town blackbirds sing early" }, /denies less/],
  ["that denies one cause", { none: "nothing but the lamps is at work" }, /where it denies all/],
  [
    "whose choice is of another cause",
    withUpshot({ options: ["close its shops", "send the traffic away", "take in the seed"] }),
    /names nothing for street lighting/,
  ],
  [
    "whose upshot names a cause",
    withUpshot({ close: "Below the lamps, it could" }),
    /names a cause/,
  ],
  ["that denies nothing at the end", withUpshot({ other: "sleep by day" }), /denies none/],
  ["that is rid of what is left", withUpshot({ close: "It could do without" }), /whether/],
  ["that needs a premise", { premise: "The town is loud." }, /has a premise/],
  [
    "whose difference has no direction",
    { data: { ...data, differ: data.differ.replace("|later", "") } },
    /leaves out of a difference/,
  ],
  [
    "whose difference is of one column",
    { data: { ...data, differ: data.differ.replace("Sundays", "weekdays") } },
    /does not compare/,
  ],
  [
    "whose claim may be read both ways",
    {
      data: { ...data, claims: { ...data.claims, wide: "The day hardly made a great difference" } },
    },
    /no clear claim/,
  ],
  [
    "whose claim is of the other column",
    {
      data: {
        ...data,
        claims: { ...data.claims, highest: data.claims.highest.replace("weekdays", "Sundays") },
      },
    },
    /does not say where it is highest/,
  ],
  [
    "whose data test nothing",
    { data: { ...data, hypothesis: data.leads[0] } },
    /without a hypothesis/,
  ],
  [
    "that gives no reason for its hypothesis",
    { data: { ...data, hypothesis: "Ornithologists have a hypothesis." } },
    /gives no reason/,
  ],
  ["whose scale begins at a step", { data: { ...data, low: 5 } }, /too near to nothing/],
  ["whose scale is short", { data: { ...data, high: 45 } }, /room for 4 steps/],
  [
    "whose sentence lacks a value",
    { data: { ...data, say: data.say.replace("Y", "few") } },
    /leaves out/,
  ],
  [
    "with a group within a group",
    { data: { ...data, rows: ["wrens", "house wrens", "robins", "thrushes"] } },
    /a group within a group/,
  ],
])("a study %s is refused", (_, change, fault) => {
  expect(studyFaults({ ...dawnSongInTown, ...change }).join("\n")).toMatch(fault);
});
