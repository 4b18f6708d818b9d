import { plural } from "~/localization/plural";

// The page
export const pageTitle = () => "AI Chat";
export const allMaterials = () => "All materials";
export const aboutEverything = () => "Ask about everything you've uploaded";
export const fileDetails = ({ size, type }: { size: string; type: string }) => `${size}, ${type}`;
export const courseDetails = ({ count }: { count: number }) =>
  count === 0 ? "no documents" : plural(count, { one: "# document", other: "# documents" });
export const openCourse = () => "Open course";
export const newChat = () => "New Chat";
export const deleteFile = () => "Delete file";
export const deletedFile = () => "Deleted file";

// The question before a file is deleted
export const deleteTitle = () => "Are you sure?";
export const deleteQuestion = ({ file }: { file: string }) =>
  `This will permanently delete "${file}". This action cannot be undone.`;
export const deleteConsequences = () =>
  "Its text and chat are deleted too. Quizzes, flashcards and practice tests made from it are kept.";
export const confirmDelete = () => "Delete";
export const deleting = () => "Deleting...";

// A conversation that has not begun
export const startHeading = () => "What would you like to understand?";
export const unreadableHeading = () => "This file has no text to ask about";
export const emptyCourseHeading = () => "This course has nothing to ask about yet";
export const addDocuments = () => "Add documents";
export const summariseCourse = () => "Summarise this course";
export const summarise = () => "Summarise this document";
export const keyIdeas = () => "What are the key ideas?";
export const importantTerm = () => "Explain the most important term";
export const welcomeToDocument = ({ name }: { name: string }) =>
  `Hello ${name}. Ask me anything about this document. Each answer shows where it comes from.`;
export const welcomeToLibrary = ({ name }: { name: string }) =>
  `Hello ${name}. Ask me anything about your materials. Each answer shows where it comes from.`;
export const welcomeWhileReading = ({ name }: { name: string }) =>
  `Hello ${name}. I'm still reading this document. You can ask your first question now, and I'll answer as soon as I've read it.`;
export const welcomeToUnreadable = ({ name }: { name: string }) =>
  `Hello ${name}. I couldn't read any text in this file, so I can't answer questions about it. Try uploading a clearer copy.`;
export const welcomeToCourse = ({ name }: { name: string }) =>
  `Hello ${name}. Ask me anything about the documents in this course. Each answer shows which one it comes from.`;
export const welcomeToCourseInReading = ({ name }: { name: string }) =>
  `Hello ${name}. I'm still reading the documents in this course. You can ask your first question now, and I'll answer as soon as I've read one.`;
export const welcomeToUnreadableCourse = ({ name }: { name: string }) =>
  `Hello ${name}. I couldn't read any text in this course's documents, so I can't answer questions about it. Try adding clearer copies.`;
export const welcomeToEmptyCourse = ({ name }: { name: string }) =>
  `Hello ${name}. This course has no documents yet. Add some, then ask me about them.`;
export const welcomeWithoutMaterial = ({ name }: { name: string }) =>
  `Hello ${name}. Upload something you're studying, then ask me about it.`;

// The composer
export const yourMessage = () => "Your message";
export const askAboutDocument = () => "Ask about this document";
export const askAboutCourse = () => "Ask about this course";
export const askAboutMaterials = () => "Ask about your materials";
export const nothingToAsk = () => "No text to ask about";
export const send = () => "Send";
export const stop = () => "Stop";
export const messageRequired = () => "Type a message first.";
export const messageTooLong = () => "That message is too long. Keep it under 8,000 characters.";
export const messagesTooLong = () =>
  "The earlier messages are too long. Keep them under 100,000 characters in total.";
export const messagesNoJson = () => "The messages are not valid JSON.";

// The plan's limit
export const messagesLeft = ({ remaining, limit }: { remaining: number; limit: number }) =>
  `${remaining} of ${limit} messages left today`;
export const messagesLeftUntil = <T>({
  remaining,
  limit,
  time,
}: {
  remaining: number;
  limit: number;
  time: T;
}) => [`${remaining} of ${limit} messages left today. More at `, time, "."] as const;
export const limitReached = () => "You've used all of today's messages";
export const limitReachedUntil = <T>({
  link,
  price,
  time,
}: {
  link: (text: string) => T;
  price: (end: string) => T;
  time: T;
}) =>
  [
    "You can send more messages at ",
    time,
    ". ",
    link("Premium"),
    " has no daily limit and costs ",
    price("."),
  ] as const;

// Replies
export const youSaid = () => "You said";
export const fennecSaid = () => "Fennec said";
export const announceReply = ({ reply }: { reply: string }) => `Fennec said: ${reply}`;
export const searching = () => "Looking through your material";
export const sources = () => "Sources";
export const sourceNumber = ({ number }: { number: number }) => `Source ${number}`;
export const page = ({ page }: { page: number }) => `Page ${page}`;
export const copyReply = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Copy", hidden(" the reply")] as const;
export const replyCopied = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Copied", hidden(" the reply")] as const;
export const noReply = () => "No reply";
export const replyFailed = () => "Failed to get a response. Please try again.";
export const failureHeading = ({ title }: { title: string }) => `${title}.`;
export const offline = () => "You seem to be offline";
export const upgradeTitle = () => "Upgrade to Premium";
export const tryAgain = () => "Try again";
export const stoppedBeforeReply = () => "The reply was stopped before it began.";
export const resetBeforeReply = () => "The chat was reset before the reply was ready.";
export const deletedBeforeReply = () =>
  "The document or course was deleted before the reply was ready.";
export const replyNotFound = () => "Fennec couldn't find that reply. It may have been deleted.";
export const noTextToRead = () =>
  "Fennec couldn't read any text in this file. Try uploading a clearer copy.";

export const noTextInCourse = () =>
  "Fennec couldn't read any text in this course's documents. Try adding clearer copies.";

// Resetting and exporting a conversation
export const resetDone = () => "Chat Reset";
export const resetFailed = () => "Failed to reset chat. Please try again.";
export const conversationKept = () => "Couldn't reach Fennec. Your chat is still here.";
export const exportDone = () => "Export Successful";
export const exportFailed = () => "Export Failed";
export const exportFailedAdvice = () => "Could not export your notes. Please try again.";
export const notesHeading = ({ product, day }: { product: string; day: string }) =>
  `${product} notes, ${day}`;
export const notesSpeaker = ({ speaker }: { speaker: string }) => `${speaker}:`;
export const notesAttempt = ({ speaker, attempt }: { speaker: string; attempt: string }) =>
  `${speaker}, from memory:\n${attempt}`;
export const notesSource = ({ number, quote }: { number: number; quote: string }) =>
  `[${number}] “${quote}”`;
export const notesSourceOnPage = ({
  number,
  page,
  quote,
}: {
  number: number;
  page: number;
  quote: string;
}) => `[${number}] page ${page}: “${quote}”`;
