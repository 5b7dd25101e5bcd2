/** Listens, until the returned function is called, for the browser bringing the page back as it was left. */
export function onPageReturn(listener: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener("pageshow", look);
  return () => removeEventListener("pageshow", look);
}
