// Removing a deck, quiz or test from Review
export const releasedTitle = () => "Removed from Review";
export const released = () => "What you remember is kept: keep it again, and it goes on.";
