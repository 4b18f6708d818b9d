// The study mode, in navigation, plans and profile
export const modeName = () => "Flashcards";
export const overLimit = ({ wanted, limit }: { wanted: number; limit: number }) =>
  `You're trying to use ${wanted} Flashcards, but the free plan only allows ${limit}.`;
export const planLimitOf = () => "Flashcards per deck";
export const planBenefit = () => "Unlimited flashcards";
export const figureLabel = () => "Flashcards Created";
export const suggestion = () => "Make flashcards from it";
export const workTitle = () => "Flashcards";
