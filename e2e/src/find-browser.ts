import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import chromium from "@sparticuz/chromium";

/** Debian's Chromium without windows, which takes a third less time to draw the same pages. */
const PACKAGE = "chromium-headless-shell";

/** What Chromium and its kin are called on Linux. */
const NAMES = [PACKAGE, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Where they live on a Mac and on Windows. */
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  join(process.env["PROGRAMFILES"] ?? "", "Google/Chrome/Application/chrome.exe"),
];

/**
 * The path of a browser that the journeys can drive: the one of this machine; else, for root on Debian, the one
 * of its package; else the one that comes through npm, which takes some seconds to unpack.
 */
export async function findBrowser(): Promise<string> {
  return installed() ?? (installPackage() ? installed() : undefined) ?? chromium.executablePath();
}

function installed(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...ELSEWHERE].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installPackage(): boolean {
  if (process.getuid?.() !== 0 || !isProgram("/usr/bin/apt-get")) return false;
  try {
    execFileSync("apt-get", ["update", "--quiet"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "--quiet", "--yes", PACKAGE], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
