import type { AnswerTask } from "~/ai/ports";

/** The characters of each earlier message that are kept. */
const maxEarlierLength = 500;

/**
 * Collapses each run of white space to one character, a line break if it contains one, because patterns are slow
 * on long runs. Earlier messages of the learner are shortened, because every reply reads all of them.
 */
export function normalizeWhiteSpace<T extends Pick<AnswerTask, "question" | "history">>(
  task: T,
): T {
  const history = task.history.map((turn) =>
    turn.role === "user"
      ? { ...turn, content: collapseGaps(turn.content).slice(0, maxEarlierLength) }
      : turn,
  );
  return { ...task, question: collapseGaps(task.question), history };
}

function collapseGaps(message: string): string {
  return message.replace(/\s+/gu, (gap) => (gap.includes("\n") ? "\n" : " ")).trim();
}
