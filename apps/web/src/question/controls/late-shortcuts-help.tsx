import { useEffect } from "react";
import { latePart, useLatePart } from "../../lib/late-part.ts";

const shortcutsHelp = latePart("the list of keys", () => import("./shortcuts-help.tsx"));

interface LateShortcutsHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The list of keys, which need not come with the page. */
export function LateShortcutsHelp(props: LateShortcutsHelpProps) {
  const help = useLatePart(shortcutsHelp);
  // A download is outside React.
  useEffect(() => {
    if (props.open) void shortcutsHelp.load();
  }, [props.open]);
  return help === undefined ? null : <help.ShortcutsHelp {...props} />;
}
