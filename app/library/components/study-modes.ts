import * as m from "~/library/messages";

/** A way of studying the selected material. */
export type StudyMode = "chat" | "docs" | "flashcards" | "quiz";

/** The signed-in learner as the header shows them. */
export type WorkspaceLearner = { username: string; tier: "free" | "premium" };

/** The study modes, in the order of the header. */
export const studyModes: { mode: StudyMode; label: () => string; path: string }[] = [
  { mode: "docs", label: m.docsMode, path: "/app/docs" },
  { mode: "flashcards", label: m.flashcardsMode, path: "/app/flashcards" },
  { mode: "quiz", label: m.quizMode, path: "/app/quiz" },
  { mode: "chat", label: m.chatMode, path: "/app" },
];

/** The label of a study mode. */
export function modeLabel(mode: StudyMode) {
  return studyModes.find((item) => item.mode === mode)?.label() ?? "";
}

/** The path of a study mode. */
export function modePath(mode: StudyMode) {
  return studyModes.find((item) => item.mode === mode)?.path ?? "/app";
}
