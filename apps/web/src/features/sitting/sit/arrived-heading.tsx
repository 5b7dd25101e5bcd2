import { useEffect, useRef } from "react";

/** The heading of what has come in the place of the question: it takes the focus, for what had it is gone. */
export function ArrivedHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus is the browser's.
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
