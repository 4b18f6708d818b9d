/** How sure a learner is before the answer shows. */
export type Confidence = "yes" | "no";

/** What a form says of it; null if the learner did not say. */
export function readConfidence(form: FormData): Confidence | null {
  const given = form.get("sure");
  return given === "yes" || given === "no" ? given : null;
}
