import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { learnerShelf } from "../../lib/storage.ts";
import { aUser } from "../../test/a-user.ts";
import {
  type Handlers,
  loseConnection,
  refuse,
  refuseUnderWay,
  NOBODY,
} from "../../test/fake-api.ts";
import { visitAs } from "../../test/visit.tsx";

async function open(handlers: Handlers = {}) {
  const page = visitAs(aUser(), "/settings", handlers);
  await screen.findByRole("heading", { name: "Your Data" });
  return page;
}

const button = (name: string) => screen.getByRole("button", { name });
const inDialog = () => within(screen.getByRole("dialog"));
const inReopened = async () => within(await screen.findByRole("dialog"));

function aFile(content: string): File {
  return new File([content], "sat-practice.json", { type: "application/json" });
}

async function choose(page: Awaited<ReturnType<typeof open>>, content: string | File) {
  const file = typeof content === "string" ? aFile(content) : content;
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input) await page.person.upload(input, file);
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("an export", () => {
  it("is a file that the browser keeps", async () => {
    await open();
    const everything = screen.getByRole<HTMLAnchorElement>("link", { name: "Export Everything" });
    expect(everything.getAttribute("href")).toBe("/api/me/export");
    expect(everything.hasAttribute("download")).toBe(true);
    const table = screen.getByRole("link", { name: "Export Answers (CSV)" });
    expect(table.getAttribute("href")).toBe("/api/me/answers.csv");
  });
});

describe("an import", () => {
  const TAKEN = { "POST /api/me/import": () => ({ answers: 17, studySessions: 3 }) };

  it("asks once, then sends the file and says what came of it", async () => {
    const page = await open(TAKEN);
    await choose(page, '{"format":"sat-practice-export"}');
    expect(inDialog().getByText(/settings in “sat-practice\.json” will be added/)).toBeTruthy();
    expect(page.api.bodies("POST /api/me/import")).toEqual([]);
    await page.person.click(inDialog().getByRole("button", { name: "Import" }));
    expect(await screen.findByText("Imported: 17 answers and 3 study sessions.")).toBeTruthy();
    expect(page.api.bodies("POST /api/me/import")).toEqual([{ format: "sat-practice-export" }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("takes nothing that is no export, and says so", async () => {
    const page = await open(TAKEN);
    await choose(page, "not JSON");
    await page.person.click(inDialog().getByRole("button", { name: "Import" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(
      "sat-practice.json cannot be read. Choose a file that Export Everything has saved. Nothing in this account has changed.",
    );
    expect(page.api.bodies("POST /api/me/import")).toEqual([]);
  });

  it("that was refused leaves nothing to promise or to confirm, and closes", async () => {
    const page = await open(TAKEN);
    await choose(page, "not JSON");
    await page.person.click(inDialog().getByRole("button", { name: "Import" }));
    await screen.findByRole("alert");
    expect(inDialog().queryByText(/will be added/)).toBeNull();
    expect(inDialog().queryByRole("button", { name: "Import" })).toBeNull();
    expect(document.activeElement?.textContent).toBe("Close");
    await page.person.keyboard("{Enter}");
    expect(screen.queryByRole("dialog")).toBeNull();
    await choose(page, "{}");
    expect(inDialog().getByRole("button", { name: "Import" })).toBeTruthy();
  });

  it("does not begin to read what is too large to be sent", async () => {
    const page = await open(TAKEN);
    const file = aFile("{}");
    vi.spyOn(file, "size", "get").mockReturnValue(64 * 1024 * 1024 + 1);
    const read = vi.spyOn(file, "text");
    await choose(page, file);
    await page.person.click(inDialog().getByRole("button", { name: "Import" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(
      "sat-practice.json is too large: at most 64 MB can be imported. Nothing in this account has changed.",
    );
    expect(read).not.toHaveBeenCalled();
    expect(page.api.bodies("POST /api/me/import")).toEqual([]);
  });

  it("that failed can be tried again", async () => {
    const page = await open({ "POST /api/me/import": () => refuse(500) });
    await choose(page, "{}");
    await page.person.click(inDialog().getByRole("button", { name: "Import" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Failed to import the file. Please try again.");
    page.api.answer(TAKEN);
    await page.person.click(inDialog().getByRole("button", { name: "Import" }));
    expect(await screen.findByText(/^Imported/)).toBeTruthy();
  });

  it("that fails after its dialog was closed says so, and no other begins before", async () => {
    const lost = Promise.withResolvers<never>();
    const page = await open({ "POST /api/me/import": () => lost.promise });
    await choose(page, "{}");
    await page.person.click(inDialog().getByRole("button", { name: "Import" }));
    await page.person.click(inDialog().getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(button("Import").getAttribute("aria-disabled")).toBe("true");
    lost.reject(new TypeError("Failed to fetch"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Failed to import the file. Please try again.");
    expect(inDialog().getByText(/settings in “sat-practice\.json” will be added/)).toBeTruthy();
    page.api.answer(TAKEN);
    await page.person.click(inDialog().getByRole("button", { name: "Import" }));
    expect(await screen.findByText(/^Imported/)).toBeTruthy();
  });
});

describe("a reset", () => {
  it("asks once, says what will happen, and forgets what this device keeps", async () => {
    const page = await open({ "DELETE /api/me/progress": () => undefined });
    learnerShelf("user-1").write("practice", { score: 3 });
    await page.person.click(button("Reset Progress"));
    expect(inDialog().getByText(/This cannot be undone/)).toBeTruthy();
    await page.person.click(inDialog().getByRole("button", { name: "Reset" }));
    expect(await screen.findByText("Your progress has been reset.")).toBeTruthy();
    expect(Object.keys(localStorage)).toEqual(["sat:device:user"]);
  });

  it("is not done when it was not meant", async () => {
    const page = await open({ "DELETE /api/me/progress": () => undefined });
    await page.person.click(button("Reset Progress"));
    await page.person.click(inDialog().getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(page.api.bodies("DELETE /api/me/progress")).toEqual([]);
  });

  it("says when it failed", async () => {
    const page = await open({ "DELETE /api/me/progress": () => refuse(500) });
    await page.person.click(button("Reset Progress"));
    await page.person.click(inDialog().getByRole("button", { name: "Reset" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Failed to reset your progress. Please try again.");
  });

  it("is not begun again while one from elsewhere is under way, and says so", async () => {
    const page = await open({ "DELETE /api/me/progress": () => refuseUnderWay("reset") });
    await page.person.click(button("Reset Progress"));
    await page.person.click(inDialog().getByRole("button", { name: "Reset" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(
      "Your progress is just being reset. Nothing else is lost: please try again in a moment.",
    );
  });

  it("says when it failed after its dialog was closed, and cannot be begun twice", async () => {
    const lost = Promise.withResolvers<never>();
    const page = await open({ "DELETE /api/me/progress": () => lost.promise });
    await page.person.click(button("Reset Progress"));
    await page.person.click(inDialog().getByRole("button", { name: "Reset" }));
    await page.person.click(inDialog().getByRole("button", { name: "Cancel" }));
    await page.person.click(button("Reset Progress"));
    expect(screen.queryByRole("dialog")).toBeNull();
    lost.reject(new TypeError("Failed to fetch"));
    expect((await inReopened()).getByRole("alert").textContent).toBe(
      "Failed to reset your progress. Please try again.",
    );
  });
});

describe("what came of an action", () => {
  it("is said no more once another is done", async () => {
    const page = await open({
      "POST /api/me/import": () => ({ answers: 17, studySessions: 3 }),
      "DELETE /api/me/progress": () => undefined,
    });
    await choose(page, "{}");
    await page.person.click(inDialog().getByRole("button", { name: "Import" }));
    await screen.findByText(/^Imported/);
    await page.person.click(button("Reset Progress"));
    await page.person.click(inDialog().getByRole("button", { name: "Reset" }));
    await screen.findByText("Your progress has been reset.");
    expect(screen.queryByText(/^Imported/)).toBeNull();
    await choose(page, "{}");
    await page.person.click(inDialog().getByRole("button", { name: "Import" }));
    await screen.findByText(/^Imported/);
    expect(screen.queryByText("Your progress has been reset.")).toBeNull();
  });
});

describe("a deletion", () => {
  it("asks once, then leaves nothing on this device and goes to the sign-in page", async () => {
    const page = await open({ "DELETE /api/me": () => undefined });
    learnerShelf("user-1").write("answers", [{ questionId: "q", timeSpent: 1 }]);
    await page.person.click(button("Delete Account"));
    expect(inDialog().getByText(/everything kept about you will be deleted/)).toBeTruthy();
    await page.person.click(inDialog().getByRole("button", { name: "Delete" }));
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(page.address()).toBe("/login");
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it("says when it failed, and the account is still there", async () => {
    const page = await open({ "DELETE /api/me": () => refuse(500) });
    await page.person.click(button("Delete Account"));
    await page.person.click(inDialog().getByRole("button", { name: "Delete" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Failed to delete your account. Please try again.");
    expect(page.address()).toBe("/settings");
  });

  it("keeps answers that are yet to be sent when the session was over, for nothing is deleted", async () => {
    const page = await open({ "DELETE /api/me": () => refuse(401) });
    page.api.answer(NOBODY);
    learnerShelf("user-1").write("answers:q-1", { questionId: "q-1" });
    await page.person.click(button("Delete Account"));
    await page.person.click(inDialog().getByRole("button", { name: "Delete" }));
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(Object.keys(localStorage)).toEqual(["sat:learner:user-1:answers:q-1"]);
  });

  it("is done when a second try after one without an answer finds nobody signed in", async () => {
    const page = await open({ "DELETE /api/me": loseConnection });
    learnerShelf("user-1").write("answers:q-1", { questionId: "q-1" });
    await page.person.click(button("Delete Account"));
    await page.person.click(inDialog().getByRole("button", { name: "Delete" }));
    await screen.findByRole("alert");
    page.api.answer({ "DELETE /api/me": () => refuse(401) });
    await page.person.click(inDialog().getByRole("button", { name: "Delete" }));
    await screen.findByRole("button", { name: "Continue with Google" });
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });
});
