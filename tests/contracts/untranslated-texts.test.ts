// Texts that people read are in the catalogues, app/*/messages. This looks for others in the syntax trees
// of the sources. Single words that are put in a variable first escape it.
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** Content, not interface: prompts, texts of language packs, samples. Paths below app/. */
const content: readonly string[] = [
  "ai/",
  "chat/browser-model",
  "chat/spoken-words",
  "landing/components/features",
  "landing/components/landing-footer",
  "library/formats/samples",
];

/** Files whose texts only operators see. */
const forOperators: readonly string[] = [
  "administration/",
  "library/dead-letters",
  "platform/environment",
  "platform/mail-configuration",
  "platform/shards",
];

const allowed: readonly string[] = [
  // The product's name is the same in all languages.
  "Fennec",
  "&nbsp;",
  // For operators: errors of variables, and output in the terminal.
  "Must be a whole number, in digits only.",
  "Mail to",
];

const shownAttributes = new Set([
  "about",
  "alt",
  "aria-description",
  "aria-label",
  "button",
  "explanation",
  "hint",
  "label",
  "message",
  "pendingText",
  "placeholder",
  "title",
]);
const shownProperties = new Set([
  "error",
  "failure",
  "failureTitle",
  "hint",
  "label",
  "message",
  "text",
  "title",
]);
const shownArguments = new Set(["AppError", "notFound", "pageMeta"]);

/** @returns each text outside a catalogue with its line */
function findTexts(source: string, fileName: string): string[] {
  const tree = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const seen = new Set<ts.Node>();
  const report = (node: ts.Node, text: string) => {
    const shown = text.replace(/\s+/g, " ").trim();
    if (seen.has(node) || !/\p{L}{2}/u.test(shown) || allowed.includes(shown)) return;
    seen.add(node);
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${fileName}:${line + 1} ${shown}`);
  };
  const reportLiterals = (node: ts.Node | undefined, isShown = isAnything) => {
    for (const literal of node ? literalsOf(node) : []) {
      if (isShown(literal.text)) report(literal.node, literal.text);
    }
  };
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      reportLiterals(node, isProse);
    }
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      reportLiterals(node.expression);
    }
    if (ts.isJsxAttribute(node) && shownAttributes.has(node.name.getText())) {
      const { initializer } = node;
      reportLiterals(
        initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer,
      );
    }
    if (ts.isPropertyAssignment(node) && shownProperties.has(node.name.getText())) {
      reportLiterals(node.initializer, isSentence);
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const name = node.expression.getText();
      if (shownArguments.has(name)) {
        for (const argument of node.arguments ?? []) reportLiterals(argument, isSentence);
      }
      if (isZodCheck(node))
        for (const argument of node.arguments) reportLiterals(argument, isSentence);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const isAnything = (_text: string) => true;

/** Not an error code, a class name or the like. */
const isSentence = (text: string) => /^\p{Lu}/u.test(text);

/** A capital, and more than one word. */
const isProse = (text: string) => /^\p{Lu}['’\p{Ll}]* \p{L}*\p{Ll}{2}/u.test(text);

/** An error that learners never see, or a query. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText().startsWith("sql");
  if (!ts.isNewExpression(node)) return false;
  const name = node.expression.getText();
  return /(Error|Exception)$/.test(name) && name !== "AppError";
}

/** `z.string().min(1, "…")` and its like. */
function isZodCheck(node: ts.CallExpression | ts.NewExpression): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ["int", "max", "min", "number", "refine", "regex", "string"].includes(node.expression.name.text)
  );
}

/** The strings that an expression may come to: both branches of a choice, the parts of a template. */
function literalsOf(node: ts.Node): { node: ts.Node; text: string }[] {
  if (ts.isStringLiteralLike(node)) return [{ node, text: node.text }];
  if (ts.isTemplateExpression(node)) {
    const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    return [{ node, text: texts.join("…") }];
  }
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap(literalsOf);
  }
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const { QuestionQuestionToken, BarBarToken, AmpersandAmpersandToken, PlusToken } =
      ts.SyntaxKind;
    if (kind === AmpersandAmpersandToken) return literalsOf(node.right);
    const joins = kind === QuestionQuestionToken || kind === BarBarToken || kind === PlusToken;
    return joins ? [node.left, node.right].flatMap(literalsOf) : [];
  }
  return [];
}

test.each([
  ["<p>Hello there</p>", "Hello there"],
  ["<p>{done ? `Saved` : <b />}</p>", "Saved"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
  ["<p>{`Page ${page}`}</p>", "Page …"],
  ['<img alt="A fox" />', "A fox"],
  ['<input aria-label={label ?? "Search"} />', "Search"],
  ['new AppError("not_found", "No such quiz.")', "No such quiz."],
  ['pageMeta("Quiz")', "Quiz"],
  ['const failed = "Upload failed";', "Upload failed"],
  ['scope.leaveNotice({ tone: "info", title: "Saved" })', "Saved"],
  ['z.string().min(1, "Enter a topic.")', "Enter a topic."],
  ['z.string({ error: "Enter a topic." })', "Enter a topic."],
])("%s has a text", (source, text) => {
  expect(findTexts(source, "sample.tsx")).toEqual([`sample.tsx:1 ${text}`]);
});

test.each([
  "<p>{m.hello()}</p>",
  '<p className="grid gap-2" role="status">3 · 4</p>',
  '<a title={m.back()} href="/app">Fennec</a>',
  'new AppError("not_found", m.noQuiz())',
  'app.log.info("quiz_made", { error: "not_found" })',
  'throw new Error("No such shard.")',
  "z.string().regex(/^[A-Z]+$/, { error: m.topicRequired })",
])("%s has no text", (source) => {
  expect(findTexts(source, "sample.tsx")).toEqual([]);
});

test("all texts that learners read come from the catalogues", () => {
  const skipped = [...content, ...forOperators];
  const files = globSync("**/*.{ts,tsx}", { cwd: resolve(root, "app") }).filter(
    (file) =>
      !/\.test\.tsx?$|\/messages\//.test(file) && !skipped.some((path) => file.startsWith(path)),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    findTexts(readFileSync(resolve(root, "app", file), "utf8"), `app/${file}`),
  );
  expect(found).toEqual([]);
});
