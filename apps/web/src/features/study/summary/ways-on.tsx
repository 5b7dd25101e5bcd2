import { ButtonLink } from "../../../ui/button.tsx";

/** The ways away from a summary; `isOnly` where there is no other. */
export function WaysOn({ isOnly = false }: { readonly isOnly?: boolean }) {
  return (
    <>
      <ButtonLink to="/study-mode" look={isOnly ? "primary" : "secondary"}>
        Go to Study Mode
      </ButtonLink>
      <ButtonLink to="/dashboard" look="secondary">
        Back to Dashboard
      </ButtonLink>
    </>
  );
}
