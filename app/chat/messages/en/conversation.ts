// The page
export const pageTitle = () => "AI Chat";
export const allMaterials = () => "All materials";
export const aboutEverything = () => "AI Chat about everything you upload";
export const fileDetails = ({ size, type }: { size: string; type: string }) => `${size}, ${type}`;
export const newChat = () => "New Chat";
export const deleteFile = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Delete", hidden(" file")] as const;
export const deletedFile = () => "Deleted file";

// The question before a file is deleted
export const deleteTitle = () => "Are you sure?";
export const deleteQuestion = ({ file }: { file: string }) =>
  `This will permanently delete "${file}". This action cannot be undone.`;
export const deleteConsequences = () =>
  "Its text and its conversation go with it. Quizzes and decks made from it stay.";
export const confirmDelete = () => "Delete";
export const deleting = () => "Deleting...";

// A conversation that has not begun
export const startHeading = () => "What would you like to understand?";
export const unreadableHeading = () => "This file has no text to ask about";
export const summarise = () => "Summarise this document";
export const keyIdeas = () => "What are the key ideas?";
export const importantTerm = () => "Explain the most important term";
export const welcomeToDocument = ({ name }: { name: string }) =>
  `Hello ${name}. Ask me about this document in your own words: each answer shows the place it comes from.`;
export const welcomeToLibrary = ({ name }: { name: string }) =>
  `Hello ${name}. Ask me about all your materials in your own words: each answer shows the place it comes from.`;
export const welcomeWhileReading = ({ name }: { name: string }) =>
  `Hello ${name}. I am still reading this document. Ask me already: I answer as soon as I have read it.`;
export const welcomeToUnreadable = ({ name }: { name: string }) =>
  `Hello ${name}. I could read no text in this file, so I cannot answer about it. A clearer copy may work.`;
export const welcomeWithoutMaterial = ({ name }: { name: string }) =>
  `Hello ${name}. Upload something you study, then ask me about it in your own words.`;

// The composer
export const yourMessage = () => "Your message";
export const askAboutDocument = () => "Ask about this document";
export const askAboutMaterials = () => "Ask about your materials";
export const nothingToAsk = () => "Nothing to ask here";
export const send = () => "Send";
export const stop = () => "Stop";
export const messageRequired = () => "Type a message first.";
export const messageTooLong = () => "That message is too long. Keep it under 8,000 characters.";
export const messagesTooLong = () =>
  "The messages before this one are too long. Keep them under 100,000 characters in all.";
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
}) => [`${remaining} of ${limit} messages left today, resets at `, time] as const;
export const limitReached = () => "You have used today's messages";
export const limitReachedUntil = <T>({
  link,
  price,
  time,
}: {
  link: (text: string) => T;
  price: (end: string) => T;
  time: T;
}) =>
  [link("Premium"), " has no limit, at ", price("."), " New messages come at ", time, "."] as const;

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
export const replyNotFound = () => "That reply is not here. It may have been deleted.";
export const noTextToRead = () => "This file has no text to read.";

// Resetting and exporting a conversation
export const resetDone = () => "Chat Reset";
export const resetFailed = () => "Failed to reset chat. Please try again.";
export const conversationKept = () => "Your conversation is still here.";
export const exportDone = () => "Export Successful";
export const exportFailed = () => "Export Failed";
export const exportFailedAdvice = () => "Could not export your notes. Please try again.";
export const notesHeading = ({ product, day }: { product: string; day: string }) =>
  `${product} notes, ${day}`;
export const notesSpeaker = ({ speaker }: { speaker: string }) => `${speaker}:`;
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
