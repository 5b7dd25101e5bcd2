import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { LateConfirmDialog } from "./late-confirm-dialog.tsx";

const network = vi.hoisted(() => ({ isGone: false }));

vi.mock("./confirm-dialog.tsx", async (importOriginal) => {
  if (network.isGone) throw new Error("out of reach");
  return importOriginal();
});

afterEach(() => {
  cleanup();
  network.isGone = false;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show() {
  const onClose = vi.fn();
  const onConfirm = vi.fn();
  const dialog = (open: boolean) => (
    <LateConfirmDialog
      title="Leave?"
      open={open}
      onClose={onClose}
      onConfirm={onConfirm}
      confirm="Go"
    >
      It goes.
    </LateConfirmDialog>
  );
  const { rerender } = render(dialog(false));
  return {
    onClose,
    onConfirm,
    ask: () => rerender(dialog(true)),
    drop: () => rerender(dialog(false)),
  };
}

/** Has the dialog be out of reach, and the browser's own answered. */
function answerInstead(answer: boolean) {
  network.isGone = true;
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const confirm = vi.fn(() => answer);
  vi.stubGlobal("confirm", confirm);
  return { confirm, warn };
}

it("is asked by the browser in the same words where the dialog cannot be had", async () => {
  const { confirm } = answerInstead(true);
  const { ask, onConfirm, onClose } = show();
  ask();
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  expect(confirm).toHaveBeenCalledExactlyOnceWith("Leave?\n\nIt goes.");
  expect(onClose).not.toHaveBeenCalled();
});

it("does nothing that the browser was told not to do", async () => {
  answerInstead(false);
  const { ask, onConfirm, onClose } = show();
  ask();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onConfirm).not.toHaveBeenCalled();
});

it("asks nothing that was dropped while the dialog was on its way", async () => {
  const { confirm, warn } = answerInstead(true);
  const { ask, drop, onConfirm } = show();
  ask();
  drop();
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(confirm).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});

it("comes when it is to ask", async () => {
  const { ask, onConfirm } = show();
  expect(screen.queryByText("It goes.")).toBeNull();
  ask();
  (await screen.findByRole("button", { name: "Go" })).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});
