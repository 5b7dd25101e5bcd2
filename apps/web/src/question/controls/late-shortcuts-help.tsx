import { type ComponentProps, useEffect } from "react";
import { latePart, useLatePart } from "../../lib/late-part.ts";
import type { ShortcutsHelp } from "./shortcuts-help.tsx";

const shortcutsHelp = latePart("the list of keys", () => import("./shortcuts-help.tsx"));

/** The list of keys, which need not come with the page. */
export function LateShortcutsHelp(props: ComponentProps<typeof ShortcutsHelp>) {
  const help = useLatePart(shortcutsHelp);
  // A download is outside React.
  useEffect(() => {
    if (props.open) void shortcutsHelp.load();
  }, [props.open]);
  return help === undefined ? null : <help.ShortcutsHelp {...props} />;
}
