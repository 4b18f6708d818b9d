import { describe, expect, it } from "vitest";
import { parseEnvironment } from "./environment.server";

const usual = { APP_VERSION: "1", REGISTRATIONS_PER_HOUR: "20", UPLOADS_PER_HOUR: "120" };

describe("the keys of Turnstile", () => {
  it("are needed by nobody", () => {
    expect(parseEnvironment(usual).turnstile).toBeNull();
    const empty = { ...usual, TURNSTILE_SITE_KEY: "", TURNSTILE_SECRET_KEY: " " };
    expect(parseEnvironment(empty).turnstile).toBeNull();
  });

  it("are taken together", () => {
    const both = { ...usual, TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret" };
    expect(parseEnvironment(both).turnstile).toEqual({ siteKey: "site", secretKey: "secret" });
  });

  it.each([
    ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"],
    ["TURNSTILE_SECRET_KEY", "TURNSTILE_SITE_KEY"],
  ])("are refused where only %s is set, naming %s and no value", (set, missing) => {
    const start = () => parseEnvironment({ ...usual, [set]: "half-of-them" });
    expect(start).toThrow(missing);
    expect(start).toThrow("Turnstile needs both of its keys");
    expect(start).not.toThrow("half-of-them");
  });
});

describe("registrations without the check", () => {
  it("are few, unless told", () => {
    expect(parseEnvironment(usual).uncheckedPerHour).toEqual({ network: 3, together: 60 });
    const told = {
      ...usual,
      UNCHECKED_REGISTRATIONS_PER_HOUR: "5",
      ALL_UNCHECKED_REGISTRATIONS_PER_HOUR: "500",
    };
    expect(parseEnvironment(told).uncheckedPerHour).toEqual({ network: 5, together: 500 });
  });
});
