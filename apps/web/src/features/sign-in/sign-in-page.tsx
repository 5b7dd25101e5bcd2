/** The sign-in page. */
export function SignInPage() {
  return <main>Sign in</main>;
}
