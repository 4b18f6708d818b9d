import { expect, it } from "vitest";
import { foundFor, isFrom, originsOf } from "./item-origin";

const inCourse = { fileId: null, courseId: "biology" };
const ofDocument = { fileId: "a", courseId: null };
const both = { fileId: "a", courseId: "biology" };
const neither = { fileId: null, courseId: null };

it("collects the exams of an item's document and course", () => {
  const exams = new Map([
    ["a", ["2027-01-02", "2027-01-05"]],
    ["biology", ["2027-01-03"]],
  ]);
  expect(foundFor(exams, ofDocument)).toEqual(["2027-01-02", "2027-01-05"]);
  expect(foundFor(exams, inCourse)).toEqual(["2027-01-03"]);
  expect(foundFor(exams, both)).toEqual(["2027-01-02", "2027-01-05", "2027-01-03"]);
  expect(foundFor(exams, neither)).toEqual([]);
});

it("counts an item in a course, by itself or with its document", () => {
  const course = new Set(originsOf({ id: "biology", fileIds: ["a", "b"] }));
  expect([inCourse, ofDocument, both].map((origin) => isFrom(course, origin))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isFrom(course, neither)).toBe(false);
  expect(isFrom(course, { fileId: "c", courseId: "physics" })).toBe(false);
});
