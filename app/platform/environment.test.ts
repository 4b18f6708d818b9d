import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.server";

const usual = { APP_VERSION: "1", REGISTRATIONS_PER_HOUR: "20", UPLOADS_PER_HOUR: "120" };

const problemsOf = (variables: object) => readEnvironment({ ...usual, ...variables }).misconfigured;

describe("the keys of Turnstile", () => {
  it("are needed by nobody", () => {
    expect(readEnvironment(usual)).toMatchObject({ turnstile: null, misconfigured: [] });
    const empty = { ...usual, TURNSTILE_SITE_KEY: "", TURNSTILE_SECRET_KEY: " " };
    expect(readEnvironment(empty)).toMatchObject({ turnstile: null, misconfigured: [] });
  });

  it("are taken together", () => {
    const both = { ...usual, TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret" };
    expect(readEnvironment(both).turnstile).toEqual({ siteKey: "site", secretKey: "secret" });
  });

  it.each([
    ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"],
    ["TURNSTILE_SECRET_KEY", "TURNSTILE_SITE_KEY"],
  ])("are wrong where only %s is set, naming %s and no value", (set, missing) => {
    const { turnstile, misconfigured } = readEnvironment({ ...usual, [set]: "half-of-them" });
    expect(turnstile).toBe("misconfigured");
    expect(misconfigured).toEqual([
      {
        part: "turnstile",
        problem: `${missing}: Turnstile needs both of its keys, and this one is not set.`,
      },
    ]);
  });
});

describe("registrations without the check", () => {
  it("are few by default", () => {
    expect(readEnvironment(usual).uncheckedPerHour).toEqual({ network: 3, together: 60 });
    const told = {
      ...usual,
      UNCHECKED_REGISTRATIONS_PER_HOUR: "5",
      ALL_UNCHECKED_REGISTRATIONS_PER_HOUR: "500",
    };
    expect(readEnvironment(told).uncheckedPerHour).toEqual({ network: 5, together: 500 });
  });
});

describe("a variable that is wrong", () => {
  it("of the limits has them be as usual, not looser", () => {
    const config = readEnvironment({ ...usual, REGISTRATIONS_PER_HOUR: "9e9 or so" });
    expect(config.hourlyRates).toMatchObject({ registration: 20, upload: 120 });
    expect(config.misconfigured).toMatchObject([{ part: "limits" }]);
    expect(problemsOf({ UPLOADS_PER_HOUR: "" })[0]?.problem).toContain("UPLOADS_PER_HOUR");
  });

  it("of the models has none be asked, also where it is only their budget", () => {
    const variables = { ...usual, AI: {}, AI_CALLS_PER_DAY: "few" };
    const { ai, misconfigured } = readEnvironment(variables);
    expect(
      new Set([ai.text, ai.image, ai.transcription, ai.speech].map((task) => task.provider)),
    ).toEqual(new Set(["builtin"]));
    expect(misconfigured).toMatchObject([{ part: "models" }]);
  });

  it("is told for each part by itself", () => {
    const parts = problemsOf({
      PAYMENT_PROVIDER: "stripe",
      TEXT_PROVIDER: "gpt",
      TURNSTILE_SITE_KEY: "site",
      UPLOADS_PER_HOUR: "many",
    }).map(({ part }) => part);
    expect(new Set(parts)).toEqual(new Set(["limits", "turnstile", "models", "payments"]));
  });

  it("stops the app where it says where data may be kept", () => {
    expect(readEnvironment({ ...usual, DATA_JURISDICTION: "eu" }).jurisdiction).toBe("eu");
    expect(() => readEnvironment({ ...usual, DATA_JURISDICTION: "europe" })).toThrow(
      "DATA_JURISDICTION",
    );
  });
});
