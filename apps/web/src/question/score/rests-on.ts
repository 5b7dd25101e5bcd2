/** What an estimate rests on, in words. */
export function restsOn(answers: number, reports: number): string {
  const answered = answers === 1 ? "1 answer" : `${answers.toLocaleString("en-US")} answers`;
  if (reports === 0) return answered;
  const copied = reports === 1 ? "1 score report" : `${reports} score reports`;
  return answers === 0 ? copied : `${answered} and ${copied}`;
}
