import { useEffect, useRef } from "react";

interface CardTitleProps {
  readonly id: string;
  readonly text: string;
  /** Whether it comes in place of a button that was pressed, and is gone. */
  readonly takesFocus: boolean;
  readonly className?: string | undefined;
}

/** The title of a card that takes another's place. */
export function CardTitle({ id, text, takesFocus, className }: CardTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The focus is the browser's.
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [text, takesFocus]);
  return (
    <h2 id={id} ref={title} tabIndex={-1} className={className}>
      {text}
    </h2>
  );
}
