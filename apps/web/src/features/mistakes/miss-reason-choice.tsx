import type { Mistake, MissReason } from "@sat/contract";
import { typesetText } from "@sat/item";
import { Alert } from "../../ui/alert.tsx";
import { Choice } from "../../ui/choice.tsx";
import { useChangeReason } from "./mistake-calls.ts";
import { REASON_WORDS } from "./reason-words.ts";

const OPTIONS = Object.entries(REASON_WORDS).map(([value, label]) => ({
  value: value as MissReason, // the keys of that table are the reasons
  label: typesetText(label),
}));

/** Why the question was missed: inferred at first, the learner's word once they have said so. */
export function MissReasonChoice({ mistake }: { readonly mistake: Mistake }) {
  const { mutate, variables, isPending, isError } = useChangeReason(mistake.questionId);
  return (
    <>
      <Choice
        label="Why you missed it"
        look="chips"
        value={isPending ? variables : mistake.reason}
        options={OPTIONS}
        onChange={mutate}
        help={
          mistake.reasonTold || isPending
            ? "As you said. You can change it at any time."
            : "This is our guess from how you answered. Choose another if it is wrong."
        }
      />
      {isError && <Alert tone="bad">Failed to save the reason. Please try again.</Alert>}
    </>
  );
}
