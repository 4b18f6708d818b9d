import type { MailSender } from "./ports";

/** How a printed mail begins: on one machine the terminal shows what begins like this. */
const printedMail = "Mail to ";

/** Prints mail to the terminal of the one machine that Fennec runs on. */
export function createLogMail(print: (text: string) => void): MailSender {
  return {
    async send({ to, subject, text }) {
      print(`${printedMail}${to}: ${subject}\n${text}`);
    },
  };
}
