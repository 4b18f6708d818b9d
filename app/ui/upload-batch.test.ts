import { describe, expect, it } from "vitest";
import * as m from "./messages";
import { batchProblem, percentSentOfEach, type UploadRules } from "./upload-batch";

const mebibyte = 1024 * 1024;
const file = (name: string, size = 10) => ({ name, size });

const rules: UploadRules = {
  formatNames: ["JPG", "PDF"],
  extensions: ["jpg", "jpeg", "pdf"],
  unsupportedFormat: () => "Only JPG and PDF.",
  fileBytes: 25 * mebibyte,
  batchBytes: 80 * mebibyte,
  files: 20,
};

describe("batchProblem", () => {
  it.each(["a.jpg", "a.JPEG", "a.pdf", "b.c.PDF"])("accepts %s", (name) => {
    expect(batchProblem([file(name)], rules)).toBeNull();
  });

  it.each(["a.txt", "pdf", "a.pdf.exe", "a.pdfx"])("rejects a batch with %s", (name) => {
    expect(batchProblem([file("a.pdf"), file(name)], rules)).toEqual({
      title: "Invalid file type",
      message: "Only JPG and PDF.",
    });
  });

  it("enforces the limits of a file and of a batch", () => {
    expect(batchProblem([file("a.pdf", 25 * mebibyte)], rules)).toBeNull();
    expect(batchProblem([file("a.pdf", 25 * mebibyte + 1)], rules)?.title).toBe("File too large");
    expect(
      batchProblem(
        Array.from({ length: 20 }, () => file("a.pdf")),
        rules,
      ),
    ).toBeNull();
    expect(
      batchProblem(
        Array.from({ length: 21 }, () => file("a.pdf")),
        rules,
      )?.title,
    ).toBe("Too many files");
    const large = Array.from({ length: 4 }, () => file("a.pdf", 20 * mebibyte));
    expect(batchProblem(large, rules)).toBeNull();
    expect(batchProblem([...large, file("b.pdf", 1)], rules)?.title).toBe("Files too large");
  });
});

it("the hint names the accepted formats and the limits", () => {
  const limits = { formats: ["JPG", "PNG", "DOCX"], size: "25 MB" };
  expect(m.fileHint(limits)).toBe("JPG, PNG, DOCX. Up to 25 MB.");
  expect(m.filesHint({ ...limits, count: 20 })).toBe(
    "JPG, PNG, DOCX. Up to 25 MB each, 20 at once.",
  );
});

describe("percentSentOfEach", () => {
  const files = [{ size: 100 }, { size: 0 }, { size: 200 }];
  it.each([
    [0, [0, 100, 0]],
    [50, [50, 100, 0]],
    [100, [100, 100, 0]],
    [199, [100, 100, 49]],
    [900, [100, 100, 100]],
  ])("returns the sent percentage of each file after %d bytes", (sent, each) => {
    expect(percentSentOfEach(files, sent)).toEqual(each);
  });
});
