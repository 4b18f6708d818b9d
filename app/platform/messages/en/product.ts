// Titles and descriptions of documents
export const description = () =>
  "Upload your study materials. Fennec answers questions about them, quizzes you, and shows the page each answer comes from.";
export const documentTitle = ({ title, product }: { title: string; product: string }) =>
  `${title} · ${product}`;
