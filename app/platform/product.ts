/** The product's name, wherever it is said. */
export const productName = "Fennec";
export const tagline = "Your Friendly AI Study Buddy";
export const description =
  "Upload what you study. Fennec answers from it, quizzes you on it, and shows the page.";

/** A page's title, with the product behind it, and what search engines say of the page. */
export function pageMeta(title: string, about = description) {
  return [{ title: `${title} · ${productName}` }, { name: "description", content: about }];
}
