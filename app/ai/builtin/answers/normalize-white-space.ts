import type { AnswerTask } from "~/ai/ports";

/** Characters of an earlier message: further in nobody names what the next one leans on. */
const maxEarlierLength = 500;

/**
 * The messages of a conversation with each run of white space as one character, a line break where
 * it holds one: the gaps mean nothing, and to look for words in a long one takes by far the longest. Of
 * what the learner said before only the beginning is read, as every reply reads all of it anew.
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
