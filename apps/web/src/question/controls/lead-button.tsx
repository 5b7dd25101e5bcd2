import { Button } from "../../ui/button.tsx";
import { firstClick } from "../../ui/first-click.ts";

interface LeadButtonProps {
  readonly look?: "accent" | "primary" | "secondary";
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

/** A button that leads on through a question. */
export function LeadButton({
  look = "accent",
  disabled = false,
  onPress,
  children,
}: LeadButtonProps) {
  return (
    <Button look={look} disabled={disabled} onClick={firstClick(onPress)} data-leads-on>
      {children}
    </Button>
  );
}
