import { plural } from "~/localization/plural";

// The section of today's page
export const calendar = () => "Calendar";
export const calendarOffer = () =>
  "See in your calendar app how much there is to review each day. You get a private address that your calendar app reads every few hours.";
export const makeCalendar = () => "Make a private address";
export const calendarAddress = () => "Private address";
export const calendarHint = () =>
  "Add it to your calendar app as a subscription. Whoever has it can see how many items you review each day, and nothing else.";
export const copyAddress = () => "Copy";
export const addressCopied = () => "Copied";
export const openInCalendar = () => "Open in calendar app";
export const renewCalendar = () => "New address";
export const renewHint = () => "Creating a new address disables the current one.";
export const endCalendar = () => "Switch off";
export const calendarMade = () => "Your calendar address is ready";
export const calendarEnded = () => "Calendar switched off";
export const calendarNotChanged = () => "The calendar was not changed";

// The calendar itself
export const calendarName = ({ product }: { product: string }) => `${product} review`;
export const calendarDay = ({ count }: { count: number }) =>
  plural(count, {
    one: "# card or question to review",
    other: "# cards and questions to review",
  });
export const calendarDayLink = ({ url }: { url: string }) => `Start here: ${url}`;
export const noCalendar = () =>
  "There is no calendar at this address. It may have been replaced or switched off.";
