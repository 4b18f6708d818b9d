/** The parts of an answer that can be judged one by one: its lines, list items or clauses. */
export function answerParts(answer: string): string[] {
  const lines = answer
    .split(/\n|;\s/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, "").trim());
  return lines.filter(Boolean);
}
