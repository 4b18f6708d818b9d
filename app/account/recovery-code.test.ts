import { describe, expect, it } from "vitest";
import { readRecoveryCode, recoveryCodeOf } from "./recovery-code";

describe("a recovery code", () => {
  it("has five groups of five characters, out of 32", () => {
    const bytes = Uint8Array.from({ length: 25 }, (_, index) => index * 10);
    const code = recoveryCodeOf(bytes);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
    const everySign = Uint8Array.from({ length: 32 }, (_, index) => index);
    expect(new Set(recoveryCodeOf(everySign).replaceAll("-", "")).size).toBe(25);
    expect(recoveryCodeOf(bytes.map((byte) => byte + 1))).not.toBe(code);
  });

  it("is recognised in either case, with or without hyphens", () => {
    const code = recoveryCodeOf(crypto.getRandomValues(new Uint8Array(25)));
    for (const typed of [code, code.toLowerCase(), code.replaceAll("-", ""), ` ${code} \n`]) {
      expect(readRecoveryCode(typed)).toBe(code);
    }
    expect(readRecoveryCode("ooooo-iiiii-lllll-00000-11111")).toBe("00000-11111-11111-00000-11111");
  });

  it.each(["", "00000", "00000-11111-22222-33333-4444", "UUUUU-00000-00000-00000-00000", "é"])(
    "is not recognised in %j",
    (typed) => {
      expect(readRecoveryCode(typed)).toBeNull();
    },
  );
});
