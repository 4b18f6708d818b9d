import { plural } from "~/localization/plural";

// The page
export const securityTitle = () => "Devices, passkeys and recovery";
export const securityIntroduction = () =>
  "See where you're logged in, and set up passkeys and a recovery code.";
export const backToSettings = () => "Back to Account Settings";

// Devices
export const devices = () => "Devices";
export const aboutDevices = () =>
  "These devices are logged in to your account. Log out any that you don't recognise.";
export const browserOnSystem = ({ browser, system }: { browser: string; system: string }) =>
  `${browser} on ${system}`;
export const unknownBrowser = () => "An unknown browser";
export const currentDevice = <T>({ strong, date }: { strong: (text: string) => T; date: T }) =>
  [strong("This device"), ", logged in on ", date] as const;
export const otherDevice = <T>({ ago, date }: { ago: string; date: T }) =>
  [`Used ${ago}, logged in on `, date] as const;
export const otherDeviceJustUsed = <T>({ date }: { date: T }) =>
  ["Used less than an hour ago, logged in on ", date] as const;
export const logOutDevice = <T>({
  device,
  hidden,
}: {
  device: string | null;
  hidden: (text: string) => T;
}) => ["Log out", hidden(` ${device ?? "the unknown browser"}`)] as const;
export const logOutOthers = () => "Log out all other devices";
export const loggingOut = () => "Logging out...";
export const deviceLoggedOut = () => "Device logged out";
export const devicesLoggedOut = ({ count }: { count: number }) =>
  count === 0
    ? "No other device was logged in"
    : plural(count, {
        one: "Logged out one other device",
        other: "Logged out # other devices",
      });
export const deviceNotLoggedOutTitle = () => "That device was not logged out";
export const deviceGoneTitle = () => "That device was already logged out";
export const othersNotLoggedOutTitle = () => "Your other devices were not logged out";

// Passkeys
export const passkeys = () => "Passkeys";
export const aboutPasskeys = () =>
  "Log in with your fingerprint, face or screen lock, without a password.";
export const passkeyAddedOn = <T>({ date }: { date: T }) => ["Added on ", date] as const;
export const passkeyUsed = <T>({ date, ago }: { date: T; ago: string }) =>
  ["Added on ", date, `, used ${ago}`] as const;
export const passkeyJustUsed = <T>({ date }: { date: T }) =>
  ["Added on ", date, ", used less than an hour ago"] as const;
export const removePasskey = <T>({ name, hidden }: { name: string; hidden: (text: string) => T }) =>
  ["Remove", hidden(` ${name}`)] as const;
export const removingPasskey = () => "Removing...";
export const passkeyRemovedTitle = () => "Passkey removed";
export const passkeyRemoved = () =>
  "You can no longer log in with it. Your device may still list it.";
export const passkeyNotRemovedTitle = () => "That passkey was not removed";
export const passkeyGoneTitle = () => "That passkey was already removed";
export const scriptsForPasskeys = () => "To add a passkey, turn on JavaScript in your browser.";

// Recovery code
export const recoveryCodes = () => "Recovery code";
export const hasRecoveryCode = () =>
  "You have a recovery code. If you make a new one, the old one stops working.";
export const hasNoRecoveryCode = () =>
  "You don't have a recovery code yet. With one, you can set a new password if you forget yours.";
export const passwordForCode = () => "Current password";
export const makeRecoveryCode = () => "Make a new recovery code";
export const makingRecoveryCode = () => "Making the code...";
export const noCodeMadeTitle = () => "No new code was made";
