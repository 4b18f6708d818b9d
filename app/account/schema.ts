import { z } from "zod";
import {
  differentPasswords,
  emailProblem,
  newUsernameProblem,
  passwordProblem,
  usernameProblem,
} from "./credential-rules";
import { humanCheckField, notPassed } from "./human-check";

/** A text that a rule of the form finds nothing wrong with. */
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
  [humanCheckField]: z.string().max(2_048, notPassed).nullish(),
});

export const registrationFormSchema = registrationSchema
  .extend({ confirmPassword: password })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: differentPasswords,
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
    .string({ error: passwordProblem("") })
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
