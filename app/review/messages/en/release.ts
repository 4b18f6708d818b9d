// Removing a deck, quiz or test from Review
export const releasedTitle = () => "Removed from Review";
export const released = () =>
  "Your progress is saved. If you keep this for review again, it continues from there.";
