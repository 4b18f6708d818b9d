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

export const registrationSchema = z.object({
  username: username
    .refine((name) => [...name].length <= 32, {
      error: "Username must be at most 32 characters.",
      abort: true,
    })
    .regex(/^[\p{L}\p{M}\p{N}._-]+$/u, "Use letters, digits, and the signs . _ - only."),
  email: z.email({ error: invalidEmail }).max(254, invalidEmail),
  password,
});

export const registrationFormSchema = registrationSchema
  .extend({ confirmPassword: password })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "Passwords do not match",
  });

export type Login = z.infer<typeof loginSchema>;
export type Registration = z.infer<typeof registrationSchema>;

/** A learner as `GET /api/user` shows them. */
export interface UserView {
  id: string;
  username: string;
  email: string | null;
  createdAt: string;
}
