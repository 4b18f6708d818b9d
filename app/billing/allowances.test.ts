import { describe, expect, it } from "vitest";
import { allowanceSentence, parseAllowances } from "./allowances";
import * as m from "./messages";

const mebibyte = 1024 ** 2;

describe("the allowances of the plans", () => {
  it("are those of the contract unless a variable sets another", () => {
    expect(parseAllowances({})).toEqual({
      free: {
        generated: 40,
        uploadedBytes: 200 * mebibyte,
        storedBytes: 1024 * mebibyte,
        storedPassages: 50_000,
        ocrPages: 200,
        speechSeconds: 0,
      },
      premium: {
        generated: 200,
        uploadedBytes: 1024 * mebibyte,
        storedBytes: 10_240 * mebibyte,
        storedPassages: 500_000,
        ocrPages: 1_000,
        speechSeconds: 3_600,
      },
    });
  });

  it("are set one by one, and a variable set to nothing sets nothing", () => {
    const { free, premium } = parseAllowances({
      GENERATED_PER_DAY_FREE: "3",
      STORED_BYTES_PREMIUM: "",
      OCR_PAGES_PER_DAY_PREMIUM: "0",
    });
    expect(free.generated).toBe(3);
    expect(premium).toMatchObject({ generated: 200, storedBytes: 10_240 * mebibyte, ocrPages: 0 });
  });

  it.each(["many", "-1", "1.5"])("are refused with the variable's name: %s", (value) => {
    expect(() => parseAllowances({ STORED_PASSAGES_FREE: value })).toThrow("STORED_PASSAGES_FREE");
  });
});

describe("the sentence of an allowance", () => {
  it("says the number and when there is room again", () => {
    expect(allowanceSentence("generated", 40, 7_201)).toBe(
      "You've reached today's limit of 40 quizzes, decks and practice tests. You can make more in 3 hours.",
    );
    expect(allowanceSentence("uploadedBytes", 200 * mebibyte, 5_400)).toBe(
      "This upload would take you over your daily limit of 200 MB. You can upload again in 90 minutes.",
    );
    expect(allowanceSentence("ocrPages", 1_000, 60)).toContain("1,000 pictures");
    expect(allowanceSentence("speechSeconds", 3_600, 60)).toBe(
      "Reading this aloud would take you over your daily limit of 60 minutes. You can listen again in 60 seconds.",
    );
  });

  it.each(["storedBytes", "storedPassages"] as const)("says to delete files: %s", (allowance) => {
    expect(allowanceSentence(allowance, 50_000, 86_400)).toContain("Delete files");
  });

  it("says to split a document that no day has room for", () => {
    expect(m.tooManyPagesForADay({ pages: 3_000, limit: 200 })).toBe(
      "This document has 3,000 scanned pages, and Fennec reads up to 200 a day. Split it into parts of at most 200 pages and upload one a day.",
    );
  });
});
