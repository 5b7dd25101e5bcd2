import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Panel } from "./panel.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Panel title="Reference" id="reference" onClose={() => setOpen(false)}>
          Formulas
        </Panel>
      )}
    </>
  );
}

async function open() {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return screen.getByRole("dialog", { name: "Reference" });
}

describe("a panel", () => {
  it("takes the focus, and gives it back when it is closed by Escape", async () => {
    const panel = await open();
    expect(document.activeElement).toBe(panel);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" }));
  });

  it("stays when Escape closes a dialog within", async () => {
    const onClose = vi.fn();
    render(
      <Panel title="Notes" id="notes" onClose={onClose}>
        <dialog open>
          <textarea />
        </dialog>
      </Panel>,
    );
    await userEvent.type(screen.getByRole("textbox"), "mine{Escape}");
    expect(onClose).not.toHaveBeenCalled();
  });

  it("is moved by arrow keys on its head, and is there again when it comes back", async () => {
    const panel = await open();
    const grip = screen.getByRole("button", { name: "Move Reference" });
    fireEvent.keyDown(grip, { key: "ArrowRight" });
    const [x] = [panel.style.getPropertyValue("--x")];
    expect(x).toBe("16px");
    await userEvent.click(screen.getByRole("button", { name: "Close Reference" }));
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getByRole("dialog").style.getPropertyValue("--x")).toBe("16px");
  });

  it("is dragged by its head", async () => {
    const panel = await open();
    const head = screen.getByRole("heading", { name: "Reference" });
    fireEvent.pointerDown(head, { pointerId: 1, button: 0, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(head, { pointerId: 1, clientX: 110, clientY: 60 });
    expect(panel.style.getPropertyValue("--x")).toBe("100px");
    expect(panel.style.getPropertyValue("--y")).toBe("50px");
  });
});
