// The study mode, in navigation, plans and profile
export const modeName = () => "Quiz";
export const overLimit = ({ wanted, limit }: { wanted: number; limit: number }) =>
  `You're trying to use ${wanted} Quiz Questions, but the free plan only allows ${limit}.`;
export const planLimitOf = () => "Questions per quiz";
export const planBenefit = () => "Unlimited quiz questions";
export const figureLabel = () => "Quizzes Created";
export const suggestion = () => "Make a quiz from it";
export const workTitle = () => "Quizzes";
