// Header and footer
export const sections = () => "Sections";
export const features = () => "Features";
export const howItWorks = () => "How It Works";
export const testimonials = () => "Testimonials";
export const logIn = () => "Log in";
export const getStarted = () => "Get Started";
export const footer = () => "Footer";
export const app = () => "App";
export const copyright = ({ year }: { year: number }) =>
  `© ${year} Fennec. Your Friendly AI Study Buddy.`;

// Hero
export const documentTitle = ({ product, tagline }: { product: string; tagline: string }) =>
  `${product}, ${tagline}`;
export const headline = () => "Your Friendly AI Study Buddy";
export const promise = () =>
  "Upload what you have to learn. Ask questions about it, quiz yourself on it, and see which page each answer came from.";
export const getStartedFree = () => "Get Started Free";
export const seeHowItWorks = () => "See How It Works";
export const noCreditCard = () => "No credit card required";
export const unlimitedDocuments = () => "Unlimited documents";
export const aiPowered = () => "AI-powered learning";
export const allFree = () => "All features free";

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

// Call to action
export const closingTitle = () => "Start on your next chapter";
export const tryFree = () => "No credit card required. Try all features free.";
