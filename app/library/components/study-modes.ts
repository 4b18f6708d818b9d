/** A way of studying the selected material. */
export type StudyMode = "chat" | "docs" | "flashcards" | "quiz";

/** The signed-in learner as the header shows them. */
export type WorkspaceLearner = { username: string; tier: "free" | "premium" };

/** Where each way of studying lives, in the order of the header. */
export const studyModes: { mode: StudyMode; label: string; path: string }[] = [
  { mode: "docs", label: "Docs", path: "/app/docs" },
  { mode: "flashcards", label: "Flashcards", path: "/app/flashcards" },
  { mode: "quiz", label: "Quiz", path: "/app/quiz" },
  { mode: "chat", label: "AI Chat", path: "/app" },
];

/** The address of a way of studying. */
export function modePath(mode: StudyMode) {
  return studyModes.find((item) => item.mode === mode)?.path ?? "/app";
}
