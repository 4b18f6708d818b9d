import { chatMode } from "./chat/study-mode";
import { flashcardsMode } from "./flashcards/study-mode";
import { docsMode } from "./library/study-mode";
import { practiceTestMode } from "./practice-test/study-mode";
import { quizMode } from "./quiz/study-mode";
import { reviewMode } from "./review/study-mode";
import type { StudyMode } from "./study-mode";

const modes = [quizMode, flashcardsMode, practiceTestMode, chatMode, docsMode, reviewMode] as const;

type Mode = (typeof modes)[number];
export type StudyModeId = Mode["id"];
/** What a study mode lets the plan limit. */
export type StudyFeature = Extract<Mode, { plan: object }>["plan"]["feature"];

/** Every study mode. */
export const studyModes: readonly (StudyMode & { id: StudyModeId })[] = modes;

/** The modes with a tab in the workspace, in their order. */
export const workspaceModes = studyModes
  .flatMap((mode) => (mode.navigation === "account menu" ? [] : [{ ...mode.navigation, mode }]))
  .sort((a, b) => a.tab - b.tab)
  .map(({ mode }) => mode);

/** The modes that the account menu links to. */
export const menuModes = studyModes.filter(({ navigation }) => navigation === "account menu");

/** The workspace mode that a path belongs to. */
export function modeOfPath(pathname: string): StudyModeId {
  const [found] = workspaceModes
    .flatMap((mode) => [mode.path, ...(mode.otherPaths ?? [])].map((path) => ({ path, mode })))
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return found?.mode.id ?? "chat";
}

/** The name of a mode. */
export function modeName(id: StudyModeId): string {
  return studyModes.find((mode) => mode.id === id)?.name() ?? "";
}

/** The path of a mode's first page. */
export function modePath(id: StudyModeId): string {
  return studyModes.find((mode) => mode.id === id)?.path ?? "/app";
}

/** The mode to suggest if a document holds only this. */
export function modeThatMakes(item: NonNullable<StudyMode["makes"]>["item"]) {
  const mode = studyModes.find(({ makes }) => makes?.item === item);
  return mode?.makes ? { path: mode.path, suggestion: mode.makes.suggestion() } : null;
}
