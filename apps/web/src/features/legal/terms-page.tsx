import { Link } from "@tanstack/react-router";
import { LegalPage, LegalSection } from "./legal-page.tsx";

/** What a learner and the site may expect of each other, in words that a parent can read. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms"
      lead="What you can expect from SAT&nbsp;Practice, and what it asks of you."
      other={<Link to="/privacy">Privacy</Link>}
    >
      <LegalSection title="What it is">
        <p>
          SAT&nbsp;Practice makes questions for practice, grades your answers and explains them. It
          is free software under the MIT License, and holds{" "}
          <a href="/licenses.txt">work of others under theirs</a>. Whoever runs this site, the
          operator, decides who may use it.
        </p>
      </LegalSection>
      <LegalSection title="Your account">
        <p>
          Sign in with an account of your own and keep it to yourself: what is answered there counts
          as yours. You can leave at any time with Delete Account, under Your Data in the settings.
        </p>
      </LegalSection>
      <LegalSection title="Fair use">
        <p>
          Use the site for your own study. Do not break into it, flood it with calls, or try to
          reach what belongs to someone else. The server slows down whoever asks too much of it.
        </p>
      </LegalSection>
      <LegalSection title="No official scores">
        <p>
          The questions are original and are checked before you see them, but one may still be
          wrong: choose Report This Question after answering it. Easy, Medium and Hard are
          estimates. Nothing here is an official score or promises one.
        </p>
      </LegalSection>
      <LegalSection title="As it is">
        <p>
          The site comes without any warranty, as the license says. The operator may change it or
          close it. To keep a copy of your work, use Export Everything in the settings.
        </p>
      </LegalSection>
      <LegalSection title="Not the College Board">
        <p>
          SAT is a trademark of the College Board. SAT&nbsp;Practice is not affiliated with or
          endorsed by the College Board.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
