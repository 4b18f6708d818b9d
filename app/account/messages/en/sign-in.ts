// What the first load of the sign-in page has; no other page shows these texts.

// Document
export const signInTitle = () => "Log in or register";
export const signInDescription = () => "Log in to Fennec, or create your free account.";

// Tabs
export const tabs = () => "Login or Register";
export const loginTab = () => "Login";
export const registerTab = () => "Register";
export const loginHeading = () => "Welcome back";
export const registerHeading = () => "Start studying";
export const loginIntroduction = () => "Your materials are where you left them.";
export const registerIntroduction = () => "One account for everything you study.";

// Login
export const loginUsername = () => "Username";
export const loginPassword = () => "Password";
export const forgotPassword = () => "Forgot your password?";
export const logIn = () => "Login";
export const loggingIn = () => "Logging in...";

// Registration
export const newUsername = () => "Choose a Username";
export const newUsernameHint = () => "3 to 32 letters, digits, dots, hyphens or underscores.";
export const newEmail = () => "Email Address";
export const choosePassword = () => "Choose a Password";
export const choosePasswordHint = () => "At least 6 characters.";
export const confirmChosenPassword = () => "Confirm Password";
export const createAccount = () => "Create Account";
export const creatingAccount = () => "Creating account...";
export const checkingHuman = () =>
  "One moment: Fennec is verifying that you're human. If you see a checkbox above, tick it.";

// What is wrong with a field
export const usernameTooShort = () => "Username must be at least 3 characters.";
export const usernameTooLong = () => "Username must be at most 32 characters.";
export const usernameCharacters = () => "Use only letters, digits, dots, hyphens and underscores.";
export const emailInvalid = () => "Please enter a valid email address.";
export const passwordTooShort = () => "Password must be at least 6 characters.";
export const passwordTooLong = () => "Password must be at most 200 characters.";
export const passwordsDiffer = () => "Passwords do not match";

// When the server does not answer
export const noAnswerTitle = () => "Could not connect";
export const noAnswer = () => "Couldn't reach Fennec. Check your connection and try again.";
