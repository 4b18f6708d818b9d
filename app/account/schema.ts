import { z } from "zod";
import {
  emailProblem,
  newUsernameProblem,
  passwordProblem,
  usernameProblem,
} from "./credential-rules";
import { humanCheckField } from "./human-check";
import * as m from "./messages";
import { readRecoveryCode } from "./recovery-code";

/** A string that passes one of the form's rules. */
function ruled(problem: (value: string) => string | undefined) {
  const error = ({ input }: { input: unknown }) => problem(typeof input === "string" ? input : "");
  return z.string({ error }).refine((value) => problem(value) === undefined, { error });
}

const username = ruled(usernameProblem).trim();
const password = ruled(passwordProblem);

export const loginSchema = z.object({ username: username.max(200), password });

const email = ruled(emailProblem);

export const registrationSchema = z.object({
  username: ruled(newUsernameProblem).trim(),
  email,
  password,
  [humanCheckField]: z.string().max(2_048, { error: m.humanCheckFailed }).nullish(),
});

export const registrationFormSchema = registrationSchema
  .extend({ confirmPassword: password })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: m.passwordsDiffer,
  });

/** No minimum length: it is compared with the stored one. */
const currentPassword = z
  .string({ error: m.currentPasswordRequired })
  .min(1, { error: m.currentPasswordRequired })
  .max(200, { error: m.currentPasswordTooLong });

/** Account settings. An empty new password keeps the current one. */
export const settingsSchema = z.object({
  email,
  currentPassword,
  newPassword: z
    .string({ error: () => passwordProblem("") })
    .nullish()
    .transform((text) => text || null)
    .pipe(password.nullable()),
});

/** A BCP 47 tag, which may be none of the interface's. */
export const languageSchema = z.object({
  language: z.string({ error: m.languageUnknown }).max(35, { error: m.languageUnknown }),
});

/** The form that changes the language. */
export const languageFormSchema = languageSchema.extend({
  /** The page with the form. */
  back: z.string().max(2_000).optional(),
});

/** For actions that need the current password. */
export const passwordSchema = z.object({ currentPassword });

/** A username or an email address. */
const account = z
  .string({ error: m.accountRequired })
  .trim()
  .min(3, { error: m.accountRequired })
  .max(254, { error: m.accountRequired });

export const resetRequestSchema = z.object({ account });

export const resetSchema = z.object({ token: z.string().max(100), newPassword: password });

export const recoverySchema = z.object({
  username: username.max(200),
  recoveryCode: z
    .string({ error: m.recoveryCodeRequired })
    .max(100, { error: m.recoveryCodeInvalid })
    .refine((typed) => readRecoveryCode(typed) !== null, {
      error: m.recoveryCodeInvalid,
    }),
  newPassword: password,
});

const repeated = { confirmPassword: password };
const isRepeated = (form: { newPassword: string; confirmPassword: string }) =>
  form.newPassword === form.confirmPassword;
const mismatch = { path: ["confirmPassword"], error: m.passwordsDiffer };

export const resetFormSchema = z
  .object({ newPassword: password, ...repeated })
  .refine(isRepeated, mismatch);

export const recoveryFormSchema = recoverySchema.extend(repeated).refine(isRepeated, mismatch);

/** A device or a passkey. */
export const idParameters = z.object({ id: z.string().max(100) });

/** base64url, as browsers encode the parts of a passkey. */
const encoded = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*$/);

const credential = {
  id: encoded.min(1),
  rawId: encoded.min(1),
  type: z.literal("public-key"),
};

export const newPasskeySchema = z.object({
  name: z
    .string({ error: m.passkeyNameRequired })
    .trim()
    .min(1, { error: m.passkeyNameRequired })
    .max(60, { error: m.passkeyNameTooLong }),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  }),
});

export const passkeyLoginSchema = z.object({
  /** The page that was asked for before the login. */
  redirectTo: z.string().max(2_000).optional(),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.optional(),
    }),
  }),
});

export type Recovery = z.infer<typeof recoverySchema>;
export type NewPasskey = z.infer<typeof newPasskeySchema>;
export type PasskeyLogin = z.infer<typeof passkeyLoginSchema>;
export type Settings = z.infer<typeof settingsSchema>;
export type Login = z.infer<typeof loginSchema>;
export type Registration = z.infer<typeof registrationSchema>;

/** The response of `GET /api/user`. */
export interface UserView {
  id: string;
  username: string;
  email: string | null;
  createdAt: string;
}

/** A session of a learner. */
export interface DeviceView {
  id: string;
  /** Browser and operating system; null if unknown. */
  device: string | null;
  /** Whether it is the session of this request. */
  current: boolean;
  createdAt: string;
  /** Up to an hour too early. */
  lastUsedAt: string;
}

export interface PasskeyView {
  id: string;
  name: string;
  createdAt: string;
  /** Null if it was never used. */
  lastUsedAt: string | null;
}
