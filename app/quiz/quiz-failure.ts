/** What the learner reads where no quiz came, with what would help where that is known. */
export function quizFailure(reason: string): string {
  const failed = "Failed to generate quiz";
  if (!/quota|api[ _-]?key/i.test(reason)) return failed;
  return `${failed}. Please contact the administrator to update the API key.`;
}
