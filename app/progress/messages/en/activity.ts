import { plural } from "~/localization/plural";

// Chats
export const noChats = () => "No chats yet";
export const noChatsHint = () => "Ask about a document, and your chat appears here.";
export const startChat = () => "Start a chat";
export const allMaterials = () => "All materials";
export const messages = ({ count }: { count: number }) =>
  plural(count, { one: "# message", other: "# messages" });

// Quizzes and other work
export const noWork = () => "No quizzes, flashcards or tests yet";
export const noWorkHint = () => "Once you make some, they appear here with their scores.";
export const makeQuiz = () => "Make a quiz";

// The weakest parts
export const weakest = () => "Your weakest parts";
export const weakestHint = () =>
  "Based on your last answer to each question and card. Open one to practise it.";
export const pageInFile = <T>({ file, page }: { file: T; page: number }) =>
  [file, ` · page ${page}`] as const;
export const rightOf = ({ right, answers }: { right: number; answers: number }) =>
  `${right} of ${answers} right`;

// Lists
export const latestShown = ({ count }: { count: number }) => `Showing the latest ${count}.`;
