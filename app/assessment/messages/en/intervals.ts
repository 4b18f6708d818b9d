import { plural } from "~/localization/plural";

// When a card comes back
export const minutes = ({ count }: { count: number }) => `${count} min`;
export const hours = ({ count }: { count: number }) =>
  plural(count, { one: "# hour", other: "# hours" });
export const days = ({ count }: { count: number }) =>
  plural(count, { one: "# day", other: "# days" });
export const months = ({ count }: { count: number }) =>
  plural(count, { one: "# month", other: "# months" });
export const years = ({ count }: { count: number }) =>
  plural(count, { one: "# year", other: "# years" });
