// The switch
export const tryFirst = () => "Try first";
export const tryFirstHint = () => "You answer from memory before you see the answer.";
export const tryFirstUnchanged = () => "“Try first” was not changed";

// A question that is asked back
export const tryItFirst = () => "Try it first: what do you remember?";
export const tryItFirstOnPage = ({ page }: { page: number }) =>
  `Try it first: what do you remember? It's on page ${page}.`;
export const whatYouRemember = () => "What you remember";
export const showAnswer = () => "Show the answer";
export const justTellMe = () => "Just tell me";
export const attemptTooLong = () => "Keep your answer under 2,000 characters.";
export const answerNotShown = () => "The answer was not shown";

// The answer beside what was remembered
export const yourAnswer = () => "Your answer";
export const wordsFound = () => "Words from your answer are highlighted.";
export const keepAnswer = () => "Keep for review";
export const answerKept = () => "Kept for review";
export const answerKeptWhere = () => "It's a card in “My cards” now.";
export const answerNotKept = () => "The answer was not kept";
export const nothingToKeep = () => "There is no cited answer to keep.";
