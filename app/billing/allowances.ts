import { z } from "zod";
import type { Tier } from "~/platform/app.server";
import { formatByteLimit } from "~/ui/file-size";
import * as m from "./messages";

/** What a plan limits to protect the operator. */
export type Allowance =
  | "generated"
  | "uploadedBytes"
  | "storedBytes"
  | "storedPassages"
  | "storedItems"
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
 * Limits per UTC day or of stored data, far above normal use. Each can be set by its variable with the suffix
 * `_FREE` or `_PREMIUM`.
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
  storedItems: { variable: "STORED_ITEMS", free: 100_000, premium: 200_000 },
  ocrPages: { variable: "OCR_PAGES_PER_DAY", free: 200, premium: 1_000 },
  speechSeconds: { variable: "SPEECH_SECONDS_PER_DAY", free: 0, premium: 3_600 },
};

/** @throws ZodError naming each variable that is not a whole number */
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

const asNumber = "Must be a whole number, in digits only.";

/** An empty variable counts as not set. */
function amountOr(otherwise: number) {
  return z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number(asNumber).int(asNumber).min(0, asNumber).default(otherwise),
  );
}

/**
 * The error message of an exceeded allowance.
 * @param seconds until there is room again; only deleting makes room for stored things
 */
export function allowanceSentence(allowance: Allowance, limit: number, seconds: number): string {
  return sentences[allowance](limit, seconds);
}

const sentences: Record<Allowance, (limit: number, seconds: number) => string> = {
  generated: (limit, seconds) => m.generatedToday({ limit, seconds }),
  uploadedBytes: (limit, seconds) => m.uploadedToday({ limit: formatByteLimit(limit), seconds }),
  storedBytes: (limit) => m.storageFull({ limit: formatByteLimit(limit) }),
  storedPassages: (limit) => m.libraryFull({ limit }),
  storedItems: (limit) => m.itemsFull({ limit }),
  ocrPages: (limit, seconds) => m.pagesReadToday({ limit, seconds }),
  speechSeconds: (limit, seconds) => m.readAloudToday({ limit, seconds }),
};
