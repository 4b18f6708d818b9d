/** How well an item was known, worst first. */
export const grades = ["again", "hard", "medium", "easy"] as const;
export type Grade = (typeof grades)[number];
