import { ButtonLink } from "../../ui/button.tsx";

interface TwinLinkProps {
  /** The missed question. */
  readonly id: string;
  /** What the link says, where that it opens practice is not plain. */
  readonly children?: string;
}

/** The way from a missed question to practice, with a twin of it as the question. */
export function TwinLink({ id, children = "Another Like It" }: TwinLinkProps) {
  return (
    <ButtonLink to="/practice" search={{ like: id }} look="secondary" size="small">
      {children}
    </ButtonLink>
  );
}
