import type { Language } from "./language";
import type { QuestionSeed } from "./question-draft";
import { contentStems } from "./words";

/** How much a question is about what the document is about, from -0.4 to 0.3. */
export function measureSalience(
  sentences: readonly ReadonlySet<string>[],
  language: Language,
): (seed: QuestionSeed) => number {
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const stem of sentence) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  // What a twentieth of all sentences speak of is a subject of the document.
  const full = Math.log2(2 + sentences.length / 20);
  const weight = (stem: string) => Math.min(1, Math.log2(counts.get(stem) ?? 1) / full);
  return (seed) => {
    const stems = [...new Set(contentStems(`${seed.question} ${seed.about ?? ""}`, language))];
    const best = stems
      .map(weight)
      .sort((a, b) => b - a)
      .slice(0, 3);
    const mean = best.reduce((sum, one) => sum + one, 0) / Math.max(1, best.length);
    const subject = contentStems(seed.about ?? (seed.kind === "subject" ? seed.key : ""), language);
    const isPassing = subject.length > 0 && subject.every((stem) => (counts.get(stem) ?? 0) < 2);
    return (mean - 0.5) * 0.6 - (isPassing ? 0.25 : 0);
  };
}
