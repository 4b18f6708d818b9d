// Why an item comes now
export const missedToday = () => "Missed today";
export const missedYesterday = () => "Missed yesterday";
export const missedOn = ({ day }: { day: string }) => `Missed on ${day}`;
export const wereSure = ({ reason }: { reason: string }) => `${reason}, though you were sure`;
export const newItem = () => "New";
export const stillLearning = () => "Once more, to make it stick";
export const dueToday = () => "Due today";
export const dueSinceYesterday = () => "Due since yesterday";
export const dueSince = ({ day }: { day: string }) => `Due since ${day}`;
export const beforeExam = ({ day }: { day: string }) => `Before your exam on ${day}`;
