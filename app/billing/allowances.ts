import { z } from "zod";
import type { Tier } from "~/platform/app.server";
import { formatBytes } from "~/ui/file-size";

/** What a plan has a bound for that protects the operator. */
export type Allowance =
  | "generated"
  | "uploadedBytes"
  | "storedBytes"
  | "storedPassages"
  | "ocrPages"
  | "speechSeconds";

export type Allowances = Record<Tier, Record<Allowance, number>>;

declare module "~/platform/app.server" {
  interface App {
    allowances: Allowances;
  }
}

const mebibyte = 1024 ** 2;
const gibibyte = 1024 ** 3;

/**
 * The bounds of a UTC day, or of all that is stored, far above what a person comes to; each may be
 * set by its variable with `_FREE` or `_PREMIUM` behind it.
 */
const usual: Record<Allowance, Record<Tier, number> & { variable: string }> = {
  generated: { variable: "GENERATED_PER_DAY", free: 40, premium: 200 },
  uploadedBytes: {
    variable: "UPLOADED_BYTES_PER_DAY",
    free: 200 * mebibyte,
    premium: gibibyte,
  },
  storedBytes: { variable: "STORED_BYTES", free: gibibyte, premium: 10 * gibibyte },
  storedPassages: { variable: "STORED_PASSAGES", free: 50_000, premium: 500_000 },
  ocrPages: { variable: "OCR_PAGES_PER_DAY", free: 200, premium: 1_000 },
  speechSeconds: { variable: "SPEECH_SECONDS_PER_DAY", free: 0, premium: 3_600 },
};

/** @throws ZodError naming each variable that is no whole number */
export function parseAllowances(variables: object): Allowances {
  return { free: parsePlan(variables, "free"), premium: parsePlan(variables, "premium") };
}

function parsePlan(variables: object, tier: Tier): Record<Allowance, number> {
  const entries = Object.entries(usual) as [Allowance, (typeof usual)[Allowance]][];
  const nameOf = (variable: string) => `${variable}_${tier.toUpperCase()}`;
  const shape: Record<string, z.ZodType<number>> = Object.fromEntries(
    entries.map(([, bound]) => [nameOf(bound.variable), amountOr(bound[tier])]),
  );
  const parsed = z.object(shape).parse(variables);
  return Object.fromEntries(
    entries.map(([allowance, { variable }]) => [allowance, parsed[nameOf(variable)]]),
  ) as Record<Allowance, number>;
}

const asNumber = "It is a whole number, with digits alone.";

/** A variable that is set to nothing is not set. */
function amountOr(otherwise: number) {
  return z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number(asNumber).int(asNumber).min(0, asNumber).default(otherwise),
  );
}

/**
 * What a learner reads who has come to a bound.
 * @param seconds until there is room again; of what is stored, only deleting makes some
 */
export function allowanceSentence(allowance: Allowance, limit: number, seconds: number): string {
  const again = waitWords(seconds);
  const count = limit.toLocaleString("en");
  switch (allowance) {
    case "generated":
      return `That was a busy day: ${count} quizzes, decks and practice tests are as many as Fennec makes in one. You can make more in ${again}.`;
    case "uploadedBytes":
      return `Fennec takes up to ${sizeWords(limit)} of files a day, and this would be more. You can upload again in ${again}.`;
    case "storedBytes":
      return `Your library holds up to ${sizeWords(limit)}, and this does not fit any more. Delete files that you no longer need, and upload it again.`;
    case "storedPassages":
      return `Your library holds up to ${count} passages of text, and this does not fit any more. Delete files that you no longer need, and upload it again.`;
    case "ocrPages":
      return `Fennec reads up to ${count} pictures and scanned pages a day, and this would be more. You can upload these in ${again}.`;
    case "speechSeconds":
      return `Fennec reads aloud for up to ${waitWords(limit)} a day, and this would be more. It can go on in ${again}.`;
  }
}

/** What a learner reads whose document alone has more pictures and scanned pages than a day allows. */
export function tooManyPagesSentence(pages: number, limit: number): string {
  return `This document has ${pages.toLocaleString("en")} pages to read from pictures, and Fennec reads up to ${limit.toLocaleString("en")} a day. Split it into parts that small and upload one each day.`;
}

function sizeWords(bytes: number): string {
  return formatBytes(bytes).replace(/\.00(?= )/, "");
}

function waitWords(seconds: number): string {
  if (seconds > 5_400) return `${Math.ceil(seconds / 3_600)} hours`;
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return `${seconds} seconds`;
}
