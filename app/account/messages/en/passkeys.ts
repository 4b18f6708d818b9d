// Logging in
export const logInWithPasskey = () => "Log in with a passkey";
export const waitingForDevice = () => "Waiting for your device...";

// Adding one
export const passkeyName = () => "Name of the passkey";
export const passkeyNameHint = () => "To tell it from others: “My phone”.";
export const passkeyNameRequired = () => "Give the passkey a name.";
export const passkeyNameTooLong = () => "At most 60 characters, please.";
export const passkeyPassword = () => "Current password for the passkey";
export const addPasskey = () => "Add a passkey";
export const passkeyAddedTitle = () => "Passkey added";
export const passkeyAdded = () => "You can log in with it from now on.";

// What a browser reports
export const passkeysUnsupported = () => "This browser has no passkeys here. Use your password.";
export const noPasskeyUsed = () => "No passkey was used. Try again, or use your password.";
export const passkeyExists = () => "This device has a passkey for your account already.";
export const passkeysWrongAddress = () =>
  "Passkeys do not work at this address. Use your password.";
export const passkeyNoAnswer = () => "Fennec did not answer. Please try again.";
export const passkeyFailed = () => "That did not work. Please try again, or use your password.";
