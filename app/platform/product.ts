/** The product's name, wherever it is said. */
export const productName = "Fennec";
export const tagline = "Your Friendly AI Study Buddy";
