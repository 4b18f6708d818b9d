import type { Grade } from "~/assessment/grades";

/** The grade of a question: right and sure is "medium", right but unsure "hard". */
export function gradeChoice(correct: boolean, sure: boolean | undefined): Grade {
  if (!correct) return "again";
  return sure === false ? "hard" : "medium";
}

/** The grade of an answer whose parts the learner judged, by whether each was there. */
export function gradeParts(parts: readonly boolean[]): Grade {
  const known = parts.filter(Boolean).length;
  if (known === parts.length) return "medium";
  return known * 2 >= parts.length ? "hard" : "again";
}
