// In French, no line may break between a mark such as "?" or "»" and the word beside it.
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const files = globSync(
  [
    "app/*/messages/fr.ts",
    "app/*/messages/fr/*.ts",
    "app/ai/builtin/languages/fr/{phrases,questions}.ts",
  ],
  { cwd: root },
);

test("French texts have no-break spaces beside quotation marks and before punctuation", () => {
  expect(files.length).toBeGreaterThan(60);
  const breaking = files.flatMap((file) =>
    textsIn(file)
      .filter((text) => /« | »| [?!;:](?=[\s")»”]|$)/.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(breaking).toEqual([]);
});

function textsIn(file: string): string[] {
  const code = readFileSync(resolve(root, file), "utf8");
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.push(node.text);
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text);
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest));
  return texts;
}
