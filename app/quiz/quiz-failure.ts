/** What the learner reads where no quiz came, with what would help. */
export function quizFailure(reason: string): string {
  const help = /quota|api[ _-]?key/i.test(reason)
    ? "Please contact the administrator to update the API key."
    : "Please try again.";
  return `Failed to generate quiz. ${help}`;
}
