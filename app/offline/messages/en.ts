import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

// The document's title, and while it opens
export const pageTitle = () => "Study offline";
export const opening = () => "Loading your offline content";
export const needsScripts = () => "Studying offline needs JavaScript.";

// The banner
export const youAreOffline = () => "You're offline.";
export const canStudy = () => "You can keep studying with what's saved on this device.";
export const carryOnLater = () => "You can carry on as soon as you're back online.";
export const studyOffline = () => "Study offline";
export const waiting = ({ count }: { count: number }) =>
  plural(count, {
    one: "# answer is waiting to be sent.",
    other: "# answers are waiting to be sent.",
  });
export const sendNow = () => "Send now";
export const youAreOnline = () => "You're online.";
export const allSent = () => "All answers are sent.";
export const openFennec = () => "Go to your materials";
export const refusedTitle = ({ count }: { count: number }) =>
  plural(count, { one: "# answer was not counted", other: "# answers were not counted" });
export const refused = () => "The card or question was deleted in the meantime.";
export const restoredTitle = ({ count }: { count: number }) =>
  plural(count, {
    one: "# earlier answer has been sent",
    other: "# earlier answers have been sent",
  });
export const restored = () => "Given offline before you were logged out; counted as of then.";

// What is on the device
export const onThisDevice = () => "On this device";
export const asOf = ({ time }: { time: string }) => `As of ${time}.`;
export const pageNeedsNetwork = () => "That page needs the internet";
export const openLater = () => "Open it again once you're back online. Available offline:";
export const notOnDevice = () => "Not saved on this device";
export const newestAreKept = () =>
  "Only your newest decks and documents are saved. Available offline:";
export const todaysReview = () => "Today's review";
export const leftToday = ({ count }: { count: number }) =>
  plural(count, { one: "# left today", other: "# left today" });
export const nothingLeft = () => "Nothing left today";
export const decks = () => "Decks";
export const cards = ({ count }: { count: number }) =>
  plural(count, { one: "# card", other: "# cards" });
export const cardsOf = ({ cards, size }: { cards: number; size: number }) => {
  const known = formatNumber(cards);
  return plural(size, { one: `${known} of # card`, other: `${known} of # cards` });
};
export const due = ({ count }: { count: number }) =>
  plural(count, { one: "# due", other: "# due" });
export const doneForNow = () => "Done for now";
export const documents = () => "Documents";
export const needsNetwork = () => "Chat, new quizzes, uploads and changes need the internet.";
export const nothingKept = () => "Nothing is saved on this device yet";
export const openOnce = () =>
  "Open your materials here while you're online. Fennec then saves today's review and your newest decks and documents for offline use.";

// A card or question
export const backToList = () => "Back to the list";
export const cardsLeft = ({ count }: { count: number }) =>
  plural(count, { one: "# card left", other: "# cards left" });
export const undo = () => "Undo";
export const showAnswer = () => "Show answer";
export const showQuestion = () => "Show question";
export const correct = () => "Correct!";
export const notQuite = () => "Not quite";
export const comesBackIn = ({ interval }: { interval: string }) => `Comes back in ${interval}.`;
export const next = () => "Next";
export const answered = ({ right, total }: { right: number; total: number }) =>
  plural(total, {
    one: (all) => `${formatNumber(right)} of ${all} answer right since you were last online.`,
    other: (all) => `${formatNumber(right)} of ${all} answers right since you were last online.`,
  });

// A document
export const pageNumber = ({ page }: { page: number }) => `Page ${page}`;
export const parts = () => "Parts of the document";
export const partOf = ({ part, parts }: { part: number; parts: number }) =>
  `Part ${part} of ${parts}`;
export const previousPart = () => "Previous";
export const nextPart = () => "Next";
export const beginningOnly = () =>
  "Only the beginning is saved offline. The rest needs the internet.";
