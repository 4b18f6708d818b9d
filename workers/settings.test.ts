import { describe, expect, it } from "vitest";
import { readSettings, requireSettings } from "./settings";

const wrong = { STORED_BYTES_FREE: "much", PAYMENT_PROVIDER: "stripe" };

describe("invalid settings", () => {
  it("leave allowances at their defaults, and are reported", () => {
    const { config, allowances } = readSettings(wrong);
    expect(allowances).toEqual(readSettings({}).allowances);
    expect(config.misconfigured.map(({ part }) => part)).toContain("limits");
    expect(config.misconfigured.map(({ problem }) => problem).join()).toMatch(
      /STRIPE_SECRET_KEY.*STORED_BYTES_FREE/,
    );
  });

  it("prevent the start only if that is configured", () => {
    expect(() => requireSettings(wrong)).not.toThrow();
    expect(() => requireSettings({ ON_WRONG_CONFIGURATION: "stop" })).not.toThrow();
    expect(() => requireSettings({ ...wrong, ON_WRONG_CONFIGURATION: "stop" })).toThrow(
      /^Wrong configuration: STRIPE_WEBHOOK_SECRET: .*STORED_BYTES_FREE: /,
    );
  });
});
