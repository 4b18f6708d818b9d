import type { ChatMessageView } from "./components/chat-views";
import * as m from "./messages";

/** The id of the only message of an empty conversation. */
export const welcomeId = "welcome";

/** What the conversation would be about. */
export type ChatAbout = keyof typeof welcomes;

const welcomes = {
  document: m.welcomeToDocument,
  library: m.welcomeToLibrary,
  reading: m.welcomeWhileReading,
  unreadable: m.welcomeToUnreadable,
  course: m.welcomeToCourse,
  courseInReading: m.welcomeToCourseInReading,
  unreadableCourse: m.welcomeToUnreadableCourse,
  emptyCourse: m.welcomeToEmptyCourse,
  nothing: m.welcomeWithoutMaterial,
};

/** Whether there is a document or course, but no text in it to ask about. */
export function holdsNothing(about: ChatAbout): boolean {
  return about === "unreadable" || about === "unreadableCourse" || about === "emptyCourse";
}

export function welcomeMessage(username: string, about: ChatAbout, now: Date): ChatMessageView {
  return {
    id: welcomeId,
    role: "assistant",
    content: welcomes[about]({ name: username }),
    createdAt: now.toISOString(),
    citations: [],
  };
}
