import { describe, expect, it } from "vitest";
import { joinLine } from "./line-text";

describe("joinLine", () => {
  const join = (text: string, line: string) => joinLine(text, line, () => false);

  it("joins a number that is broken between characters without spaces", () => {
    expect(join("后来的兴道王于 1", "282 年会面")).toBe("后来的兴道王于 1282 年会面");
    expect(join("约 145", "5-1536）")).toBe("约 1455-1536）");
    expect(join("面积为 22,", "392 平方公里")).toBe("面积为 22,392 平方公里");
  });

  it("keeps numbers between words apart", () => {
    expect(join("in the year 1920", "14 of them left")).toBe("in the year 1920 14 of them left");
  });
});
