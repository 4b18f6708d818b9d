// Calling a card or question wrong
export const reportWrong = () => "This is wrong";
export const whatIsWrong = () => "What is wrong with it?";
export const wrongHint = () =>
  "Fennec won't ask this again anywhere. The site's administrators can read it, its quote and your report.";
export const reportAndRemove = () => "Report and remove";
export const reportedNotice = () => "You reported this as wrong. It isn't asked or counted.";
export const restore = () => "Restore";
export const seeReported = () => "Reported items";
export const thisQuestion = ({ number }: { number: number }) => `question ${number}`;
export const thisCard = ({ number }: { number: number }) => `card ${number}`;
