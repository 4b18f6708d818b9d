// Titles and descriptions of documents
export const tagline = () => "Your Friendly AI Study Buddy";
export const description = () =>
  "Upload what you study. Fennec answers from it, quizzes you on it, and shows the page.";
export const documentTitle = ({ title, product }: { title: string; product: string }) =>
  `${title} · ${product}`;
