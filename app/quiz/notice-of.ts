/**
 * What is to be read beside the questions: what the model's own notices say, and why there are fewer
 * questions than were asked for, where there are.
 */
export function noticeOf(
  notices: readonly string[],
  what: "quiz" | "practice test",
  made: number,
  asked: number,
): { notice?: string } {
  const sentences = [...notices];
  if (made < asked) {
    const count = made === 1 ? "1 good question" : `${made} good questions`;
    sentences.push(`This material holds ${count}, so the ${what} is shorter than you asked for.`);
  }
  return sentences.length > 0 ? { notice: sentences.join(" ") } : {};
}
