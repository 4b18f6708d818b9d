// The study mode, in navigation
export const modeName = () => "Review";
