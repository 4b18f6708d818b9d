/** What is wrong with a field of the login or registration form, in the words shown under it. */
type Rule = (value: string) => string | undefined;

const email =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const usernameProblem: Rule = (name) =>
  [...name.trim()].length < 3 ? "Username must be at least 3 characters." : undefined;

export const newUsernameProblem: Rule = (name) => {
  const short = usernameProblem(name);
  if (short) return short;
  if ([...name.trim()].length > 32) return "Username must be at most 32 characters.";
  if (!/^[\p{L}\p{M}\p{N}._-]+$/u.test(name.trim())) {
    return "Use letters, digits, and the signs . _ - only.";
  }
};

export const emailProblem: Rule = (address) =>
  address.length > 254 || !email.test(address) ? "Please enter a valid email address." : undefined;

export const passwordProblem: Rule = (password) => {
  if (password.length < 6) return "Password must be at least 6 characters.";
  if (password.length > 200) return "Password must be at most 200 characters.";
};

export const differentPasswords = "Passwords do not match";

/** Every field that would be refused, with why. */
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
          (value("password") === value("confirmPassword") ? undefined : differentPasswords),
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
