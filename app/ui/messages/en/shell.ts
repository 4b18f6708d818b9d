// What every page loads, so each text here costs a first visit.

// Every page
export const skipToContent = () => "Skip to the content";
export const loadingPage = () => "Loading";

// Toasts
export const notifications = () => "Notifications, F8";
export const dismiss = () => "Dismiss";
export const upgradeTitle = () => "Upgrade to Premium";

// Code that does not load
export const notLoadedTitle = () => "This could not be loaded";
export const notLoaded = () =>
  "Check your connection and reload the page. There may be a newer version of Fennec.";

// Error page
export const pageNotFoundTitle = () => "404 Page Not Found";
export const pageNotFound = () =>
  "Fennec couldn't find a page at this address. The link may be out of date or mistyped.";
export const pageFailedTitle = () => "Something went wrong";
export const pageFailed = () => "The page could not be shown. Your work is safe.";
export const goToStart = () => "Go to the start page";
export const goToMaterials = () => "Go to your materials";
export const tryPageAgain = () => "Try again";

// Forms
export const showPassword = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Show", hidden(" password")] as const;
export const hidePassword = <T>({ hidden }: { hidden: (text: string) => T }) =>
  ["Hide", hidden(" password")] as const;
export const formKeptOffline = () =>
  "You seem to be offline. What you entered is still here; try again once you are back.";

// Language
export const language = () => "Language";
export const changeLanguage = () => "Change";
