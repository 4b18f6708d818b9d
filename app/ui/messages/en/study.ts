import { plural } from "~/localization/plural";

// The head of a setup form
export const withFileOrTopic = <T>({ file }: { file: T }) =>
  ["From ", file, ", or on any topic."] as const;
export const typeOrChoose = () => "Enter a topic, or choose a document under Study Materials.";
export const chooseOther = () => "Choose another document, or enter a topic.";
export const insteadOrOther = <T>({ suggestion }: { suggestion: T }) =>
  [suggestion, ", choose another document, or enter a topic."] as const;

// Sources
export const showInText = () => "Show it in the text";
export const showOnPage = ({ page }: { page: number }) => `Show it on page ${page}`;
export const readIn = <T>({ file }: { file: T }) => ["Read it in ", file] as const;
export const pageOf = <T>({ page, file }: { page: number; file: T }) =>
  [`Page ${page} of `, file] as const;

// Fields
export const sliderLabel = ({ label }: { label: string }) => `${label}, slider`;

// Scores
export const percentage = ({ percentage }: { percentage: number }) => `${percentage}%`;

// What to ask about
export const thisDocument = () => "This document";
export const thisCourse = () => "This course";
export const someParts = ({ count, file }: { count: number; file: string }) =>
  plural(count, {
    one: (number) => `${number} part of ${file}`,
    other: (number) => `${number} parts of ${file}`,
  });
export const aTopic = () => "A topic";
export const namedBelow = () => "Type it below";
export const topic = () => "Topic";
export const topicOptional = () => "Optional: focus on one part of the document.";
export const topicOfCourseOptional = () => "Optional: focus on one part of the course.";
export const topicExamples = () =>
  "For example: photosynthesis, the French Revolution, Spanish verbs.";
