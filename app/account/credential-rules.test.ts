import { describe, expect, it } from "vitest";
import { formProblems } from "./credential-rules";
import { loginSchema, registrationFormSchema } from "./schema";

const long = (length: number) => "x".repeat(length);
const usernames = [
  "",
  "ab",
  "  ab  ",
  "abc",
  "Zoë",
  "a b c",
  "mei.l-1_",
  long(32),
  long(33),
  "日本語",
];
const emails = ["", "a", "a@b", "a@b.co", "a..b@c.de", ".a@b.co", "a b@c.de", `${long(250)}@b.co`];
const passwords = ["", "12345", "123456", long(200), long(201)];

function refused(schema: typeof loginSchema | typeof registrationFormSchema, form: FormData) {
  const result = schema.safeParse(Object.fromEntries(form));
  const problems: Record<string, string[]> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    problems[String(path[0])] ??= [message];
  }
  return problems;
}

function fill(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("the rules of the account forms", () => {
  it("give the messages of the specification", () => {
    const form = { username: "ab", email: "not one", password: "12345", confirmPassword: "" };
    expect(formProblems(fill({ intent: "register", ...form }))).toEqual({
      username: ["Username must be at least 3 characters."],
      email: ["Please enter a valid email address."],
      password: ["Password must be at least 6 characters."],
      confirmPassword: ["Password must be at least 6 characters."],
    });
    const unequal = { username: "abc", email: "a@b.co", password: "123456" };
    expect(
      formProblems(fill({ intent: "register", ...unequal, confirmPassword: "654321" })),
    ).toEqual({ confirmPassword: ["Passwords do not match"] });
  });

  it("are the same in the browser and on the server", () => {
    for (const username of usernames) {
      for (const password of passwords) {
        const login = fill({ intent: "login", username, password });
        expect(formProblems(login)).toEqual(refused(loginSchema, login));
        for (const email of emails) {
          const confirmPassword = password;
          const form = fill({ intent: "register", username, email, password, confirmPassword });
          expect(formProblems(form)).toEqual(refused(registrationFormSchema, form));
        }
      }
    }
  });
});
