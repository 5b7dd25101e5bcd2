import { ButtonLink } from "../../ui/button.tsx";

interface TwinLinkProps {
  /** The missed question. */
  readonly id: string;
  /** Whether a session is being worked on: that it leads to practice is then to be said. */
  readonly isFromSession?: boolean;
}

/** The way from a missed question to practice, with a twin of it as the question. */
export function TwinLink({ id, isFromSession = false }: TwinLinkProps) {
  return (
    <ButtonLink to="/practice" search={{ like: id }} look="secondary" size="small">
      {isFromSession ? "Another Like It in Practice" : "Another Like It"}
    </ButtonLink>
  );
}
