import { describe, expect, test } from "vitest";
import { SettingError } from "./env.ts";
import { refuseRecords } from "./start-failure.ts";

const FILE = { dataDir: "somewhere" };
const SERVER = { dataDir: "unused", databaseUrl: "postgres://sat:hunter2@localhost/sat" };

function withCode(code: string | number, message = "no"): Error {
  return Object.assign(new Error(message), typeof code === "number" ? { errcode: code } : { code });
}

describe("records that cannot be used", () => {
  test.each([
    ["DATA_DIR=somewhere", FILE, withCode("EACCES")],
    ["DATA_DIR=somewhere", FILE, withCode("EIO")],
    ["DATA_DIR=somewhere holds the database of another program", FILE, withCode(1)],
    ["DATA_DIR=somewhere cannot be used", FILE, withCode(21)],
    ["DATABASE_URL names the database of another program", SERVER, withCode("42703")],
    ["DATABASE_URL cannot be used", SERVER, withCode("XX000")],
    ["does not answer as PostgreSQL does", SERVER, new Error("received invalid response: 4a")],
  ])("are blamed on the setting that names them: %s", (words, place, error) => {
    expect(() => refuseRecords(place)(error)).toThrow(SettingError);
    expect(() => refuseRecords(place)(error)).toThrow(words);
  });

  test.each([
    new TypeError("x is not a function"),
    new SyntaxError("Unexpected token in JSON"),
    withCode("ERR_INVALID_ARG_TYPE"),
  ])("are not blamed for a fault of the program: %s", (fault) => {
    for (const place of [FILE, SERVER]) expect(() => refuseRecords(place)(fault)).toThrow(fault);
  });
});
