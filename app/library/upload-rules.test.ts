import { expect, it } from "vitest";
import * as m from "./messages";
import { uploadRules } from "./upload-rules";

const formats = ["JPG", "PNG", "PDF", "DOC", "DOCX"];

it("lists the formats and extensions of the specification first", () => {
  const extensions = ["jpg", "jpeg", "png", "pdf", "doc", "docx"];
  expect(uploadRules.formatNames.slice(0, formats.length)).toEqual(formats);
  expect(uploadRules.extensions.slice(0, extensions.length)).toEqual(extensions);
});

it("names the accepted formats", () => {
  expect(m.unsupportedFormat({ formats })).toBe(
    "Only JPG, PNG, PDF, DOC, and DOCX files are supported.",
  );
});
