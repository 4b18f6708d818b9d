import { pluralDuration } from "~/localization/plural-duration";

// Any request
export const unexpected = () => "Something went wrong on our side. Please try again.";
export const storageFull = () =>
  "Fennec's storage is full, so nothing new can be saved, logins included. What is there can still be read. Try again later, or tell the people who run this site.";
export const pageOrFileNotFound = () =>
  "Fennec couldn't find that page or file. It may have been deleted.";
export const logInFirst = () => "Please log in first.";
export const invalidRequest = () => "That request is not valid. Reload the page and try again.";
export const methodNotAllowed = () => "This address does not support that request method.";
export const noSuchCall = () => "There is no such API endpoint.";
export const tooManyRequests = ({ seconds }: { seconds: number }) =>
  pluralDuration(seconds, {
    seconds: {
      one: "Too many requests. Please try again in # second.",
      other: "Too many requests. Please try again in # seconds.",
    },
    minutes: { other: "Too many requests. Please try again in # minutes." },
  });
export const tooManyWrongTokens = () => "Too many wrong tokens from this network. Try again later.";

// Address and origin
export const addressTooLong = () => "That address is too long.";
export const addressUnknown = () =>
  "Fennec couldn't find anything at that address. Go to Fennec's start page.";
export const otherSite = () =>
  "Fennec blocked that request because it came from another site. Open Fennec and try again.";

// Bodies
export const requestTooLarge = () => "You can upload up to 80 MB at once. Upload fewer files.";
export const textTooLong = () => "That text is too long. Shorten it and try again.";
export const invalidJson = () => "The body is not valid JSON.";
export const jsonNoObject = () => "The body has to be a JSON object.";
export const jsonTooDeep = () => "The body is nested too deeply.";
export const tooManyFields = () => "The form has too many fields.";
export const unreadableForm = () => "Fennec couldn't read the form. Reload the page and try again.";
export const unknownForm = () => "This form is out of date. Reload the page and try again.";

// Parts of a file
export const rangeBeyondEnd = () => "The requested range is beyond the end of the file.";
