// Items that the learner reported as wrong
export const reportedTitle = () => "Reported items";
export const reportedIntro = () =>
  "Fennec doesn't ask items you reported as wrong until you restore them.";
export const nothingReported = () => "You haven't reported anything";
export const nothingReportedHint = () =>
  "Choose “This is wrong” beside a question or card to remove it everywhere.";
export const itemReportedTitle = () => "Removed";
export const itemReportedMessage = () => "You won't be asked this again.";
export const notReportedTitle = () => "The item wasn't removed";
export const reasonMissing = () => "Say in a few words what is wrong.";
export const reasonTooLong = () => "Keep it under 500 characters.";
export const restoredTitle = () => "Restored";
export const notRestoredTitle = () => "The item wasn't restored";
export const yourReason = <T>({ reason }: { reason: T }) => ["You wrote: ", reason] as const;
