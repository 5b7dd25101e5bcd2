import { useState } from "react";
import { areSingleKeysOn, switchSingleKeys } from "../../lib/single-keys.ts";
import { Switch } from "../../ui/switch.tsx";

/** Whether single keys do something on this device. */
export function SingleKeysSwitch() {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const change = (isWanted: boolean) => {
    switchSingleKeys(isWanted);
    setOn(isWanted);
  };
  return (
    <Switch
      label="Single-key shortcuts"
      checked={isOn}
      help="When off, letters, numbers and ? do nothing on this device. Enter still works."
      onChange={change}
    />
  );
}
