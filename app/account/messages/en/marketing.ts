// Beside the form
export const whatFennecDoes = () => "What Fennec does";
export const marketingTitle = () => "Your Friendly AI Study Buddy";
export const answersTitle = () => "AI-Powered Learning";
export const answersText = () =>
  "Ask about your own material. Every answer shows the page it came from.";
export const quizzesTitle = () => "Interactive Quizzes";
export const quizzesText = () =>
  "Questions made from what you upload, each explained as you answer.";
export const flashcardsTitle = () => "Flashcard Generation";
export const flashcardsText = () =>
  "Key terms from your material, on cards that are ready to study.";
