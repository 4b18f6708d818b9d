import { describe, expect, it } from "vitest";
import { parseMail, publicOriginSchema } from "./mail-configuration.server";

const from = {
  MAIL_FROM: "Fennec <fennec@example.org>",
  PUBLIC_ORIGIN: "https://study.example.org",
};

describe("MAIL_PROVIDER", () => {
  it("is none by default", () => {
    expect(parseMail({})).toEqual({ provider: "none" });
    expect(parseMail({ MAIL_PROVIDER: "" })).toEqual({ provider: "none" });
  });

  it("can be the log only on a local deployment", () => {
    const log = { MAIL_PROVIDER: "log" };
    expect(parseMail({ ...log, DEPLOYMENT: "local" })).toEqual({ provider: "log" });
    expect(() => parseMail(log)).toThrow("works with DEPLOYMENT=local only");
    expect(() => parseMail({ ...log, DEPLOYMENT: "production" })).toThrow("DEPLOYMENT=local");
  });

  it.each(["resend", "postmark"] as const)("can be %s with its API key", (provider) => {
    const all = { ...from, MAIL_PROVIDER: provider, MAIL_API_KEY: "key-4711" };
    expect(parseMail(all)).toEqual({ provider, from: from.MAIL_FROM, apiKey: "key-4711" });
    expect(() => parseMail({ ...all, MAIL_API_KEY: " " })).toThrow("MAIL_API_KEY");
    expect(() => parseMail({ ...all, PUBLIC_ORIGIN: "" })).toThrow("PUBLIC_ORIGIN");
    for (const wrong of ["", "nobody", "Fennec", "<a@b> c"]) {
      const start = () => parseMail({ ...all, MAIL_FROM: wrong });
      expect(start).toThrow("MAIL_FROM");
      expect(start).not.toThrow("key-4711");
    }
  });

  it("can be cloudflare with its binding", () => {
    const all = { ...from, MAIL_PROVIDER: "cloudflare", EMAIL: { send() {} } };
    expect(parseMail(all)).toEqual({ provider: "cloudflare", from: from.MAIL_FROM });
    expect(() => parseMail({ ...all, EMAIL: undefined })).toThrow("the binding EMAIL");
  });
});

describe("PUBLIC_ORIGIN", () => {
  it.each([
    [undefined, null],
    ["", null],
    ["https://study.example.org", "https://study.example.org"],
    ["https://study.example.org/", "https://study.example.org"],
    ["http://localhost:8787", "http://localhost:8787"],
  ])("%s is read as %s", (given, origin) => {
    expect(publicOriginSchema.parse({ PUBLIC_ORIGIN: given })).toBe(origin);
  });

  it.each(["study.example.org", "https://a.example/path", "javascript:alert(1)", "ftp://a"])(
    "rejects %s",
    (given) => {
      expect(() => publicOriginSchema.parse({ PUBLIC_ORIGIN: given })).toThrow("without a path");
    },
  );
});
