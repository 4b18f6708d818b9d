// Keeping cards and questions for review
export const keepQuestion = () => "Keep these for review?";
export const keepHint = () => "Each comes back when you are about to forget it.";
export const keep = () => "Keep for review";
export const notNow = () => "Not now";
export const inReview = () => "In Review";
export const removeFromReview = () => "Remove";
