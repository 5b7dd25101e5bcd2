import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { onSessionNews, tellSession } from "../lib/session-channel.ts";
import { aUser } from "../test/a-user.ts";
import { neverAnswer, refuse, NOBODY } from "../test/fake-api.ts";
import { bringBack, visitAs } from "../test/visit.tsx";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("the top bar", () => {
  it("leads home by the brand", async () => {
    visitAs(aUser(), "/dashboard");
    const brand = await screen.findByRole<HTMLAnchorElement>("link", { name: "SAT Practice" });
    expect(brand.pathname).toBe("/dashboard");
  });

  it("shows name, e-mail, initials and the way to the settings", async () => {
    const page = visitAs(aUser({ displayName: "Ada Augusta Lovelace" }), "/dashboard");
    expect(await screen.findByText("Ada Augusta Lovelace")).toBeTruthy();
    expect(screen.getByText("ada@example.com")).toBeTruthy();
    expect(screen.getAllByText("AA")).not.toHaveLength(0);
    await page.person.click(screen.getByRole("link", { name: "Settings" }));
    await screen.findByRole("heading", { level: 1, name: "Settings" });
  });

  it("calls a learner without a name Anonymous User, with a U for a face", async () => {
    visitAs(aUser({ displayName: "" }), "/dashboard");
    expect(await screen.findByText("Anonymous User")).toBeTruthy();
    expect(screen.getAllByText("U")).not.toHaveLength(0);
  });

  it("shows the photo, and the initials when it cannot be loaded", async () => {
    visitAs(aUser({ photoURL: "https://photos.example.com/ada.png" }), "/dashboard");
    await screen.findByText("Ada Lovelace");
    const photos = [...document.querySelectorAll("img")];
    expect(photos.map((photo) => photo.src)).toContain("https://photos.example.com/ada.png");
    for (const photo of photos) photo.dispatchEvent(new Event("error"));
    await waitFor(() => expect(screen.getAllByText("AL")).toHaveLength(photos.length));
  });
});

describe("signing out", () => {
  it("ends the session, tells the other tabs and goes to the sign-in page", async () => {
    const news = vi.fn();
    const stop = onSessionNews(news);
    const page = visitAs(aUser(), "/dashboard", { "POST /api/sign-out": () => undefined });
    await page.person.click(await screen.findByRole("button", { name: "Sign Out" }));
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(page.address()).toBe("/login");
    await waitFor(() => expect(news).toHaveBeenCalledWith("signed-out"));
    stop();
  });

  it("says so while it is going on", async () => {
    const page = visitAs(aUser(), "/dashboard", { "POST /api/sign-out": neverAnswer });
    await page.person.click(await screen.findByRole("button", { name: "Sign Out" }));
    const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Signing out..." });
    expect(busy.getAttribute("aria-disabled")).toBe("true");
  });

  it("says when it failed, logs it, and can be tried again", async () => {
    const page = visitAs(aUser(), "/dashboard", { "POST /api/sign-out": () => refuse(500) });
    await page.person.click(await screen.findByRole("button", { name: "Sign Out" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Failed to sign out. Please try again.");
    expect(console.warn).toHaveBeenCalled();

    page.api.answer({ "POST /api/sign-out": () => undefined });
    await page.person.click(screen.getByRole("button", { name: "Sign Out" }));
    await screen.findByRole("button", { name: "Continue with Google" });
  });

  it("takes a session that is gone already as ended", async () => {
    const page = visitAs(aUser(), "/dashboard", { "POST /api/sign-out": () => refuse(401) });
    await page.person.click(await screen.findByRole("button", { name: "Sign Out" }));
    await screen.findByRole("button", { name: "Continue with Google" });
  });

  it("happens here too when another tab signs out", async () => {
    const page = visitAs(aUser(), "/dashboard");
    await screen.findByRole("heading", { level: 1 });
    page.api.answer(NOBODY);
    tellSession("signed-out");
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(page.address()).toBe("/login");
  });

  it("has happened to a page that the browser brings back after it", async () => {
    const page = visitAs(aUser(), "/dashboard");
    await screen.findByRole("heading", { level: 1 });
    page.api.answer(NOBODY);
    bringBack();
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(page.address()).toBe("/login");
  });

  it("happens here too when the server no longer knows the session", async () => {
    const page = visitAs(aUser(), "/dashboard", {
      "PATCH /api/me/preferences": () => refuse(401),
    });
    const link = await screen.findByRole("link", { name: "Mixed Practice" });
    page.api.answer(NOBODY);
    await page.person.click(link);
    await screen.findByRole("button", { name: "Continue with Google" });
  });
});

describe("the theme", () => {
  it("is the system's until one is chosen, and is kept on the device", async () => {
    const page = visitAs(aUser(), "/dashboard");
    const system = await screen.findByRole<HTMLInputElement>("radio", {
      name: "Theme of the system",
    });
    expect(system.checked).toBe(true);

    await page.person.click(screen.getByRole("radio", { name: "Dark theme" }));
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(localStorage.getItem("sat:device:theme")).toBe('"dark"');

    await page.person.click(system);
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem("sat:device:theme")).toBeNull();
  });
});
