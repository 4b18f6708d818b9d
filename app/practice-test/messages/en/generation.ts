import { plural } from "~/localization/plural";

// What a test is made from
export const fileMissing = () => "Please upload a file to generate practice questions";
export const textMissing = () => "Please enter some text to generate practice questions";
export const textBesideFile = () =>
  "You typed a text, but chose “A file”. Choose “A pasted text” to use it, or clear it.";
export const bothGiven = () => "Choose a file or paste a text, not both.";
export const textTooLong = ({ limit }: { limit: number }) =>
  `That text is longer than ${limit.toLocaleString("en")} characters. Shorten it, or upload it as a file.`;

// Why no test was made
export const generationFailed = () =>
  "An error occurred while generating your practice test. Please try again.";
export const noQuestions = () =>
  "Could not generate questions from this content. Please try again with different material.";
export const notGeneratedTitle = () => "Error Generating Questions";
export const noAnswerToForm = () => "An error occurred while generating your practice test";

// A test that was made
export const readyTitle = () => "Practice Test Ready";
export const ready = ({ count }: { count: number }) =>
  plural(count, {
    one: "# question has been generated based on your material",
    other: "# questions have been generated based on your material",
  });
export const readyWith = ({ ready, more }: { ready: string; more: string }) => `${ready}. ${more}`;
export const materialHolds = ({ count }: { count: string }) => `It holds ${count}.`;
export const shorter = ({ made }: { made: number }) =>
  plural(made, {
    one: "This material holds # good question, so the practice test is shorter than you asked for.",
    other:
      "This material holds # good questions, so the practice test is shorter than you asked for.",
  });

export const testNotFound = () => "That practice test is not here. It may have been deleted.";
