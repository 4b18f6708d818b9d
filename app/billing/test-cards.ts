/** What the sandbox does with a card: Stripe's test numbers, and no other. */
export type CardVerdict =
  | { outcome: "pays" | "pays-once" | "asks" }
  | { outcome: "declined"; message: string };

const verdicts: Record<string, CardVerdict> = {
  "4242424242424242": { outcome: "pays" },
  "4000000000000341": { outcome: "pays-once" },
  "4000002500003155": { outcome: "asks" },
  "4000002760003184": { outcome: "asks" },
  "4000000000000002": declined("Your card was declined."),
  "4000000000009995": declined("Your card has insufficient funds."),
  "4000000000000069": declined("Your card has expired."),
  "4000000000000127": declined("Your card's security code is incorrect."),
};

/** A number that is none of Stripe's test numbers is refused: it may be somebody's own. */
export function cardVerdict(number: string): CardVerdict {
  return (
    verdicts[number.replace(/[\s-]/g, "")] ??
    declined("This is a sandbox. It takes test cards only, such as 4242 4242 4242 4242.")
  );
}

/** Why a card of the form cannot be used at `now`, by field; nothing where it can. */
export function cardProblems(
  card: { number: string; expiry: string; code: string },
  now: Date,
): Partial<Record<keyof typeof card, string>> {
  const problems: Partial<Record<keyof typeof card, string>> = {};
  const digits = card.number.replace(/[\s-]/g, "");
  if (!/^\d{13,19}$/.test(digits)) problems.number = "Enter the whole card number.";
  const [, month, year] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(card.expiry.trim()) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) {
    problems.expiry = "Enter month and year, such as 12 / 34.";
  } else if (Date.UTC(2000 + Number(year), Number(month)) <= now.getTime()) {
    problems.expiry = "This card has expired.";
  }
  if (!/^\d{3,4}$/.test(card.code.trim())) problems.code = "Enter the 3 digits on the back.";
  return problems;
}

function declined(message: string): CardVerdict {
  return { outcome: "declined", message };
}
