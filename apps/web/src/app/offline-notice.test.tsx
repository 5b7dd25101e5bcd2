import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { BarSlot, BarSlotProvider } from "../lib/bar-slot.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

afterEach(cleanup);

it("stands over a page, and gives way to a page with a frame", () => {
  const draw = (isFrame: boolean) => (
    <BarSlotProvider>
      <OfflineNotice error={null} />
      {isFrame && <BarSlot>Question 1</BarSlot>}
    </BarSlotProvider>
  );
  const { rerender } = render(draw(false));
  expect(screen.getByRole("status").textContent).toContain("from your last visit");
  rerender(draw(true));
  expect(screen.queryByRole("status")).toBeNull();
  rerender(draw(false));
  expect(screen.getByRole("status")).toBeTruthy();
});
