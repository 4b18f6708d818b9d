import { plural } from "~/localization/plural";

// What a test is made from
export const fileMissing = () => "Please upload a file to generate practice questions";
export const textMissing = () => "Please enter some text to generate practice questions";
export const textBesideFile = () =>
  "You entered text but chose “Upload File”. Choose “Paste Text” to use your text, or empty the text field.";
export const bothGiven = () => "Choose a file or paste text, not both.";
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
export const materialHolds = ({ count }: { count: string }) =>
  `The material is enough for ${count}.`;
export const shorter = ({ made }: { made: number }) =>
  plural(made, {
    one: "There was only enough material for # good question, so the practice test is shorter than you asked for.",
    other:
      "There was only enough material for # good questions, so the practice test is shorter than you asked for.",
  });

export const testNotFound = () =>
  "Fennec couldn't find that practice test. It may have been deleted.";
