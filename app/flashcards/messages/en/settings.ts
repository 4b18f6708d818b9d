// The document's title
export const title = () => "Flashcards";

// The form
export const newCards = () => "New flashcards";
export const generating = () => "Generating your flashcards";
export const pickingFacts = () => "Picking one fact for each card.";
export const makeFrom = () => "Make them from";
export const count = () => "Number of cards";
export const countRange = () => "5 to 100, in steps of 5.";
export const countRangeFree = ({ limit }: { limit: number }) =>
  `5 to 100, in steps of 5. The free plan includes up to ${limit} in one deck.`;
export const cardKinds = () => "Kinds of cards";
export const terms = () => "Terms";
export const termsHint = () => "Read a description, name the term";
export const definitions = () => "Definitions";
export const definitionsHint = () => "Read a term, say what it means";
export const examples = () => "Examples";
export const examplesHint = () => "Read a term, give an example";
export const whileStudying = () => "While you study";
export const trackMastery = () => "Track mastery";
export const trackMasteryHint = () =>
  "Rate each card; it comes back when you are about to forget it.";
export const generate = () => "Generate Flashcards";

// Earlier decks
export const yourDecks = () => "Your decks";
