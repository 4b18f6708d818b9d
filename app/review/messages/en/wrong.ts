// Items that the learner reported as wrong
export const takenOutTitle = () => "Reported items";
export const takenOutIntro = () =>
  "Fennec doesn't ask items you reported as wrong until you restore them.";
export const nothingTakenOut = () => "You haven't reported anything";
export const nothingTakenOutHint = () =>
  "Choose “This is wrong” beside a question or card to remove it everywhere.";
export const setAsideTitle = () => "Removed";
export const setAsideMessage = () => "You won't be asked this again.";
export const notSetAsideTitle = () => "The item wasn't removed";
export const reasonMissing = () => "Say in a few words what is wrong.";
export const reasonTooLong = () => "Keep it under 500 characters.";
export const putBackTitle = () => "Restored";
export const notPutBackTitle = () => "The item wasn't restored";
export const yourReason = <T>({ reason }: { reason: T }) => ["You wrote: ", reason] as const;
