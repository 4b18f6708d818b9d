// Every page for those who cannot log in
export const backToLogin = () => "Back to login";
export const newPassword = () => "New password";
export const newPasswordHint = () => "At least 6 characters.";
export const confirmNewPassword = () => "Confirm new password";
export const setPassword = () => "Set the password";
export const settingPassword = () => "Setting...";
export const passwordNotChangedTitle = () => "Your password was not changed";
export const passwordChangedTitle = () => "Password changed";
export const passwordChanged = () =>
  "All your devices are logged out. Log in with your new password.";

// Forgotten password
export const forgotPasswordTitle = () => "Forgot your password?";
export const noMailSentTitle = () => "No email was sent";
export const lookInTerminal = () => "Check the terminal";
export const lookInMailbox = () => "Check your email";
export const linkOnItsWay = () =>
  "If an account matches, Fennec has emailed a link to set a new password. It expires in one hour and can be used only once.";
export const linkIsPrinted = () =>
  "Fennec is running on this computer, so the link to set a new password appears in the terminal where you started it.";
export const linkIsMailed = () =>
  "Fennec will email you a link to set a new password. Enter your email address to get a link for each account that uses it.";
export const usernameOrEmail = () => "Username or email address";
export const sendLink = () => "Send the link";
export const sendingLink = () => "Sending...";
export const useCode = () => "Use a recovery code";

// Recovery code
export const recoverTitle = () => "Use your recovery code";
export const recoverIntroduction = () =>
  "You saved this code when you signed up, or made it in Account Settings. It works once. After that you get a new one.";
export const recoverUsername = () => "Username";
export const recoveryCode = () => "Recovery code";
export const recoveryCodeHint = () => "Five groups of five letters and digits.";
export const sendLinkInstead = () => "Send me a link instead";

// Link from a mail
export const resetTitle = () => "Set a new password";
export const resetIntroduction = <T>({ username }: { username: T }) =>
  [
    "Set a new password for the account ",
    username,
    ". This logs you out on every device.",
  ] as const;
export const linkUselessTitle = () => "This link no longer works";
export const linkUseless = () =>
  "It has already been used or is more than an hour old. You can request a new one.";
export const sendNewLink = () => "Send a new link";

// A new recovery code
export const codeTitle = () => "Your recovery code";
export const keepCodeTitle = () => "Save your recovery code";
export const keepCode = <T>({ strong }: { strong: (text: string) => T }) =>
  [
    "If you forget your password, you can set a new one with this code. Write it down or print this page: ",
    strong("you won't see it again."),
  ] as const;
export const codeShownTitle = () => "This code has already been shown";
export const codeShown = () =>
  "For your security, it is shown only once. If you didn't save it, make a new one in Account Settings, under “Devices, passkeys and recovery”.";
export const afterCode = () => "Continue";
export const codeKept = () => "I've saved it";
export const copyCode = () => "Copy";
export const codeCopied = () => "Copied";
export const printCode = () => "Print";

// The mail
export const resetMailSubject = ({ product }: { product: string }) =>
  `Reset your ${product} password`;
export const resetMailText = ({ username, href }: { username: string; href: string }) =>
  `Hello ${username},

Use this link to set a new password:

${href}

It expires in one hour, can be used only once, and logs you out on every device.

If you didn't request this, you can ignore this email. Your password won't change.
`;
export const resetMailTextOfAccounts = ({ links }: { links: string }) =>
  `Hello,

Use these links to set a new password, one for each account with your email address:

${links}

Each link expires in one hour, can be used only once, and logs that account out on every device.

If you didn't request this, you can ignore this email. Your passwords won't change.
`;
export const resetMailAccount = ({ username, href }: { username: string; href: string }) =>
  `${username}:\n${href}`;
