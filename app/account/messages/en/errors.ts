import { plural } from "~/localization/plural";
import { pluralDuration } from "~/localization/plural-duration";

// Logging in and out
export const loginFailedTitle = () => "Login failed";
export const wrongLogin = () => "Invalid username or password";
export const accountBanned = () =>
  "This account has been closed by the people who run this site. Write to them if you think that is a mistake.";
export const welcomeBackTitle = () => "Welcome back!";
export const loggedInAs = ({ username }: { username: string }) => `Logged in as ${username}`;
export const logoutFailedTitle = () => "Logout failed";
export const loggedOutTitle = () => "Logged out";
export const loggedOut = () => "You have been logged out successfully";

// Registering
export const registrationFailedTitle = () => "Registration failed";
export const usernameTaken = () => "Username may already be taken";
export const accountCreatedTitle = () => "Account created";
export const accountCreated = ({ product, username }: { product: string; username: string }) =>
  `Welcome to ${product}, ${username}!`;
export const humanCheckFailed = () =>
  "The check that you are a person was not passed, or has run out. Please submit the form once more.";
export const humanCheckMissing = ({ seconds }: { seconds: number }) =>
  pluralDuration(seconds, {
    seconds: {
      one: "Only a few accounts an hour are made without the check that you are a person, which needs scripts. Turn scripts on, or try again in # second.",
      other:
        "Only a few accounts an hour are made without the check that you are a person, which needs scripts. Turn scripts on, or try again in # seconds.",
    },
    minutes: {
      other:
        "Only a few accounts an hour are made without the check that you are a person, which needs scripts. Turn scripts on, or try again in # minutes.",
    },
  });
export const humanCheckUnavailable = ({ seconds }: { seconds: number }) =>
  pluralDuration(seconds, {
    seconds: {
      one: "The check that you are a person cannot be made just now, and only a few accounts an hour are made without it. Please try again in # second.",
      other:
        "The check that you are a person cannot be made just now, and only a few accounts an hour are made without it. Please try again in # seconds.",
    },
    minutes: {
      other:
        "The check that you are a person cannot be made just now, and only a few accounts an hour are made without it. Please try again in # minutes.",
    },
  });

// Passwords and recovery
export const currentPasswordRequired = () => "Enter your current password.";
export const currentPasswordTooLong = () => "Password must be at most 200 characters.";
export const currentPasswordWrong = () => "That is not your current password.";
export const accountRequired = () => "Enter your username or email address.";
export const recoveryCodeRequired = () => "Enter your recovery code.";
export const recoveryCodeInvalid = () =>
  "A recovery code has five groups of five letters and digits.";
export const recoveryCodeWrong = () => "That is not the recovery code of this username.";
export const mailUnconfigured = () =>
  "No mail is sent here. Set a new password with your recovery code.";
export const resetLinkUseless = () =>
  "This link was used already, or is older than an hour. Please ask for a new one.";

// Devices and passkeys
export const deviceNotFound = () => "That device is not here. It may have been deleted.";
export const passkeyNotFound = () => "That passkey is not here. It may have been deleted.";
export const passkeyUnknown = () => "That passkey is not known here. Log in with your password.";
export const passkeyNotAdded = () =>
  "That passkey could not be added, or it took longer than five minutes. Please try again.";
export const tooManyPasskeys = ({ count }: { count: number }) =>
  plural(count, {
    one: "You have # passkey. Remove one that you do not use first.",
    other: "You have # passkeys. Remove one that you do not use first.",
  });
