// What a score means
export const excellent = () => "Excellent work! You've mastered this topic.";
export const good = () => "Good job! You have a solid understanding of this material.";
export const keepStudying = () =>
  "Keep studying! Review the explanations to improve your knowledge.";

// Earlier work
export const notStarted = () => "Not started";
export const answered = ({ answered, total }: { answered: number; total: number }) =>
  `${answered} of ${total} answered`;
export const score = ({ percentage }: { percentage: number }) => `${percentage}%`;
