import { describe, expect, it } from "vitest";
import { barPlace } from "./bar-place.ts";

const ROOM = { left: 8, top: 60, right: 792, bottom: 540 };
const BAR = { width: 300, height: 50 };
const words = (left: number, top: number, right: number, bottom: number) => ({
  around: { left, top, right, bottom },
  bar: BAR,
  room: ROOM,
});

describe("the bar at selected words", () => {
  it.each([
    ["above them, in their middle", words(350, 300, 450, 320), false, { x: 250, y: 242 }],
    [
      "below them where there is no room above",
      words(350, 80, 450, 100),
      false,
      { x: 250, y: 108 },
    ],
    ["below them for a finger", words(350, 300, 450, 320), true, { x: 250, y: 356 }],
    ["within the window at its left", words(10, 300, 60, 320), false, { x: 8, y: 242 }],
    ["within the window at its right", words(740, 300, 790, 320), false, { x: 492, y: 242 }],
  ])("stands %s", (_, wanted, isTouch, place) => {
    expect(barPlace({ ...wanted, isTouch })).toEqual(place);
  });

  it.each([
    ["that leave no room above nor below", words(350, 80, 450, 520), false],
    ["that leave a finger no room below", words(350, 400, 450, 460), true],
    ["that are scrolled out of sight", words(350, 0, 450, 50), false],
  ])("is not there for words %s", (_, wanted, isTouch) => {
    expect(barPlace({ ...wanted, isTouch })).toBeUndefined();
  });
});
