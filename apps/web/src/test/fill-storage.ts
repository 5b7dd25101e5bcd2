import { vi } from "vitest";

/** Leaves no room in the storage until globals are unstubbed; to spy on its class, happy-dom pays no heed. */
export function fillStorage(): void {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
}
