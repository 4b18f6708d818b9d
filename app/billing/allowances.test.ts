import { describe, expect, it } from "vitest";
import { allowanceSentence, parseAllowances } from "./allowances";
import * as m from "./messages";

const mebibyte = 1024 ** 2;

describe("parseAllowances", () => {
  it("uses the default limits unless a variable overrides them", () => {
    expect(parseAllowances({})).toEqual({
      free: {
        generated: 40,
        uploadedBytes: 200 * mebibyte,
        storedBytes: 1024 * mebibyte,
        storedPassages: 50_000,
        storedItems: 100_000,
        ocrPages: 200,
        speechSeconds: 0,
      },
      premium: {
        generated: 200,
        uploadedBytes: 1024 * mebibyte,
        storedBytes: 10_240 * mebibyte,
        storedPassages: 500_000,
        storedItems: 200_000,
        ocrPages: 1_000,
        speechSeconds: 3_600,
      },
    });
  });

  it("reads each variable separately, and ignores an empty one", () => {
    const { free, premium } = parseAllowances({
      GENERATED_PER_DAY_FREE: "3",
      STORED_BYTES_PREMIUM: "",
      OCR_PAGES_PER_DAY_PREMIUM: "0",
    });
    expect(free.generated).toBe(3);
    expect(premium).toMatchObject({ generated: 200, storedBytes: 10_240 * mebibyte, ocrPages: 0 });
  });

  it.each(["many", "-1", "1.5"])("rejects %s and names the variable", (value) => {
    expect(() => parseAllowances({ STORED_PASSAGES_FREE: value })).toThrow("STORED_PASSAGES_FREE");
  });
});

describe("allowanceSentence", () => {
  it("names the limit and when it resets", () => {
    expect(allowanceSentence("generated", 40, 7_201)).toBe(
      "You've reached today's limit of 40 quizzes, decks and practice tests. You can make more in 3 hours.",
    );
    expect(allowanceSentence("uploadedBytes", 200 * mebibyte, 5_400)).toBe(
      "This would take you over your daily limit of 200 MB of uploads and texts. You can add more in 90 minutes.",
    );
    expect(allowanceSentence("ocrPages", 1_000, 60)).toContain("1,000 pictures");
    expect(allowanceSentence("speechSeconds", 3_600, 60)).toBe(
      "Reading this aloud would take you over your daily limit of 60 minutes. You can listen again in 60 seconds.",
    );
  });

  it.each(["storedBytes", "storedPassages"] as const)(
    "advises to delete files: %s",
    (allowance) => {
      expect(allowanceSentence(allowance, 50_000, 86_400)).toContain("Delete files");
    },
  );

  it("names how many cards and questions are stored at most", () => {
    expect(allowanceSentence("storedItems", 100_000, 86_400)).toBe(
      "There isn't enough space in your library for these cards or questions. It holds up to 100,000 in decks, quizzes, practice tests and review. Delete some you no longer need, then try again.",
    );
  });

  it("advises to split a document with more scanned pages than a day allows", () => {
    expect(m.tooManyPagesForADay({ pages: 3_000, limit: 200 })).toBe(
      "This document has 3,000 scanned pages, and Fennec reads up to 200 a day. Split it into parts of at most 200 pages and upload one a day.",
    );
  });
});
