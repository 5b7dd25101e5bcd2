import { Panel } from "../../../ui/panel.tsx";
import type { ToolProps } from "../tool.ts";
import { ReferenceContents } from "./reference-contents.tsx";

/** What the exam gives to know of geometry, beside any question of mathematics. */
export function ReferenceSheet({ isJustOpened, onClose }: ToolProps) {
  return (
    <Panel
      title="Reference sheet"
      id="reference"
      isSizable
      takesFocus={isJustOpened}
      onClose={onClose}
    >
      <ReferenceContents />
    </Panel>
  );
}
