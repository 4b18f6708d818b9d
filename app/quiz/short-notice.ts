/** Why there are fewer questions than were asked for, where there are. */
export function shortNotice(
  what: "quiz" | "practice test",
  made: number,
  asked: number,
): { notice?: string } {
  if (made >= asked) return {};
  const count = made === 1 ? "1 good question" : `${made} good questions`;
  return { notice: `This material holds ${count}, so the ${what} is shorter than you asked for.` };
}
