import { plural } from "~/localization/plural";

// Made with a quiz
export const untitled = () => "Quiz";
export const instructions = () =>
  "Choose the best answer to each question. You can answer each one once.";
export const shorter = ({ made }: { made: number }) =>
  plural(made, {
    one: "There was only enough material for # good question, so the quiz is shorter than you asked for.",
    other:
      "There was only enough material for # good questions, so the quiz is shorter than you asked for.",
  });
export const shorterTitle = () => "A shorter quiz";

// Why no quiz was made
export const topicMissing = () => "Please enter a topic";
export const fileMissing = () => "Please upload a file or switch to topic-based quiz";
export const tooLittle = ({ name }: { name: string }) =>
  `There isn't enough in “${name}” for a quiz. Try another file.`;
export const tooLittleInCourse = ({ name }: { name: string }) =>
  `There isn't enough in “${name}” for a quiz. Add more documents to the course.`;
export const tooLittleInParts = ({ name }: { name: string }) =>
  `There isn't enough in these parts of “${name}” for a quiz. Try the whole document.`;
export const tooLittleAbout = ({ name, topic }: { name: string; topic: string }) =>
  `There isn't enough about “${topic}” in “${name}” for a quiz. Try another file or a wider topic.`;
export const generationFailed = () => "Failed to generate quiz. Please try again.";
export const keyRefused = () =>
  "Failed to generate quiz. Please contact the administrator to update the API key.";
export const notGeneratedTitle = () => "Unable to generate quiz";
export const serverError = () => "Server error occurred";

export const quizNotFound = () => "Fennec couldn't find that quiz. It may have been deleted.";
