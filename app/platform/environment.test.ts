import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.server";

const usual = { APP_VERSION: "1", REGISTRATIONS_PER_HOUR: "20", UPLOADS_PER_HOUR: "120" };

const problemsOf = (variables: object) => readEnvironment({ ...usual, ...variables }).misconfigured;

describe("the Turnstile keys", () => {
  it("are optional", () => {
    expect(readEnvironment(usual)).toMatchObject({ turnstile: null, misconfigured: [] });
    const empty = { ...usual, TURNSTILE_SITE_KEY: "", TURNSTILE_SECRET_KEY: " " };
    expect(readEnvironment(empty)).toMatchObject({ turnstile: null, misconfigured: [] });
  });

  it("are read as a pair", () => {
    const both = { ...usual, TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret" };
    expect(readEnvironment(both).turnstile).toEqual({ siteKey: "site", secretKey: "secret" });
  });

  it.each([
    ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"],
    ["TURNSTILE_SECRET_KEY", "TURNSTILE_SITE_KEY"],
  ])(
    "are misconfigured if only %s is set; the message names %s but shows no value",
    (set, missing) => {
      const { turnstile, misconfigured } = readEnvironment({ ...usual, [set]: "half-of-them" });
      expect(turnstile).toBe("misconfigured");
      expect(misconfigured).toEqual([
        {
          part: "turnstile",
          problem: `${missing}: Turnstile needs both of its keys, and this one is not set.`,
        },
      ]);
    },
  );
});

describe("the limits of registrations without the human check", () => {
  it("are low by default", () => {
    expect(readEnvironment(usual).uncheckedPerHour).toEqual({ network: 3, together: 60 });
    const configured = {
      ...usual,
      UNCHECKED_REGISTRATIONS_PER_HOUR: "5",
      ALL_UNCHECKED_REGISTRATIONS_PER_HOUR: "500",
    };
    expect(readEnvironment(configured).uncheckedPerHour).toEqual({ network: 5, together: 500 });
  });
});

describe("an invalid variable", () => {
  it("of the rate limits leaves them at their defaults", () => {
    const config = readEnvironment({ ...usual, REGISTRATIONS_PER_HOUR: "9e9 or so" });
    expect(config.hourlyRates).toMatchObject({ registration: 20, upload: 120 });
    expect(config.misconfigured).toMatchObject([{ part: "limits" }]);
    expect(problemsOf({ UPLOADS_PER_HOUR: "" })[0]?.problem).toContain("UPLOADS_PER_HOUR");
  });

  it("of the models turns off all models, even if only their budget is invalid", () => {
    const variables = { ...usual, AI: {}, AI_CALLS_PER_DAY: "few" };
    const { ai, misconfigured } = readEnvironment(variables);
    expect(
      new Set([ai.text, ai.image, ai.transcription, ai.speech].map((task) => task.provider)),
    ).toEqual(new Set(["builtin"]));
    expect(misconfigured).toMatchObject([{ part: "models" }]);
  });

  it("is reported for each part of the configuration", () => {
    const parts = problemsOf({
      PAYMENT_PROVIDER: "stripe",
      TEXT_PROVIDER: "gpt",
      TURNSTILE_SITE_KEY: "site",
      UPLOADS_PER_HOUR: "many",
    }).map(({ part }) => part);
    expect(new Set(parts)).toEqual(new Set(["limits", "turnstile", "models", "payments"]));
  });

  it("prevents the start if it sets where data may be stored", () => {
    expect(readEnvironment({ ...usual, DATA_JURISDICTION: "eu" }).jurisdiction).toBe("eu");
    expect(() => readEnvironment({ ...usual, DATA_JURISDICTION: "europe" })).toThrow(
      "DATA_JURISDICTION",
    );
  });
});
