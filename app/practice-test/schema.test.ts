import { describe, expect, it } from "vitest";
import { plainPracticeFormSchema, practiceFormSchema, practiceRequestSchema } from "./schema";

const messageOf = (
  schema: typeof practiceFormSchema | typeof practiceRequestSchema,
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message;

describe("practiceRequestSchema", () => {
  it("accepts a file or a text, with ten questions by default", () => {
    expect(practiceRequestSchema.parse({ fileId: "f" })).toEqual({
      fileId: "f",
      courseId: null,
      textContent: null,
      questionCount: 10,
    });
    expect(practiceRequestSchema.parse({ fileId: null, textContent: "a\r\nb" })).toMatchObject({
      fileId: null,
      textContent: "a\nb",
    });
  });

  it.each([
    [{}, "Please upload a file to generate practice questions"],
    [{ fileId: "" }, "Please upload a file to generate practice questions"],
    [{ textContent: " \n" }, "Please enter some text to generate practice questions"],
    [{ fileId: "f", textContent: "t" }, "Choose a file or paste text, not both."],
    [{ fileId: "f", questionCount: 101 }, "Choose at most 100 questions."],
  ])("rejects %j", (value, message) => {
    expect(messageOf(practiceRequestSchema, value)).toBe(message);
  });
});

describe("practiceFormSchema", () => {
  it("uses only the fields of the open tab", () => {
    const both = { fileId: "f", textContent: "t", questionCount: "3" };
    expect(practiceFormSchema.parse({ ...both, tab: "paste" })).toEqual({
      fileId: null,
      courseId: null,
      textContent: "t",
      questionCount: 3,
    });
    expect(practiceFormSchema.parse({ ...both, tab: "elsewhere" })).toMatchObject({
      fileId: "f",
      textContent: null,
    });
    expect(messageOf(practiceFormSchema, { ...both, tab: "paste", textContent: " " })).toBe(
      "Please enter some text to generate practice questions",
    );
  });

  it("uses the course of the page unless a file is chosen", () => {
    const form = { tab: "upload", courseId: "c", questionCount: "3" };
    const chosen = (fileId: string) => practiceFormSchema.parse({ ...form, fileId });
    expect(chosen("")).toMatchObject({ fileId: null, courseId: "c" });
    expect(chosen("f")).toMatchObject({ fileId: "f", courseId: null });
  });

  it("treats an invalid count as the smallest", () => {
    const form = { tab: "paste", textContent: "t", questionCount: { toString: "1" } };
    expect(practiceFormSchema.parse(form)).toMatchObject({ questionCount: 1 });
  });
});

describe("plainPracticeFormSchema", () => {
  const both = { fileId: "f", textContent: "t", questionCount: "3" };

  it("asks which to use if a text was typed while a file is chosen", () => {
    const { error } = plainPracticeFormSchema.safeParse({ ...both, tab: "upload" });
    expect(error?.issues).toMatchObject([
      { path: ["tab"], message: expect.stringMatching(/^You entered text/) },
    ]);
  });

  it("uses the source that is then chosen", () => {
    expect(plainPracticeFormSchema.parse({ ...both, tab: "paste" })).toMatchObject({
      fileId: null,
      textContent: "t",
    });
    expect(
      plainPracticeFormSchema.parse({ ...both, textContent: " ", tab: "upload" }),
    ).toMatchObject({ fileId: "f", textContent: null });
  });
});
