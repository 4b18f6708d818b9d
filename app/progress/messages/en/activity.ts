import { plural } from "~/localization/plural";

// Conversations
export const noChats = () => "No conversations yet";
export const noChatsHint = () => "Ask about a document, and the conversation waits for you here.";
export const startChat = () => "Start a chat";
export const allMaterials = () => "All materials";
export const messages = ({ count }: { count: number }) =>
  plural(count, { one: "# message", other: "# messages" });

// Quizzes and other work
export const noWork = () => "No quizzes yet";
export const noWorkHint = () =>
  "Your quizzes, flashcards and practice tests gather here, with their scores.";
export const makeQuiz = () => "Make a quiz";

// Lists
export const latestShown = ({ count }: { count: number }) => `The latest ${count} are shown.`;
