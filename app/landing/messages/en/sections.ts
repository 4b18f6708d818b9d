// A question and its answer, as a sample
export const demoFile = () => "Desert animals, chapter 3.pdf";
export const demoPages = () => "12 pages";
export const demoQuestion = () => "Why are a fennec's ears so large?";
export const demoAnswer = () =>
  "For two reasons: they give off heat, and they hear prey moving under the sand.";
export const demoQuote = <T>({ mark }: { mark: (text: string) => T }) =>
  ["The large ears ", mark("give off excess heat"), " and pick up sounds below ground."] as const;
export const demoPage = () => "Page 4";

// Features
export const featuresTitle = () => "What you can do with Fennec";
export const snap = () => "Snap & Transform";
export const snapText = () =>
  "A photo of your notes, a PDF or a Word file becomes text you can search and ask about.";
export const quizzes = () => "Instant Quizzes";
export const quizzesText = () =>
  "Questions from your own material in moments, with an explanation for each answer.";
export const explanations = () => "Smart Explanations";
export const explanationsText = () =>
  "Ask what a sentence means. The reply shows the passage it is based on, word for word.";
export const multilingual = () => "Multilingual Magic";
export const multilingualText = () =>
  "Study in the language of your course. Fennec answers in the language you write in.";

// How it works
export const uploadStep = () => "Upload your material";
export const uploadStepText = () => "PDFs, images or text. Several at once.";
export const chooseStep = () => "Choose a learning tool";
export const chooseStepText = () => "Flashcards, quizzes or AI chat.";
export const learnStep = () => "Learn with personalised content";
export const learnStepText = () => "Made from your own material and checked against it.";
export const tryItNow = () => "Try It Now";

// Testimonials
export const whatStudentsSay = () => "What students say";
export const fiveStars = () => "Five out of five stars";
// The people and their words are invented.
export const biologyStudent = () => "Biology student";
export const biologyStudentSays = () =>
  "I ask it about my lecture notes at midnight, and it shows me the exact line.";
export const languageLearner = () => "Learning Spanish";
export const languageLearnerSays = () =>
  "I photograph a page of my textbook and have a quiz before the tram arrives.";
export const nursingTrainee = () => "Nursing trainee";
export const nursingTraineeSays = () =>
  "The explanations are what I keep coming back for. Short, and they make sense.";
