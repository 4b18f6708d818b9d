import { toCsv } from "~/assessment/export/csv";
import { letterOf } from "~/assessment/letter-of";
import { countedQuestions } from "~/assessment/questions/grading";
import type { StoredQuestion } from "~/assessment/schema";
import { type ExportedFile, type ExportFormat, toFile } from "./export-formats";
import { type ExportedSet, toItem } from "./exported-item";
import { toGift } from "./to-gift";
import { toMarkdown } from "./to-markdown";
import { toQti } from "./to-qti";

/** A set in a format for learning platforms, or to read. */
export function exportSet(
  set: ExportedSet,
  format: "md" | "gift" | "qti",
  { name, now }: { name: string; now: Date },
): ExportedFile {
  const content = { md: toMarkdown, gift: toGift, qti: toQti }[format];
  return toFile({ name, format, now }, content(set, now));
}

/** The questions of a quiz or test as a file, without those that the learner reported as wrong; "no such format" for one that is for cards only. */
export function exportQuestions(
  { questions, ...work }: { id: string; title: string; questions: StoredQuestion[] },
  format: ExportFormat,
  file: { name: string; now: Date },
): ExportedFile | "no such format" {
  if (format === "apkg") return "no such format";
  const counted = countedQuestions(questions);
  if (format === "csv") return toFile({ ...file, format }, toTable(counted));
  return exportSet({ ...work, items: counted.map(toItem) }, format, file);
}

function toTable(questions: StoredQuestion[]): string {
  const most = Math.max(0, ...questions.map(({ options }) => options.length));
  const letters = Array.from({ length: most }, (_, index) => letterOf(index));
  const head = ["question", ...letters, "answer", "explanation", "source", "page"];
  const rows = questions.map(({ question, options, correctAnswer, explanation, source }) => [
    question,
    ...letters.map((_, index) => options[index] ?? ""),
    letterOf(correctAnswer),
    explanation,
    source?.quote ?? "",
    source?.page ? String(source.page) : "",
  ]);
  return toCsv([head, ...rows]);
}
