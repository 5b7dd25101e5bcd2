import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { LateConfirmDialog } from "./late-confirm-dialog.tsx";

afterEach(cleanup);

it("comes when it is to ask", async () => {
  const onConfirm = vi.fn();
  const dialog = (open: boolean) => (
    <LateConfirmDialog
      title="Leave?"
      open={open}
      onClose={vi.fn()}
      onConfirm={onConfirm}
      confirm="Go"
    >
      It goes.
    </LateConfirmDialog>
  );
  const { rerender } = render(dialog(false));
  expect(screen.queryByText("It goes.")).toBeNull();
  rerender(dialog(true));
  (await screen.findByRole("button", { name: "Go" })).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});
