import { describe, expect, it } from "vitest";
import { batchProblem, sentOfEach } from "./upload-batch";

const mebibyte = 1024 * 1024;
const file = (name: string, size = 10) => ({ name, size });

describe("batchProblem", () => {
  it.each(["a.jpg", "a.JPEG", "a.png", "a.pdf", "a.doc", "b.c.DOCX"])("lets %s through", (name) => {
    expect(batchProblem([file(name)])).toBeNull();
  });

  it.each(["a.txt", "pdf", "a.pdf.exe", "a.docm"])("refuses the batch for %s", (name) => {
    expect(batchProblem([file("a.pdf"), file(name)])).toEqual({
      title: "Invalid file type",
      message: "Only JPG, PNG, PDF, DOC, and DOCX files are supported.",
    });
  });

  it("knows the limits of a file and of a batch", () => {
    expect(batchProblem([file("a.pdf", 25 * mebibyte)])).toBeNull();
    expect(batchProblem([file("a.pdf", 25 * mebibyte + 1)])?.title).toBe("File too large");
    expect(batchProblem(Array.from({ length: 20 }, () => file("a.pdf")))).toBeNull();
    expect(batchProblem(Array.from({ length: 21 }, () => file("a.pdf")))?.title).toBe(
      "Too many files",
    );
    const large = Array.from({ length: 4 }, () => file("a.pdf", 20 * mebibyte));
    expect(batchProblem(large)).toBeNull();
    expect(batchProblem([...large, file("b.pdf", 1)])?.title).toBe("Files too large");
  });
});

describe("sentOfEach", () => {
  const files = [{ size: 100 }, { size: 0 }, { size: 200 }];
  it.each([
    [0, [0, 100, 0]],
    [50, [50, 100, 0]],
    [100, [100, 100, 0]],
    [199, [100, 100, 49]],
    [900, [100, 100, 100]],
  ])("of %d bytes", (sent, each) => {
    expect(sentOfEach(files, sent)).toEqual(each);
  });
});
