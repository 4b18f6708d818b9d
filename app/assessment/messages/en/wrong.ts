// Calling a card or question wrong
export const isWrong = () => "This is wrong";
export const whatIsWrong = () => "What is wrong with it?";
export const wrongHint = () =>
  "Fennec won't ask this again anywhere. The site's administrators can read it, its quote and your report.";
export const setAside = () => "Report and remove";
export const calledWrong = () => "You reported this as wrong. It isn't asked or counted.";
export const putBack = () => "Restore";
export const seeTakenOut = () => "Reported items";
export const thisQuestion = ({ number }: { number: number }) => `question ${number}`;
export const thisCard = ({ number }: { number: number }) => `card ${number}`;
