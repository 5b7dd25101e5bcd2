/** Down to the task, or up to its text or figure. */
type Way = "up" | "down";

interface Parts {
  readonly source: HTMLElement | null;
  readonly task: HTMLElement | null;
  /** What holds the button that leads there, which does not go while it has the focus. */
  readonly place: HTMLElement | null;
}

/** The way to the part of a question that is out of sight: an external store for React. */
interface WayToPart {
  readonly way: () => Way | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Follows where the parts stand, until the returned function is called. */
  readonly watch: (parts: Parts) => () => void;
}

/** What begins in this share of the window, from its upper edge, is what is worked on. */
const UPPER = 2 / 3;
/** The margins of that share, and of the edge alone: in between nothing changes, and nothing is measured. */
const LINES = [`0px 0px ${100 * (UPPER - 1)}% 0px`, "0px 0px -100% 0px"];

export function wayToPart(): WayToPart {
  const listeners = new Set<() => void>();
  let way: Way | undefined;
  return {
    way: () => way,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch: ({ source, task, place }) => {
      if (source === null || task === null || place === null) return () => {};
      const look = () => {
        const isHeld = place.contains(document.activeElement);
        way = wayFrom(source, task) ?? (isHeld ? way : undefined);
        for (const listener of listeners) listener();
      };
      look();
      const observers = LINES.map((rootMargin) => new IntersectionObserver(look, { rootMargin }));
      for (const observer of observers) for (const part of [source, task]) observer.observe(part);
      place.addEventListener("focusout", look);
      return () => {
        for (const observer of observers) observer.disconnect();
        place.removeEventListener("focusout", look);
      };
    },
  };
}

function wayFrom(source: HTMLElement, task: HTMLElement): Way | undefined {
  if (task.getBoundingClientRect().top > UPPER * innerHeight) return "down";
  return source.getBoundingClientRect().top < 0 ? "up" : undefined;
}
