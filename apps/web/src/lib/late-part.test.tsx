import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type LatePart, latePart, useWantedPart } from "./late-part.ts";

afterEach(cleanup);

function Shown({ part }: { readonly part: LatePart<string> }) {
  return <p>{useWantedPart(part) ?? "not yet"}</p>;
}

describe("a late part", () => {
  it("is fetched once, when it is first wanted, and shown when it arrives", async () => {
    const fetched = Promise.withResolvers<string>();
    const fetchPart = vi.fn(() => fetched.promise);
    const part = latePart("a part", fetchPart);
    expect(fetchPart).not.toHaveBeenCalled();
    expect(part.isComing()).toBe(false);
    render(
      <>
        <Shown part={part} />
        <Shown part={part} />
      </>,
    );
    expect(screen.getAllByText("not yet")).toHaveLength(2);
    expect(part.isComing()).toBe(true);
    fetched.resolve("here");
    await act(() => part.load());
    expect(screen.getAllByText("here")).toHaveLength(2);
    expect(part.isComing()).toBe(false);
    expect(fetchPart).toHaveBeenCalledOnce();
  });

  it("is fetched again after a failure", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const fetchPart = vi.fn(async () => "here").mockRejectedValueOnce(new Error("no connection"));
    const part = latePart("a part", fetchPart);
    expect(await part.load()).toBeUndefined();
    expect(part.loaded()).toBeUndefined();
    expect(part.isComing()).toBe(false);
    expect(warn).toHaveBeenCalledWith("loading a part failed", expect.any(Error));
    expect(await part.load()).toBe("here");
    expect(part.loaded()).toBe("here");
  });

  it("that did not come is fetched again when the connection is back, and shown", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const fetchPart = vi.fn(async () => "here").mockRejectedValueOnce(new Error("no connection"));
    const part = latePart("a part", fetchPart);
    render(<Shown part={part} />);
    await waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
    expect(screen.getByText("not yet")).toBeDefined();
    dispatchEvent(new Event("online"));
    expect(await screen.findByText("here")).toBeDefined();
    dispatchEvent(new Event("online"));
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });

  it("that is there does not listen for the connection, however often it is shown", async () => {
    const part = latePart("a part", async () => "here");
    await part.load();
    const listen = vi.spyOn(globalThis, "addEventListener");
    render(<Shown part={part} />);
    expect(screen.getByText("here")).toBeDefined();
    expect(listen.mock.calls.filter(([type]) => type === "online")).toEqual([]);
  });
});
