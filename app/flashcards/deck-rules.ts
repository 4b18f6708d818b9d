/** Heads the sentence below where it stands as a notice. */
export const noContentTitle = "No content selected";
export const noContentMessage = "Please select a file or enter a topic to generate flashcards.";

/** The sentence for a failure nobody can do anything about. */
export const generationFailed = "Failed to generate flashcards. Please try again.";

/** How many cards one deck may hold. */
export const deckSizes = { min: 5, max: 100, step: 5, default: 20 } as const;

/** How well a card was known, worst first. */
export const grades = ["again", "hard", "medium", "easy"] as const;
export type CardGrade = (typeof grades)[number];
