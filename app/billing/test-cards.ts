import * as m from "./messages";

/** What the sandbox does with one of Stripe's test cards. */
export type CardVerdict =
  | { outcome: "pays" | "pays-once" | "asks" }
  | { outcome: "declined"; message: () => string };

const verdicts: Record<string, CardVerdict> = {
  "4242424242424242": { outcome: "pays" },
  "4000000000000341": { outcome: "pays-once" },
  "4000002500003155": { outcome: "asks" },
  "4000002760003184": { outcome: "asks" },
  "4000000000000002": declined(m.declined),
  "4000000000009995": declined(m.insufficientFunds),
  "4000000000000069": declined(m.expiredCard),
  "4000000000000127": declined(m.incorrectCode),
};

/** Any number but Stripe's test numbers is declined: it may be a real card. */
export function cardVerdict(number: string): CardVerdict {
  return verdicts[number.replace(/[\s-]/g, "")] ?? declined(m.testCardsOnly);
}

/** The errors of a card form at `now`, by field. */
export function cardProblems(
  card: { number: string; expiry: string; code: string },
  now: Date,
): Partial<Record<keyof typeof card, string>> {
  const problems: Partial<Record<keyof typeof card, string>> = {};
  const digits = card.number.replace(/[\s-]/g, "");
  if (!/^\d{13,19}$/.test(digits)) problems.number = m.cardNumberInvalid();
  const [, month, year] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(card.expiry.trim()) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) {
    problems.expiry = m.cardExpiryInvalid();
  } else if (Date.UTC(2000 + Number(year), Number(month)) <= now.getTime()) {
    problems.expiry = m.cardExpired();
  }
  if (!/^\d{3,4}$/.test(card.code.trim())) problems.code = m.cardCodeInvalid();
  return problems;
}

function declined(message: () => string): CardVerdict {
  return { outcome: "declined", message };
}
