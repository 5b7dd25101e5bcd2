import { cut, laid, type Marked } from "@sat/item";
import { type LucideIcon, MessageSquareText, Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import type { MarkablePart, ToolWork } from "../tool-work.ts";
import type { Chosen } from "./chosen.ts";
import { edgesOfMark, edgesOfSelection } from "./edges-of.ts";
import { LookButtons } from "./look-buttons.tsx";
import { LOOKS } from "./looks.ts";
import { MarkBar } from "./mark-bar.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { useWordsAtHand } from "./use-words-at-hand.ts";

interface BarAtWordsProps {
  readonly marks: ToolWork["marks"];
  readonly chosen: Chosen | undefined;
  readonly quote: (part: MarkablePart, mark: Marked) => string;
  readonly onMarks: (part: MarkablePart, marks: readonly Marked[]) => void;
  /** Called when what was selected is marked. */
  readonly onDone: () => void;
}

/** Marks selected words where they stand, and changes a mark that is touched. */
export function BarAtWords({ marks, chosen, quote, onMarks, onDone }: BarAtWordsProps) {
  const [{ words, isTouch }, letGo] = useWordsAtHand();
  const [noted, setNoted] = useState<OfPart>();
  const meant = meantBy(words, marks, chosen);
  // Another with other words alone: the bar follows them by it.
  const around = useCallback(() => {
    const touched = meantBy(words, marks, undefined);
    return touched === undefined
      ? edgesOfSelection(getSelection())
      : edgesOfMark(touched.part, touched.mark);
  }, [words, marks]);
  const lay = ({ part, mark, isMarked }: OfPart, change: Partial<Marked>) => {
    // Over itself, a mark would keep its former note beside the new one.
    const others = isMarked ? cut(marks[part], mark) : marks[part];
    onMarks(part, laid(others, { ...mark, ...change }));
    letGo();
    onDone();
  };
  const remove = ({ part, mark }: OfPart) => {
    onMarks(part, cut(marks[part], mark));
    letGo();
  };
  return (
    <>
      {meant && (
        <MarkBar around={around} isTouch={isTouch}>
          <LookButtons
            name={meant.isMarked ? "Change this highlight" : "Mark what is selected"}
            asSigns
            onMark={(look) => lay(meant, { look })}
          >
            <SignButton name="Note" Icon={MessageSquareText} onPress={() => setNoted(meant)} />
            {meant.isMarked && (
              <SignButton name="Delete" Icon={Trash2} onPress={() => remove(meant)} />
            )}
          </LookButtons>
        </MarkBar>
      )}
      {noted && (
        <NoteDialog
          note={noted.mark.note}
          quote={quote(noted.part, noted.mark)}
          onSave={(note) => (note !== "" || noted.isMarked) && lay(noted, { note })}
          onClose={() => setNoted(undefined)}
        />
      )}
    </>
  );
}

interface SignButtonProps {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly onPress: () => void;
}

function SignButton({ name, Icon, onPress }: SignButtonProps) {
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={name}
      title={name}
      // What is selected stays so, also on a phone.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}

interface OfPart {
  readonly part: MarkablePart;
  readonly mark: Marked;
  /** Whether it is a mark already, and not only selected. */
  readonly isMarked: boolean;
}

/** The mark that is touched, or the one that would be made of what is selected. */
function meantBy(
  words: ReturnType<typeof useWordsAtHand>[0]["words"],
  marks: ToolWork["marks"],
  chosen: Chosen | undefined,
): OfPart | undefined {
  if (words?.kind === "mark") {
    const mark = marks[words.part].find(({ from, to }) => from <= words.at && words.at < to);
    return mark && { part: words.part, mark, isMarked: true };
  }
  if (words === undefined || chosen === undefined || chosen.isByWords) return undefined;
  const { part, from, to } = chosen;
  return { part, mark: { from, to, look: LOOKS[0].look, note: "" }, isMarked: false };
}
