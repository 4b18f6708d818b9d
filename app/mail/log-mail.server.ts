import type { MailSender } from "./ports";

/** Prefix by which `npm start` recognises mail in the log and shows it. */
const printedMail = "Mail to ";

/** Prints mail to the terminal, for local use. */
export function createLogMail(print: (text: string) => void): MailSender {
  return {
    async send({ to, subject, text }) {
      print(`${printedMail}${to}: ${subject}\n${text}`);
    },
  };
}
