import { describe, expect, it } from "vitest";
import { deviceName } from "./device-name";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("the name of a device", () => {
  it.each([
    ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
    ["Chrome on Windows", `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`],
    [
      "Microsoft Edge on Windows",
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`,
    ],
    [
      "Safari on iOS",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    ],
    [
      "Samsung Internet on Android",
      `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/25.0 Chrome/121 Mobile Safari/537.36`,
    ],
  ])("is %s", (words, userAgent) => {
    expect(deviceName(userAgent)).toBe(words);
  });

  it.each([null, "", "curl/8.1", "<script>alert(1)</script>", "Firefox/1 ".repeat(100)])(
    "is unknown for %j",
    (userAgent) => {
      expect(deviceName(userAgent)).toBeNull();
    },
  );
});
