import { z } from "zod";
import type { WrongItem } from "~/assessment/review-items";
import { idSchema } from "~/library/schema";

const note = z.string().trim().max(500, "A note has at most 500 characters.").optional();

export const searchSchema = z.object({
  q: z.string().trim().min(1, "Specify a learner by name, email address or id.").max(254),
  /** Full matches only. */
  exact: z.enum(["1"]).optional(),
});

export const learnerSchema = z.object({ id: idSchema });

export const notedSchema = learnerSchema.extend({ note });

export const premiumSchema = notedSchema.extend({
  /** A date, meaning its end (UTC), or a moment; null revokes. */
  until: z
    .union(
      [z.iso.date(), z.iso.datetime({ offset: true })],
      "Name a date like 2027-01-31 or a moment in ISO 8601.",
    )
    .nullable(),
});

/** Number of a database, as `totals` lists them. */
const database = z.coerce.number().int().min(0).default(0);

export const copySchema = z.object({ database });

export const indexSchema = z.object({
  database,
  after: z.number().int().min(0).default(0),
  anew: z.boolean().default(false),
});

const place = z.object({ owner: z.number().int().min(0), row: z.number().int().min(0) });

export const checkSchema = z.discriminatedUnion("of", [
  z.object({ of: z.literal("index"), database }),
  z.object({ of: z.literal("rows"), database, after: place.default({ owner: 0, row: 0 }) }),
  z.object({
    of: z.literal("bytes"),
    after: z.string().max(1_024).default(""),
    remove: z.boolean().default(false),
  }),
]);

export const fileSchema = z.object({ id: idSchema });

export const rowsSchema = z.object({
  database,
  table: z.string().regex(/^[a-z_0-9]{1,60}$/),
  after: z.coerce.number().int().min(0).default(0),
});

const value = z.union([z.string(), z.number(), z.null()]);

export const restoredSchema = rowsSchema.pick({ database: true, table: true }).extend({
  rows: z
    .array(z.record(z.string().regex(/^[a-z_0-9]{1,60}$/), value))
    .min(1)
    .max(1_000),
});

export const bytesSchema = z.object({ key: z.string().regex(/^[\w./-]{1,1024}$/) });

/** A learner, as `npm run admin` shows them. */
export interface LearnerView {
  id: string;
  username: string;
  email: string | null;
  createdAt: string;
  bannedAt: string | null;
}

/** An action of `npm run admin`. */
export interface AdminAction {
  at: string;
  action: string;
  learnerId: string | null;
  note: string | null;
}

/** A card or question that its learner reported as wrong. */
export interface WrongItemView extends Omit<WrongItem, "at" | "id" | "source"> {
  at: string;
  /** The words of the document that it was made from; null if it has none. */
  quote: string | null;
  page: number | null;
}
