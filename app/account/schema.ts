import { z } from "zod";

const usernameTooShort = "Username must be at least 3 characters.";
const passwordTooShort = "Password must be at least 6 characters.";
const invalidEmail = "Please enter a valid email address.";

const username = z
  .string({ error: usernameTooShort })
  .trim()
  .refine((name) => [...name].length >= 3, { error: usernameTooShort, abort: true });

const password = z
  .string({ error: passwordTooShort })
  .min(6, passwordTooShort)
  .max(200, "Password must be at most 200 characters.");

export const loginSchema = z.object({ username: username.max(200), password });

const email = z.email({ error: invalidEmail }).max(254, invalidEmail);

export const registrationSchema = z.object({
  username: username
    .refine((name) => [...name].length <= 32, {
      error: "Username must be at most 32 characters.",
      abort: true,
    })
    .regex(/^[\p{L}\p{M}\p{N}._-]+$/u, "Use letters, digits, and the signs . _ - only."),
  email,
  password,
});

export const registrationFormSchema = registrationSchema
  .extend({ confirmPassword: password })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "Passwords do not match",
  });

/** Whatever was typed is checked against the stored one; only an empty field is a mistake. */
const currentPassword = z
  .string({ error: "Enter your current password." })
  .min(1, "Enter your current password.")
  .max(200, "Password must be at most 200 characters.");

/** Account settings; an empty new password leaves the one there is. */
export const settingsSchema = z.object({
  email,
  currentPassword,
  newPassword: z
    .string({ error: passwordTooShort })
    .nullish()
    .transform((text) => text || null)
    .pipe(password.nullable()),
});

export const accountDeletionSchema = z.object({ currentPassword });

export type Settings = z.infer<typeof settingsSchema>;
export type Login = z.infer<typeof loginSchema>;
export type Registration = z.infer<typeof registrationSchema>;

/** A learner as `GET /api/user` shows them. */
export interface UserView {
  id: string;
  username: string;
  email: string | null;
  createdAt: string;
}
