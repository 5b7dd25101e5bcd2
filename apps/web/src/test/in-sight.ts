import { vi } from "vitest";

/** Has everything that is looked for be in sight, or nothing; happy-dom draws no page, and would never say. */
export function putInSight(isIntersecting: boolean): void {
  class Observer {
    readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;

    constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }

    observe() {
      this.#tell([{ isIntersecting }]);
    }

    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
}
