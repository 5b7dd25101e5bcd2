/** Quick practice. */
export function PracticePage() {
  return <h1>Practice</h1>;
}
