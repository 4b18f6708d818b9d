// Answers that the browser's own model puts in other words
export const phraseSwitch = () => "Reword answers on this device";
export const phraseSwitchOn = () =>
  "Press “Reword on this device” below an answer with sources. Fennec checks every quote.";
export const phraseSwitchOff = () => "Your browser's AI can reword an answer from its sources.";
export const modelUnavailable = () => "Your browser's built-in AI can't run on this device.";
export const modelDownloadFailed = () => "Your browser couldn't download its AI. Please try again.";
export const modelDownloading = ({ percent }: { percent: number }) =>
  `Your browser is downloading its AI: ${percent}%`;
export const phrase = () => "Reword on this device";
export const phrasing = () => "Rewording on this device";
export const phrased = () => "Reworded on this device";
export const phrasedFromSources = () => "Reworded on this device, from the sources above";
export const modelGaveNoAnswer = () => "Your browser's AI gave no answer. Please try again.";
export const phrasingNotChecked = () =>
  "The reworded answer could not be checked. Check your connection and try again.";
export const phrasingNotShown = () =>
  "The reworded answer could not be checked, so it isn't shown. Please try again.";
export const phrasingRefused = ({ reason }: { reason: string }) =>
  `${reason} It isn't shown. You can try again.`;
export const phrasingRequired = () => "There is no text to check.";
export const quoteNotFound = () => "The reworded answer quotes words that aren't in its sources.";
export const noSource = () => "Nothing in the reworded answer comes from its sources.";
