// The study mode, in navigation, plans and profile
export const modeName = () => "Practice Tests";
export const overLimit = ({ wanted, limit }: { wanted: number; limit: number }) =>
  `You're trying to use ${wanted} Practice Test Questions, but the free plan only allows ${limit}.`;
export const planLimitOf = () => "Questions per practice test";
export const planBenefit = () => "Unlimited practice test questions";
export const figureLabel = () => "Practice Tests Taken";
export const workTitle = () => "Practice tests";
