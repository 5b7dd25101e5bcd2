import { Link } from "@tanstack/react-router";
import { LegalPage, LegalSection } from "./legal-page.tsx";

/** What is kept of a learner, in words that a parent can read; docs/security.md has the whole. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      lead="What SAT&nbsp;Practice keeps about you, where, for how long, and how to have it removed."
      other={<Link to="/terms">Terms</Link>}
    >
      <LegalSection title="Who holds your data">
        <p>
          SAT&nbsp;Practice is a program that schools, clubs and families run on computers of their
          own. Whoever runs this site, the operator, holds your data and answers for it. The authors
          of the program receive nothing.
        </p>
      </LegalSection>
      <WhatIsKept />
      <LegalSection title="What it is used for">
        <p>
          To show your progress, choose your next question, and resume where you stopped. The
          operator uses reports and answers to mend questions. No ads, no tracking; your data goes
          to no one else. Reminders pass your browser’s maker, encrypted.
        </p>
      </LegalSection>
      <LegalSection title="Where it is kept">
        <p>
          On the server of this site, and in your browser, so that you can practice without a
          connection. Signing out removes it from the browser, and so does the first visit after
          your session has ended, except for answers that still have to be sent. Cookies keep you
          signed in, for 30 days after your last visit and for 180 days at most, and note for 180
          days, by a code, that you have signed in with this browser. Your photo is loaded from the
          service that you sign in with.
        </p>
      </LegalSection>
      <LegalSection title="How long it is kept">
        <p>
          Until you delete it, which takes effect at once and cannot be undone. Two things may last
          longer: backups that the operator made before, and the log of the server, which notes
          sign-ins by a code in place of a name. Ask the operator how long. The server also counts
          calls by network address, so that nobody can flood it; old counts are cleared whenever
          someone signs in.
        </p>
      </LegalSection>
      <LegalSection title="What you and your parents can do">
        <p>
          Under Your Data in the settings, Export Everything gives you all of it in one file, Reset
          Progress forgets your answers, and Delete Account removes everything. Parents can do this
          together with their child. For any other question, ask whoever gave you the address of
          this site.
        </p>
      </LegalSection>
    </LegalPage>
  );
}

function WhatIsKept() {
  return (
    <LegalSection title="What is kept">
      <ul>
        <li>
          From your sign-in with Google or another service, which keeps your password: name, email
          address (verified or not), address of your photo, first and last sign-in.
        </li>
        <li>
          From your practice: each question made for you, and when you saw it; your answer, or that
          you left it, and when; how long it took, and until your first choice; whether time ran
          out; changes of mind, hints used, and what you marked.
        </li>
        <li>
          What follows from that (totals, streaks, sessions, tests, progress, estimates, mistakes,
          reviews), and what you enter: name, settings, why you missed a question, reports, exam
          scores, and where your browser takes reminders.
        </li>
      </ul>
    </LegalSection>
  );
}
