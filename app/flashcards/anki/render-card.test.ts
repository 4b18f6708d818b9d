import { expect, it } from "vitest";
import { fillCloze, type Note, parseTemplate, renderSide } from "./render-card";

const note = (fields: Record<string, string>, cloze: number | null = null): Note => {
  return { fields: new Map(Object.entries(fields)), tags: "bio", cloze };
};
const render = (source: string, of: Note, side: "front" | "back" = "front") =>
  renderSide(parseTemplate(source), of, side, 1_000);

it("fills in fields and conditional sections", () => {
  const bee = note({ Front: "bee", Extra: "", "Has image": "<br>" });
  expect(render("{{Front}}-{{ text:Front }}-{{Nothing}}-{{Tags}}", bee)).toBe("bee-bee--bio");
  expect(render("{{#Front}}a{{#Extra}}b{{/Extra}}c{{/Front}}{{^Extra}}d{{/Extra}}", bee)).toBe(
    "acd",
  );
  expect(render("{{#Has image}}e{{/Has image}}", bee)).toBe("");
  expect(render("{{type:Front}}{{hint:Front}}{{tts en_US:Front}}", bee)).toBe("");
  expect(render("{{type:Front}}, {{hint:Front}}{{FrontSide}}", bee, "back")).toBe("bee, bee");
});

it("keeps unclosed braces as text", () => {
  expect(render("{{{Front}}} {{ {{Front}} {{/x}} }}", note({ Front: "a" }))).toBe("{a} {{ a  }}");
});

it("hides one cloze at a time", () => {
  const text = "{{c1::Bees}} {{c2::dance::what?}} in the {{c1::hive}}.";
  expect(fillCloze(text, 1, "front")).toBe("[...] dance in the [...].");
  expect(fillCloze(text, 2, "front")).toBe("Bees [what?] in the hive.");
  expect(fillCloze(text, 2, "back")).toBe("Bees dance in the hive.");
  expect(fillCloze(text, 3, "front")).toBe("");
  expect(fillCloze("{{c1::a {{c2::b}} c}}", 2, "front")).toBe("a [...] c");
  expect(fillCloze("{{c1::a {{c2::b}} c}}", 1, "front")).toBe("[...]");
  expect(fillCloze("{{c1,3::a}} {{c2::b}}", 3, "front")).toBe("[...] b");
});

it("handles unclosed clozes and very long ones", () => {
  expect(fillCloze("{{c1::a}} {{c1::b", 1, "front")).toBe("[...] b");
  expect(fillCloze("a}} {{c1::b}}", 1, "front")).toBe("a}} [...]");
  const started = performance.now();
  fillCloze("{{c1::".repeat(100_000), 1, "back");
  fillCloze(`${"{{c1::".repeat(50_000)}${"}}".repeat(50_000)}`, 2, "front");
  fillCloze("{{c1".repeat(100_000), 1, "front");
  expect(performance.now() - started).toBeLessThan(5_000);
});

it("stops at the character limit", () => {
  const long = note({ Front: "x".repeat(600) });
  expect(render("{{Front}}".repeat(1_000), long).length).toBeLessThan(2_000);
});
