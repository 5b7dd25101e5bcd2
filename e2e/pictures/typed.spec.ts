import { EntryDesk } from "../src/entry-desk.ts";
import { test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { prefer } from "../src/prefer.ts";

inEveryLook((take) => {
  test.use({ kinds: ["entry"] });

  test("typed answers", async ({ signedIn: page }) => {
    await prefer(page, { timerEnabled: false });
    const desk = new EntryDesk(page);
    await desk.begin("Math");
    await take(page, "typed");
    await desk.field.fill("1 1/2");
    await desk.submit.click();
    await take(page, "typed-malformed");
    await desk.field.fill((await desk.foreseen()).text);
    await take(page, "typed-understood");
    await desk.submit.click();
    await desk.layOpenOtherMistakes();
    await take(page, "typed-wrong", "whole");
    await desk.goOn();
    await desk.field.fill((await desk.rightForms())[0] ?? "");
    await desk.submit.click();
    await take(page, "typed-right", "whole");
  });
});
