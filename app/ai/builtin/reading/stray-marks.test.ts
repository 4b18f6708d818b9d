import { describe, expect, it } from "vitest";
import { hasStrayMark } from "./stray-marks";

describe("hasStrayMark", () => {
  it("sees half a range in Arabic", () => {
    expect(hasStrayMark("توفي السكان في 22 مرة بين 1664.", "ar")).toBe(true);
    expect(hasStrayMark("توفي السكان بين 1664 و 1670.", "ar")).toBe(false);
  });

  it.each([
    "The holes are made by the bizcacha 71.",
    "It is larger than other rodents 91 than the hare of Europe.",
    "The lunar day lasts two Earth weeks1, and so does the night.",
    "It was shown by several whales 102 spouting in different directions.",
    "It stores about 1.1 × 1011 tons of carbon in all.",
    "They have their Toldos 42 on the outskirts of the town.",
    "The scarcity is great.7 In the north it is less.",
  ])("sees the mark in “%s”", (text) => {
    expect(hasStrayMark(text, "en")).toBe(true);
  });

  it.each([
    "The war lasted 30 years.",
    "The total land area was 3,794,101 square miles.",
    "The first landing was on July 20 in 1969.",
    "Nearly 100 countries signed the treaty.",
    "The school teaches children aged 6 to 12.",
    "The Moon is 3.3 times as dense as water.",
  ])("lets “%s” pass", (text) => {
    expect(hasStrayMark(text, "en")).toBe(false);
  });

  it("is done in a moment with a word without end", () => {
    const start = Date.now();
    expect(hasStrayMark("a".repeat(60_000), "en")).toBe(false);
    expect(Date.now() - start).toBeLessThan(1_000);
  });

  it.each([
    "ساعدت تجاربه في التشكيك بنظرية فلوجيستونالشائعة وقتها.",
    "كما في عهد K K¼l¼¼ خان.",
    "هاجروا في–1623 إلى المدينة.",
    "توفي السكان في 22 مرة بين 1664.",
    "كانت الإصدارات الأولى مستخدمة بواسطة 1851.",
  ])("sees what is damaged in “%s”", (text) => {
    expect(hasStrayMark(text, "ar")).toBe(true);
  });

  it.each([
    "بلغت استعمالاتها واتصالاتهم والتهاباتها 13%، وهي تحتاج إلى معالجتها ومخالفتهم.",
    "بين 1629–1631 كانت النسبة 27-30 % في الاستقلالية.",
  ])("leaves “%s” alone", (text) => {
    expect(hasStrayMark(text, "ar")).toBe(false);
  });

  it("sees Chinese quotation marks that quote nothing", () => {
    expect(hasStrayMark("来自 xys（酸），字面意 “ ” 思是酸。", "zh")).toBe(true);
    expect(hasStrayMark("将其称作“北方匪徒”的道士许宗道亦本是福建人。", "zh")).toBe(false);
  });
});
