import type { Passage } from "~/ai/ports";
import type { Language } from "../language/language";
import { contentStems } from "../language/words";
import { isBackMatter } from "../reading/askable-sentence";
import type { QuestionSeed } from "./question-draft";

/** What a document says of its own subject. */
export interface Themes {
  /** Stems of its headings and of the terms that it explains. */
  stems: ReadonlySet<string>;
  /** Ids of the passages that open a section. */
  opening: ReadonlySet<number>;
}

/** Reads what a document is about from its headings and from the terms it explains. */
export function findThemes(
  passages: readonly Passage[],
  terms: readonly string[],
  language: Language,
): Themes {
  const headings = new Map<string, number>();
  for (const { heading, id } of passages)
    if (heading && !isBackMatter(heading) && !headings.has(heading)) headings.set(heading, id);
  const titles = [...headings.keys()].filter((heading) => heading.length < 80);
  return {
    stems: new Set(contentStems([...titles, ...terms].join(" . "), language)),
    opening: new Set(headings.values()),
  };
}

/** How much a question is about what the document is about, from -0.6 to 0.5. */
export function measureSalience(
  sentences: readonly ReadonlySet<string>[],
  themes: Themes,
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
    const isTheme = (some: readonly string[]) => some.some((stem) => themes.stems.has(stem));
    // Of what a document neither announces nor explains it speaks in passing.
    const standing =
      subject.length > 0 ? (isTheme(subject) ? 0.12 : -0.12) : isTheme(stems) ? 0.06 : -0.06;
    const place = themes.opening.has(seed.sentence.passage.id) ? 0.06 : 0;
    return (
      (mean - 0.5) * 0.6 - (isPassing ? 0.25 : 0) + (themes.stems.size > 0 ? standing : 0) + place
    );
  };
}
