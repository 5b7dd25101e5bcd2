import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

test("a page's script is sent for without waiting for its styles", async ({ signedIn: page }) => {
  const script = page.waitForRequest(/\/assets\/dashboard-page-[^/]*\.js$/);
  // Styles that come only once the script was asked for: a script that waited for them would never be.
  await page.route(/\/assets\/dashboard-page-[^/]*\.css$/, async (route) => {
    await script;
    await route.continue();
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("nothing but styles and theme comes before the first paint, and the libraries come next", async ({
  page,
}) => {
  const html = await (await page.request.get("/login")).text();
  const tags = html.match(/<(?:script|link)[^>]*\.(?:js|css|woff2)"[^>]*>/g) ?? [];
  const files = Map.groupBy(tags, (tag) =>
    tag.includes('fetchpriority="low"') ? "late" : "early",
  );
  expect(files.get("early")).toEqual([
    expect.stringContaining("/before-paint.js"),
    expect.stringContaining("/assets/base-"),
  ]);
  expect(files.get("late")?.[0]).toContain("/assets/libraries-");
});

test("the first views ask for the fonts that are preloaded, and for no other", async ({
  signedIn: page,
}) => {
  for (const address of ["/dashboard", "/study-mode", "/history", "/settings"]) {
    const fonts = new Set<string>();
    page.on("request", (request) => {
      const [, font] = /\/assets\/(.+)-[^-]{7}\.woff2$/.exec(request.url()) ?? [];
      if (font !== undefined) fonts.add(font);
    });
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect([...fonts].toSorted(), address).toEqual([
      "inter-core",
      "source-serif-4-latin-600-normal",
    ]);
    page.removeAllListeners("request");
  }
});

for (const width of [360, 1280]) {
  test(`the bar's name stands where it stays before any code has come, at ${width} px`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/dashboard");
    const name = page.getByRole("banner").getByRole("link", { name: "SAT Practice" });
    const box = await name.boundingBox();
    const book = await name.locator("svg").boundingBox();
    if (box === null || book === null) throw new Error("the bar is not drawn");
    const left = book.x + book.width;
    const clip = { ...box, x: left, width: box.x + box.width - left };
    const stays = await page.screenshot({ clip });

    const goOn = Promise.withResolvers<void>();
    await page.route(/\/assets\/libraries-/, async (route) => {
      await goOn.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    // Until there is a frame, there is no picture to take.
    await expect(async () => {
      expect((await page.screenshot({ clip })).equals(stays)).toBe(true);
    }).toPass();
    await expect(page.getByRole("banner")).toHaveCount(0);
    goOn.resolve();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("a learner's page has sent for its parts, and for the learner, before any code has come", async ({
  signedIn: page,
}) => {
  await page.goto("/practice");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const goOn = Promise.withResolvers<void>();
  await page.route(/\/assets\/libraries-/, async (route) => {
    await goOn.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => asked).toContain("/api/me");
  await expect.poll(() => asked.join(" ")).toMatch(/practice-page-[^ ]*\.js .*question-[^ ]*\.js/);
  // No question is open.
  await expect(page.locator('link[href*="source-serif-4-latin-400"]')).toHaveCount(0);
  goOn.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.filter((path) => path === "/api/me")).toHaveLength(1);
});

test("a question that is open has its font sent for before any code has come", async ({
  signedIn: page,
}) => {
  await new PracticeDesk(page).begin("Reading");
  await page.route(/\/assets\/libraries-/, () => new Promise(() => {}));
  const font = page.waitForRequest(/source-serif-4-latin-400-normal-[^/]*\.woff2$/);
  await page.reload({ waitUntil: "commit" });
  await font;
});
