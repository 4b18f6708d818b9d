import { z } from "zod";

export const sandboxPaymentSchema = z.object({ clientSecret: z.string().min(1).max(100) });

const typed = z.string().max(100).default("");

export const cardSchema = sandboxPaymentSchema.extend({
  number: typed,
  expiry: typed,
  code: typed,
});

export type CardForm = z.infer<typeof cardSchema>;

export const answerSchema = sandboxPaymentSchema.extend({
  agreed: z.enum(["yes", "no"]).transform((answer) => answer === "yes"),
});
