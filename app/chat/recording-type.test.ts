import { describe, expect, it } from "vitest";
import { recordingTime, recordingType } from "./recording-type";

describe("recordingType", () => {
  it("is the first format that the browser can record", () => {
    const asked: string[] = [];
    const none = recordingType((format) => {
      asked.push(format);
      return false;
    });
    expect(none).toBeUndefined();
    expect(asked).toEqual([
      "audio/webm",
      "audio/webm;codecs=opus",
      "audio/ogg;codecs=opus",
      "audio/mp4",
      "audio/mpeg",
      "audio/wav",
    ]);
    expect(recordingType((format) => !format.startsWith("audio/webm"))).toBe(
      "audio/ogg;codecs=opus",
    );
    expect(recordingType((format) => format === "audio/mp4")).toBe("audio/mp4");
  });
});

describe("recordingTime", () => {
  it.each([
    [0, "00:00"],
    [9.9, "00:09"],
    [60, "01:00"],
    [119.99, "01:59"],
    [120, "02:00"],
  ])("shows %s seconds as %s", (seconds, shown) => {
    expect(recordingTime(seconds)).toBe(shown);
  });
});
