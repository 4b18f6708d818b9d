import { expect, it } from "vitest";
import { formatByteLimit, formatBytes, formatKilobytes } from "./file-size";

it.each([
  [0, "0 B"],
  [1023, "1023 B"],
  [1024, "1.00 KB"],
  [1536, "1.50 KB"],
  [25 * 1024 ** 2, "25.00 MB"],
  [3 * 1024 ** 3, "3.00 GB"],
  [2048 * 1024 ** 4, "2048.00 TB"],
])("%d bytes are %s in a list", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it.each([
  [0, "0.0 KB"],
  [1536, "1.5 KB"],
  [25 * 1024 ** 2, "25600.0 KB"],
])("%d bytes are %s in a header", (bytes, text) => {
  expect(formatKilobytes(bytes)).toBe(text);
});

it.each([
  [200 * 1024 ** 2, "200 MB"],
  [1536, "1.50 KB"],
])("%d bytes are %s as a limit", (bytes, text) => {
  expect(formatByteLimit(bytes)).toBe(text);
});
