// Every page for those who cannot log in
export const backToLogin = () => "Back to login";
export const newPassword = () => "New password";
export const newPasswordHint = () => "At least 6 characters.";
export const confirmNewPassword = () => "Confirm new password";
export const setPassword = () => "Set the password";
export const settingPassword = () => "Setting...";
export const passwordNotChangedTitle = () => "Your password was not changed";
export const passwordChangedTitle = () => "Your password is changed";
export const passwordChanged = () =>
  "All your devices are logged out. Log in with your new password.";

// Forgotten password
export const forgotPasswordTitle = () => "Forgot your password?";
export const noMailSentTitle = () => "No mail was sent";
export const lookInTerminal = () => "Look in the terminal";
export const lookInMailbox = () => "Look in your mailbox";
export const linkOnItsWay = () =>
  "If there is an account for that, a link to set a new password is on its way. It is good for one hour.";
export const linkIsPrinted = () =>
  "Fennec runs on this machine, so the link to set a new password is printed in the terminal that it was started in.";
export const linkIsMailed = () =>
  "We send you a link to set a new one. With your email address it lists every account of yours.";
export const usernameOrEmail = () => "Username or email address";
export const sendLink = () => "Send the link";
export const sendingLink = () => "Sending...";
export const useCode = () => "Use a recovery code";

// Recovery code
export const recoverTitle = () => "Use your recovery code";
export const recoverIntroduction = () =>
  "You were shown it when you signed up, or made it in your settings. It sets a new password once; a new code takes its place.";
export const recoverUsername = () => "Username";
export const recoveryCode = () => "Recovery code";
export const recoveryCodeHint = () => "Five groups of five letters and digits.";
export const sendLinkInstead = () => "Send me a link instead";

// Link from a mail
export const resetTitle = () => "Set a new password";
export const resetIntroduction = <T>({ username }: { username: T }) =>
  ["For the account ", username, ". It logs you out on every device."] as const;
export const linkUselessTitle = () => "This link is not good any more";
export const linkUseless = () =>
  "It was used already, or is older than an hour. A new one is quickly sent.";
export const sendNewLink = () => "Send a new link";

// A new recovery code
export const codeTitle = () => "Your recovery code";
export const keepCodeTitle = () => "Keep your recovery code";
export const keepCode = <T>({ strong }: { strong: (text: string) => T }) =>
  [
    "If you forget your password, this code sets a new one. Write it down, or print this page: ",
    strong("it is shown only now."),
  ] as const;
export const codeShownTitle = () => "The code was shown already";
export const codeShown = () =>
  "It is not kept, so it cannot be shown again. Did you miss it? Make a new one in your account settings.";
export const afterCode = () => "Continue";
export const codeKept = () => "I have kept it";
export const copyCode = () => "Copy";
export const codeCopied = () => "Copied";
export const printCode = () => "Print";

// The mail
export const resetMailSubject = ({ product }: { product: string }) =>
  `Your new ${product} password`;
export const resetMailText = ({ username, href }: { username: string; href: string }) =>
  `Hello ${username},

this link sets a new password:

${href}

It can be used once, within an hour. You will be logged out on every device.

If you did not ask for this, you need not do anything: your password stays as it is.
`;
export const resetMailTextOfAccounts = ({ links }: { links: string }) =>
  `Hello,

these links set a new password, one for each account with your address:

${links}

It can be used once, within an hour. You will be logged out on every device.

If you did not ask for this, you need not do anything: your password stays as it is.
`;
export const resetMailAccount = ({ username, href }: { username: string; href: string }) =>
  `${username}:\n${href}`;
