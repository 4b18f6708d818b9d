// Logging in
export const logInWithPasskey = () => "Log in with a passkey";
export const waitingForDevice = () => "Waiting for your device...";

// Adding one
export const passkeyName = () => "Name of the passkey";
export const passkeyNameHint = () => "Helps you tell your passkeys apart, for example “My phone”.";
export const passkeyNameRequired = () => "Give the passkey a name.";
export const passkeyNameTooLong = () => "Name must be at most 60 characters.";
export const passkeyPassword = () => "Your account password";
export const addPasskey = () => "Add a passkey";
export const passkeyAddedTitle = () => "Passkey added";
export const passkeyAdded = () => "You can log in with it from now on.";

// What a browser reports
export const passkeysUnsupported = () =>
  "This browser doesn't support passkeys. Use your password.";
export const noPasskeyUsed = () => "No passkey was used. Try again, or use your password.";
export const passkeyExists = () => "This device already has a passkey for your account.";
export const passkeysWrongAddress = () => "Passkeys don't work at this address. Use your password.";
export const passkeyNoAnswer = () => "Couldn't reach Fennec. Check your connection and try again.";
export const passkeyFailed = () => "That didn't work. Please try again, or use your password.";
