// Rating how well a card was known
export const howHard = () => "How hard was it to remember?";
export const again = () => "Again";
export const hard = () => "Hard";
export const medium = () => "Medium";
export const easy = () => "Easy";
export const sameDay = () => "Your exam is near, so several answers bring it back on the same day.";
