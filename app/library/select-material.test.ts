import { describe, expect, it } from "vitest";
import type { FileSummary } from "./schema";
import { scopeOf, selectMaterial, statusOf } from "./select-material";

const file = (id: string, status: FileSummary["status"] = "ready"): FileSummary => ({
  id,
  name: `${id}.pdf`,
  type: "pdf",
  size: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  status,
  problem: null,
  pages: 1,
  pagesRead: null,
  words: 1,
  source: null,
});

describe("selectMaterial", () => {
  const materials = {
    files: [file("a"), file("b"), file("c")],
    courses: [{ id: "biology", name: "Biology", fileIds: ["c", "gone", "a"] }],
  };
  const select = (chosen: { fileId?: string; courseId?: string }) =>
    selectMaterial(materials, chosen);

  it("selects the file that is named, or the first", () => {
    expect(select({ fileId: "b" }).file?.id).toBe("b");
    expect(select({ fileId: "unknown" }).file?.id).toBe("a");
    expect(select({}).file?.id).toBe("a");
  });

  it("selects no file for the whole library, or if there is none", () => {
    expect(select({ fileId: "library" })).toEqual({ file: null, course: null });
    expect(selectMaterial({ files: [], courses: [] }, { fileId: "a" }).file).toBeNull();
  });

  it("selects a course with its documents in order, and ignores a deleted course", () => {
    const biology = select({ courseId: "biology", fileId: "b" });
    expect(biology.course?.files.map(({ id }) => id)).toEqual(["c", "a"]);
    expect(scopeOf(biology)).toEqual({ fileId: null, courseId: "biology" });
    expect(scopeOf(select({ courseId: "deleted" }))).toEqual({ fileId: "a", courseId: null });
  });
});

describe("statusOf", () => {
  it("is ready once one document is read, and unreadable if none can be", () => {
    expect(statusOf([])).toBe("empty");
    expect(statusOf([file("a", "unreadable"), file("b", "reading"), file("c")])).toBe("ready");
    expect(statusOf([file("a", "unreadable"), file("b", "reading")])).toBe("reading");
    expect(statusOf([file("a", "unreadable")])).toBe("unreadable");
  });
});
