import type { StudyMode } from "~/library/components/workspace";

/** Where each way of studying lives, in the order of the header. */
export const studyModes: { mode: StudyMode; label: string; path: string }[] = [
  { mode: "docs", label: "Docs", path: "/app/docs" },
  { mode: "quiz", label: "Quiz", path: "/app/quiz" },
  { mode: "chat", label: "AI Chat", path: "/app" },
];

/** The address of a way of studying. */
export function modePath(mode: StudyMode) {
  return studyModes.find((item) => item.mode === mode)?.path ?? "/app";
}
