import type { Proof } from "@sat/item";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import styles from "./checked.module.css";
import { LateProofDialog } from "./late-proof-dialog.tsx";

interface CheckedProps {
  /** Absent in questions of a time before proofs were kept, of which nothing is claimed. */
  readonly proof: Proof | undefined;
  readonly isAnswered: boolean;
}

/** Says that the question was checked, and opens to what was checked and to the second solution. */
export function Checked({ proof, isAnswered }: CheckedProps) {
  const [isOpen, setOpen] = useState(false);
  if (proof === undefined) return null;
  return (
    <div className={styles.place}>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <ShieldCheck aria-hidden="true" />
        Checked
      </Button>
      {isOpen && (
        <LateProofDialog proof={proof} isAnswered={isAnswered} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
