// The study mode, in navigation and plans
export const modeName = () => "AI Chat";
export const overLimit = ({ wanted, limit }: { wanted: number; limit: number }) =>
  `You're trying to use ${wanted} Daily Chat Messages, but the free plan only allows ${limit}.`;
export const planLimitOf = () => "AI chat messages per day";
export const planBenefit = () => "Unlimited AI chat messages";
