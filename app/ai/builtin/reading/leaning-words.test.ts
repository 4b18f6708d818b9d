import { describe, expect, it } from "vitest";
import type { Language } from "../language/language";
import { leansOnOthers, meansOneBefore } from "./leaning-words";

describe("leansOnOthers", () => {
  it.each([
    ["en", "In a similar way, exports have risen.", true],
    ["en", "On the Moon, in contrast, most of the impact history is preserved.", true],
    ["en", "Most states at that time required property.", true],
    ["en", "Such a fast projectile melts the rock.", true],
    ["en", "Ores such as iron and copper are mined.", false],
    ["es", "Su masa también es difícil de imaginar.", true],
    ["fr", "Dans le premier cas, le physiologiste observe.", true],
    ["fr", "La médecine ainsi conçue est une science.", true],
    ["fr", "L’eau ainsi que le sel sont des composés.", false],
    ["de", "Die Triebe sind auch konservativ.", true],
    ["ru", "В то время как север замерзал, юг цвёл.", false],
    ["ar", "يعتمد المتغير الأول على الحرارة.", true],
    ["zh", "以下四个时间线显示了地质年代表。", true],
    ["zh", "欧洲和其他国家是 3000 转/分钟。", true],
    ["zh", "两人都降低了空气的温度。", true],
    ["zh", "亚马逊雨林面积很大。", false],
    ["zh", "雨林的面积是 3000 平方公里。", false],
    ["ru", "Монголы взяли Багдад, а также напали на Китай.", false],
  ] as const)("%s: %s", (language: Language, text: string, leans: boolean) => {
    expect(leansOnOthers(text, language)).toBe(leans);
  });
});

describe("meansOneBefore", () => {
  const before = "Mercury has a giant impact basin. It is named Caloris.";

  it("finds the thing that a sentence before has brought up", () => {
    expect(meansOneBefore("The basin is filled with lava.", before, null, "en")).toBe(true);
    expect(meansOneBefore("Lava fills the interior of the basin.", before, null, "en")).toBe(true);
  });

  it("lets stand what the sentence or its heading names, and what was never introduced", () => {
    expect(meansOneBefore("The basin is old.", before, "The Caloris Basin", "en")).toBe(false);
    expect(meansOneBefore("Each basin is old, and the basin is deep.", before, null, "en")).toBe(
      false,
    );
    expect(meansOneBefore("The universe is old.", before, null, "en")).toBe(false);
    expect(meansOneBefore("The basin of Caloris is old.", before, null, "en")).toBe(false);
  });
});
