import * as m from "./messages";

/** @returns the error message for a field of the login or registration form */
type Rule = (value: string) => string | undefined;

const email =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const usernameProblem: Rule = (name) =>
  [...name.trim()].length < 3 ? m.usernameTooShort() : undefined;

export const newUsernameProblem: Rule = (name) => {
  const short = usernameProblem(name);
  if (short) return short;
  if ([...name.trim()].length > 32) return m.usernameTooLong();
  if (!/^[\p{L}\p{M}\p{N}._-]+$/u.test(name.trim())) {
    return m.usernameCharacters();
  }
};

export const emailProblem: Rule = (address) =>
  address.length > 254 || !email.test(address) ? m.emailInvalid() : undefined;

export const passwordProblem: Rule = (password) => {
  if (password.length < 6) return m.passwordTooShort();
  if (password.length > 200) return m.passwordTooLong();
};

/** The errors of all fields, by name. */
export function formProblems(form: FormData): Record<string, string[]> {
  const value = (name: string) => String(form.get(name) ?? "");
  const registering = form.get("intent") === "register";
  const found = registering
    ? {
        username: newUsernameProblem(value("username")),
        email: emailProblem(value("email")),
        password: passwordProblem(value("password")),
        confirmPassword:
          passwordProblem(value("confirmPassword")) ??
          (value("password") === value("confirmPassword") ? undefined : m.passwordsDiffer()),
      }
    : {
        username: usernameProblem(value("username")),
        password: passwordProblem(value("password")),
      };
  const problems: Record<string, string[]> = {};
  for (const [name, message] of Object.entries(found)) {
    if (message) problems[name] = [message];
  }
  return problems;
}
