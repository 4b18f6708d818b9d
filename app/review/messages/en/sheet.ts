import { plural } from "~/localization/plural";

// The page
export const onPaper = () => "On paper";
export const sheetIntroduction = ({ most }: { most: number }) =>
  `Print today's review, up to ${most} items, and answer it with a pen. The answers are on a separate page. Afterwards, enter here what you ticked.`;
export const printSheet = () => "Print";
export const printByBrowser = () => "Print this page with your browser.";
export const nothingToPrint = () => "Nothing is due today, so there is nothing to print.";

// Finding a sheet
export const sheetCode = () => "Sheet code";
export const sheetCodeHint = () => "Printed at the top of the sheet, for example K7MF-2QXD.";
export const openSheet = () => "Open";
export const anotherSheet = () => "Enter another sheet";
export const todaysSheet = () => "Today's sheet";
export const sheetNotFound = () =>
  "Fennec couldn't find a sheet with this code. Sheets are kept for 60 days.";

// Entering
export const enterAnswers = () => "Enter your answers";
export const leftOut = () => "Not answered";
export const itemGone = () => "This item was deleted.";
export const enteredRight = ({ answer }: { answer: string }) => `Entered: ${answer}. Correct.`;
export const enteredWrong = ({ answer, right }: { answer: string; right: string }) =>
  `Entered: ${answer}. The answer is ${right}.`;
export const entered = ({ answer }: { answer: string }) => `Entered: ${answer}.`;
export const saveSheet = () => "Save answers";
export const nothingTicked = () => "Choose at least one answer.";
export const sheetNotSaved = () => "The answers were not saved";
export const sheetSaved = ({ count }: { count: number }) =>
  plural(count, { one: "# answer saved", other: "# answers saved" });
export const sheetSavedBefore = () => "These answers were saved before";

// The printed sheet
export const printedTitle = ({ day }: { day: string }) => `Review, ${day}`;
export const printedCode = ({ code }: { code: string }) => `Code ${code}`;
export const printedHow = () =>
  "Tick one option for each question, and write the answers of cards on the line. Then turn to the answers.";
export const printedAnswers = () => "Answers";
export const printedEnter = ({ address }: { address: string }) =>
  `Tick how hard each card was. Then enter everything at ${address}.`;
export const nothingForSheet = () => "Nothing is due, so there is nothing to print.";
