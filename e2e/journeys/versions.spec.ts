import { expect, test } from "../src/journey.ts";
import { unfoldProfile } from "../src/unfold-profile.ts";

test("the page and the worker are asked for anew, what has a hash in its name is not", async ({
  request,
}) => {
  const page = await request.get("/dashboard");
  expect(page.headers()["cache-control"]).toBe("private, no-cache");
  const [script = ""] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
  expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
  for (const path of ["/sw.js", "/manifest.webmanifest", "/before-paint.js"]) {
    const answer = await request.get(path);
    expect(answer.ok(), path).toBe(true);
    expect(answer.headers()["cache-control"], path).toBe("no-cache");
  }
});

test("the manifest is complete, and every icon it names is of its size", async ({ page }) => {
  await page.goto("/login");
  const icons = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    const manifest = await (await fetch(link?.href ?? "")).json();
    const sizeOf = async (src: string) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    };
    return Promise.all(
      manifest.icons.map(async (icon: { src: string; sizes: string; purpose: string }) => ({
        purpose: icon.purpose,
        sizes: icon.sizes,
        drawn: await sizeOf(icon.src),
      })),
    );
  });
  expect(icons).toEqual(
    ["any", "maskable"].flatMap((purpose) =>
      ["192x192", "512x512"].map((sizes) => ({ purpose, sizes, drawn: sizes })),
    ),
  );
});

test.describe("a new version", () => {
  test.use({ serviceWorkers: "allow" });

  test("leaves the open page as it is and comes with the next one", async ({ signedIn: page }) => {
    await page.goto("/dashboard");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe("activated");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The browser does such jobs in order: after these, the page has looked for its own version.
    await page.evaluate(async () => {
      const options = { updateViaCache: "none" } as const;
      await (await navigator.serviceWorker.register("/sw.js", options)).update();
    });
    await page.evaluate(() => Object.assign(window, { isOpenSince: "before" }));

    // To the browser, another address of the same scope is a later worker of the same app.
    await page.evaluate(() => navigator.serviceWorker.register("/sw.js?later"));
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
      .toBe("installed");
    expect(await page.evaluate(() => "isOpenSince" in window)).toBe(true);

    await (await unfoldProfile(page)).getByRole("link", { name: "Settings" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    expect(await page.evaluate(() => "isOpenSince" in window)).toBe(false);
  });
});
