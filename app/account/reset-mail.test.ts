import { describe, expect, it } from "vitest";
import { resetMail } from "./reset-mail";

const ada = { username: "ada", href: "https://study.example.org/auth/reset?token=a" };
const bob = { username: "bob", href: "https://study.example.org/auth/reset?token=b" };

describe("the password reset email", () => {
  it("has the link of the account on a line of its own", () => {
    const { to, subject, text } = resetMail("ada@example.org", [ada]);
    expect(to).toBe("ada@example.org");
    expect(subject).toBe("Reset your Fennec password");
    expect(text).toContain("Hello ada,");
    expect(text.split("\n")).toContain(ada.href);
  });

  it("names each account if several have the address", () => {
    const { text } = resetMail("both@example.org", [ada, bob]);
    expect(text).toContain(`ada:\n${ada.href}\n`);
    expect(text).toContain(`bob:\n${bob.href}\n`);
  });
});
