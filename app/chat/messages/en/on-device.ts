// Phrasing on the device
export const phraseSwitch = () => "Phrase answers on this device";
export const phraseSwitchOn = () => "Below each answer with sources. Every quote is checked.";
export const phraseSwitchOff = () => "By your browser's own model, from the sources alone.";
export const modelUnavailable = () => "Your browser's own model cannot run on this device.";
export const modelDownloadFailed = () =>
  "Your browser could not download its model. Please try again.";
export const modelDownloading = ({ percent }: { percent: number }) =>
  `Your browser downloads its model: ${percent}%`;
export const phrase = () => "Phrase on this device";
export const phrasing = () => "Phrasing on this device";
export const phrased = () => "Phrased on this device";
export const phrasedFromSources = () => "Phrased on this device, from the sources above";
export const modelGaveNoAnswer = () => "Your browser's model gave no answer.";
export const phrasingNotChecked = () => "It could not be checked. Please try again.";
export const phrasingNotShown = () => "The phrasing is not shown.";
export const phrasingRefused = ({ reason }: { reason: string }) =>
  `${reason} The phrasing is not shown.`;
export const phrasingRequired = () => "There is no text to check.";
export const quoteNotFound = () => "It quotes words that do not stand in your material.";
export const noSource = () => "Nothing that it says has a source in your material.";
