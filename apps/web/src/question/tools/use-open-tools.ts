import { useState } from "react";
import { isList } from "../../lib/shapes.ts";
import { deviceShelf } from "../../lib/storage.ts";

const KEY = "tools";

interface OpenTools {
  readonly ids: readonly unknown[];
  /** The tool that was opened last, here and now. */
  readonly newest?: string;
}

/** Which tools are open on this device, from one question to the next, and the way to open or close one. */
export function useOpenTools() {
  const [open, setOpen] = useState<OpenTools>(() => ({ ids: deviceShelf.read(KEY, isList) ?? [] }));
  const toggle = (id: string) => {
    const others = open.ids.filter((each) => each !== id);
    const isOpening = others.length === open.ids.length;
    const ids = isOpening ? [...others, id] : others;
    setOpen(isOpening ? { ids, newest: id } : { ids });
    deviceShelf.write(KEY, ids);
  };
  return {
    isOpen: (id: string) => open.ids.includes(id),
    isJustOpened: (id: string) => open.newest === id,
    toggle,
  };
}
