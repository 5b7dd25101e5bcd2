import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

function dialog(open: boolean, onClose: () => void) {
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose}>
      A to D choose.
    </Dialog>
  );
}

it("is open when it is told to be, under its title, and shut when it is not", () => {
  const { rerender } = render(dialog(true, () => {}));
  const element = screen.getByRole<HTMLDialogElement>("dialog", { name: "Keyboard shortcuts" });
  expect(element.open).toBe(true);
  rerender(dialog(false, () => {}));
  expect(element.open).toBe(false);
});

it("asks to be closed by its cross", async () => {
  const onClose = vi.fn();
  render(dialog(true, onClose));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});
