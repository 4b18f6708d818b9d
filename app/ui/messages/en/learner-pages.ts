// What the pages behind the login share.

// Headers
export const backToDashboard = () => "Back to Dashboard";

// Visitors
export const goToLogin = () => "Go to Login";

// Confirmations
export const cancel = () => "Cancel";

// Offline
export const offlineTitle = () => "You seem to be offline";
export const offline = () => "You can carry on as soon as you're back online.";

// Earlier work: when, how much, and what else there is to say
export const madeAt = <T>({ moment, size }: { moment: T; size: T }) =>
  [moment, ", ", size] as const;
export const madeAtWithNote = <T>({ moment, size, note }: { moment: T; size: T; note: string }) =>
  [moment, ", ", size, `, ${note}`] as const;
