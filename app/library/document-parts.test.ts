import { expect, it } from "vitest";
import { readParts, writeParts } from "./document-parts";

it("writes parts of a document for a URL, and reads them back", () => {
  const parts = [
    { from: 3, before: 8 },
    { from: 20, before: null },
    { firstPage: 4, lastPage: 6 },
  ];
  expect(writeParts(parts)).toBe("3-8,20-,p4-6");
  expect(readParts("3-8,20-,p4-6")).toEqual(parts);
});

it("names the document of each part if there are several", () => {
  const parts = [
    { fileId: "abc1", from: 3, before: 8 },
    { fileId: "7", firstPage: 4, lastPage: 6 },
  ];
  expect(writeParts(parts)).toBe("abc1.3-8,7.p4-6");
  expect(readParts("abc1.3-8,7.p4-6")).toEqual(parts);
  expect(readParts("A b.3-8")).toBeNull();
});

it.each(["", "3", "p4-", "a-b", "3-8,", "-3", "3-8;4-9", "99999999-"])("rejects %j", (text) => {
  expect(readParts(text)).toBeNull();
});
