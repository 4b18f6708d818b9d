import { describe, expect, it } from "vitest";
import type { FileSummary } from "./schema";
import { selectFile } from "./select-file";

const file = (id: string): FileSummary => ({
  id,
  name: `${id}.pdf`,
  type: "pdf",
  size: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  status: "ready",
  problem: null,
  pages: 1,
  pagesRead: null,
  words: 1,
});

describe("selectFile", () => {
  const files = [file("a"), file("b")];

  it("takes the file that is named, else the first", () => {
    expect(selectFile(files, "b")?.id).toBe("b");
    expect(selectFile(files, "unknown")?.id).toBe("a");
    expect(selectFile(files, undefined)?.id).toBe("a");
  });

  it("takes none for the whole library, or where there is none", () => {
    expect(selectFile(files, "library")).toBeNull();
    expect(selectFile([], "a")).toBeNull();
  });
});
