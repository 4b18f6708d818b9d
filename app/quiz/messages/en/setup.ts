// The document's title
export const title = () => "Quiz";

// The form
export const newQuiz = () => "New quiz";
export const generating = () => "Generating your quiz";
export const checkingText = () => "Checking every answer against your text.";
export const lookingForFacts = () => "Looking for good questions to ask.";
export const makeFrom = () => "Make it from";
export const noDocument = () => "No document chosen";
export const difficulty = () => "Difficulty";
export const easy = () => "Easy";
export const medium = () => "Medium";
export const hard = () => "Hard";
export const count = () => "Number of questions";
export const countRange = () => "1 to 100.";
export const countRangeFree = ({ limit }: { limit: number }) =>
  `1 to 100. The free plan includes up to ${limit} in one quiz.`;
export const generate = () => "Generate Quiz";

// Earlier quizzes
export const earlier = () => "Earlier quizzes";
export const retryNote = () => "retry of missed questions";
export const easyQuiz = () => "easy";
export const mediumQuiz = () => "medium";
export const hardQuiz = () => "hard";
