import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onSessionNews } from "./lib/session-channel.ts";

const news = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = "<main><h1></h1><p></p><a href='/login'>Go to SAT Practice</a></main>";
  vi.spyOn(window, "close").mockImplementation(() => {});
  stop = onSessionNews(news);
});

afterEach(() => {
  stop();
  news.mockReset();
  document.body.innerHTML = "";
});

it.each([
  ["?outcome=signed-in", "signed-in", "You are signed in", "/dashboard"],
  ["?outcome=cancelled", "cancelled", "You are not signed in", "/login"],
  ["?outcome=failed", "failed", "You are not signed in", "/login"],
  ["?outcome=signed-out", "failed", "You are not signed in", "/login"],
  ["", "failed", "You are not signed in", "/login"],
])("%s tells the opener %s, says what to do, and closes", async (search, told, title, to) => {
  window.history.replaceState(null, "", `/sign-in-finished.html${search}`);
  await import("./sign-in-finished.ts");
  await waitFor(() => expect(news).toHaveBeenCalledWith(told));
  expect(document.querySelector("h1")?.textContent).toBe(title);
  expect(document.querySelector("p")?.textContent).toContain("You can close this window");
  expect(document.querySelector("a")?.getAttribute("href")).toBe(to);
  expect(window.close).toHaveBeenCalled();
});
