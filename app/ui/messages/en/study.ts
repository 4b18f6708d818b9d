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
