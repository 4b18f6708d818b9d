import { pluralDuration } from "~/localization/plural-duration";

// Any request
export const unexpected = () => "Something went wrong on our side. Please try again.";
export const pageOrFileNotFound = () => "That page or file is not here. It may have been deleted.";
export const logInFirst = () => "Please log in first.";
export const invalidRequest = () => "That request is not valid.";
export const methodNotAllowed = () => "This address does not take that kind of request.";
export const noSuchCall = () => "There is no such call.";
export const tooManyRequests = ({ seconds }: { seconds: number }) =>
  pluralDuration(seconds, {
    seconds: {
      one: "Too many requests. Please try again in # second.",
      other: "Too many requests. Please try again in # seconds.",
    },
    minutes: { other: "Too many requests. Please try again in # minutes." },
  });
export const tooManyWrongTokens = () => "Too many wrong tokens came from this network.";

// Address and origin
export const addressTooLong = () => "That address is too long.";
export const addressUnknown = () => "That address is not one of Fennec's.";
export const otherSite = () => "That request came from another site, so it was refused.";

// Bodies
export const requestTooLarge = () => "That is more than 80 MB at once. Send fewer files.";
export const textTooLong = () => "That text is too long. Shorten it and try again.";
export const invalidJson = () => "The body is not valid JSON.";
export const jsonNoObject = () => "The body has to be a JSON object.";
export const jsonTooDeep = () => "The body is nested too deep.";
export const tooManyFields = () => "The form has too many fields.";
export const unreadableForm = () => "The form could not be read.";
export const unknownForm = () => "That form is not known here.";

// Parts of a file
export const rangeBeyondEnd = () => "The file is shorter than that.";
