import { type RefObject, useLayoutEffect, useState } from "react";
import type { Size } from "./camera.ts";

/** The room that an element has, in whole pixels; none until it is there. */
export function useSize(room: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  // How large an element is only the browser knows, and the first paint is to be right.
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  return size;
}
