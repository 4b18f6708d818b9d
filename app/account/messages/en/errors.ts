import { plural } from "~/localization/plural";
import { pluralDuration } from "~/localization/plural-duration";

// Logging in and out
export const loginFailedTitle = () => "Login failed";
export const wrongLogin = () => "Invalid username or password";
export const accountBanned = () =>
  "An administrator has suspended this account. If you think this is a mistake, contact them.";
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
  "Fennec couldn't verify that you're human, or the check has expired. Please submit the form again.";
export const humanCheckMissing = ({ seconds }: { seconds: number }) =>
  pluralDuration(seconds, {
    seconds: {
      one: "Turn on JavaScript so that Fennec can verify that you're human. Without it, you can try again in # second.",
      other:
        "Turn on JavaScript so that Fennec can verify that you're human. Without it, you can try again in # seconds.",
    },
    minutes: {
      other:
        "Turn on JavaScript so that Fennec can verify that you're human. Without it, you can try again in # minutes.",
    },
  });
export const humanCheckUnavailable = ({ seconds }: { seconds: number }) =>
  pluralDuration(seconds, {
    seconds: {
      one: "Fennec can't verify that you're human right now. Please try again in # second.",
      other: "Fennec can't verify that you're human right now. Please try again in # seconds.",
    },
    minutes: {
      other: "Fennec can't verify that you're human right now. Please try again in # minutes.",
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
export const recoveryCodeWrong = () =>
  "That recovery code doesn't match this username. Check both and try again.";
export const mailUnconfigured = () =>
  "This site can't send email. Set a new password with your recovery code.";
export const resetLinkUseless = () =>
  "This link has already been used or is more than an hour old. Please request a new one.";

// Devices and passkeys
export const deviceNotFound = () =>
  "Fennec couldn't find that device. It may already be logged out.";
export const passkeyNotFound = () => "Fennec couldn't find that passkey. It may have been removed.";
export const passkeyUnknown = () =>
  "Fennec doesn't recognise that passkey. Log in with your password.";
export const passkeyNotAdded = () =>
  "That passkey could not be added, or it took longer than five minutes. Please try again.";
export const tooManyPasskeys = ({ count }: { count: number }) =>
  plural(count, {
    one: "You have # passkey, which is the maximum. To add another, first remove it.",
    other:
      "You have # passkeys, which is the maximum. To add another, first remove one you no longer use.",
  });
