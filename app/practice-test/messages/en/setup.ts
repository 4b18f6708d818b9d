import { plural } from "~/localization/plural";

// The document's title, and the heading of all pages
export const title = () => "Practice Tests";

// The form
export const newTest = () => "New practice test";
export const noAnswersShown = () =>
  "You'll see which answers were right, and why, when you finish the test.";
export const count = () => "Number of questions";
export const countRange = () => "1 to 100.";
export const countRangeFree = ({ limit }: { limit: number }) =>
  `1 to 100. The free plan includes up to ${limit} in one test.`;
export const generate = () => "Generate Practice Test";
export const generating = () => "Generating Your Practice Test";
export const takesSeconds = () => "This typically takes 15-30 seconds.";

// File or text
export const sources = () => "Where your material comes from";
export const uploadTab = () => "Upload File";
export const pasteTab = () => "Paste Text";
export const makeFrom = () => "Make it from";
export const yourText = () => "Your text";
export const textHint = () => "Up to 200,000 characters. Fennec doesn't store the text itself.";
export const textPlaceholder = () => "Paste a chapter, an article or your notes.";
export const fileOrTextTitle = () => "File or Text?";
export const noFileTitle = () => "No File Selected";
export const noTextTitle = () => "No Content";

// The learner's files
export const yourFiles = () => "Your files";
export const courseAndFiles = () => "The course, or one of your files";
export const courseOf = ({ count }: { count: number }) =>
  count === 0
    ? "Course, no documents"
    : plural(count, { one: "Course, # document", other: "Course, # documents" });
export const stillReading = () => "Reading the text";
export const noText = () => "No text to make questions from";
export const pages = ({ count }: { count: number }) =>
  plural(count, { one: "# page", other: "# pages" });
export const words = ({ count }: { count: number }) =>
  plural(count, { one: "# word", other: "# words" });
export const nothingToAsk = () => "nothing to ask about";
export const facts = ({ facts }: { facts: string[] }) => facts.join(", ");

// Uploading
export const tryAgain = () => "Try again";
export const upload = () => "Upload";
export const uploadedTitle = () => "File uploaded";
export const uploaded = ({ file }: { file: string }) =>
  `${file} is ready for practice test generation`;
export const uploadedInReading = ({ file }: { file: string }) =>
  `Fennec is still reading ${file}. You can choose it once Fennec has finished.`;
export const wrongTypeTitle = () => "Invalid file type";
export const uploadFailedTitle = () => "Upload failed";

// Earlier tests
export const earlier = () => "Earlier practice tests";
