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
  "Upload what you need to learn. Ask questions about it, quiz yourself on it, and see which page each answer came from.";
export const getStartedFree = () => "Get Started Free";
export const seeHowItWorks = () => "See How It Works";
export const noCreditCard = () => "No credit card required";
export const unlimitedDocuments = () => "Unlimited documents";
export const aiPowered = () => "AI-powered learning";
export const allFree = () => "All features free";

// Call to action
export const closingTitle = () => "Start on your next chapter";
export const tryFree = () => "No credit card required. Try all features free.";
