import { z } from "zod";
import type { Citation } from "~/ai/ports";
import { idSchema, oneScope, scopeFields } from "~/library/schema";
import type { StudyScope } from "~/study-scope";
import { longestAttempt } from "./attempt-limit";
import * as m from "./messages";
import { longestPhrasing } from "./phrasing-limit";

/** The most characters of a message. */
export const maximumMessageLength = 8_000;

const messageText = z
  .string({ error: m.messageRequired })
  .trim()
  .min(1, { error: m.messageRequired })
  .max(maximumMessageLength, { error: m.messageTooLong });

/** A message in `messages`, of which only the fields that seed a conversation are read. */
const seedMessage = z.object({
  role: z.enum(["user", "assistant"]),
  content: z.string().max(20_000),
});

/** The most characters of all of them together, because they are shown on one page. */
const longestSeed = 100_000;

const seed = z
  .array(seedMessage)
  .max(200)
  .refine(
    (messages) => messages.reduce((sum, { content }) => sum + content.length, 0) <= longestSeed,
    { error: m.messagesTooLong },
  )
  .optional();

export const chatRequestSchema = z
  .object({
    message: messageText,
    ...scopeFields,
    messages: seed,
    /** Whether a question that the material answers is asked back first. */
    tryFirst: z.boolean().default(false),
  })
  .refine(...oneScope);

/** The same in a form. */
const tryFirstField = z
  .enum(["on"])
  .optional()
  .transform((value) => value === "on");

/** The fields besides the recording; `messages` is JSON text. */
export const voiceRequestSchema = z
  .object({
    ...scopeFields,
    /** The key of a form's `IdempotencyKeyField`. */
    once: z.string().max(100).optional(),
    tryFirst: tryFirstField,
    messages: z
      .string()
      .transform((text, context) => {
        try {
          return text.trim() === "" ? undefined : (JSON.parse(text) as unknown);
        } catch {
          context.addIssue(m.messagesNoJson());
          return z.NEVER;
        }
      })
      .pipe(seed)
      .optional(),
  })
  .refine(...oneScope);

export type VoiceRequest = z.output<typeof voiceRequestSchema>;

export const sendFormSchema = z
  .object({ message: messageText, ...scopeFields, tryFirst: tryFirstField })
  .refine(...oneScope);

/** The switch "Try first". */
export const tryFirstFormSchema = z
  .object({ ...scopeFields, tryFirst: tryFirstField })
  .refine(...oneScope);

export const exportRequestSchema = z
  .object({ ...scopeFields, messages: z.array(seedMessage).max(2_000).optional() })
  .refine(...oneScope);

export const replyParameters = z.object({ id: idSchema });

/** Empty for "Just tell me". */
export const attemptSchema = replyParameters.extend({
  attempt: z.string().trim().max(longestAttempt, { error: m.attemptTooLong }).default(""),
});

export const attemptFormSchema = attemptSchema
  .extend({ justTell: z.enum(["yes"]).optional() })
  .transform(({ id, attempt, justTell }) => ({ id, attempt: justTell ? "" : attempt }));

export const phrasingRequestSchema = z.object({
  id: idSchema,
  text: z.string().trim().min(1, { error: m.phrasingRequired }).max(longestPhrasing),
});

export type PhrasingRequest = z.output<typeof phrasingRequestSchema>;

export const turnParameters = z.object({ turnId: idSchema, ...scopeFields }).refine(...oneScope);

export type SeedMessage = z.infer<typeof seedMessage>;

/** A stored message, as the API returns it. */
export interface ChatMessage extends StudyScope {
  id: string;
  role: "user" | "assistant";
  content: string;
  userId: string;
  createdAt: string;
  citations: Citation[];
  /** Of a reply: false if the documents do not contain the answer. Missing in older replies. */
  answered?: boolean;
  /** Sent by a client as the beginning of the conversation. */
  seeded?: true;
  /** It asks what the learner remembers; answer and sources are revealed after the attempt. */
  askedBack?: true;
  /** What the learner remembered before the answer was revealed; empty for nothing. */
  attempt?: string;
  /** The URL of its audio, if the plan includes speech; the audio is made at the first request. */
  audioUrl?: string;
}
