// A small app in two languages, built as the product is: the server chooses the language for each call, and the
// browser's file of messages can be replaced by that of another language.
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findCatalogues, findLanguages } from "../../workers/localization/catalogues.mjs";
import { messageCatalogues } from "../../workers/localization/message-catalogues.mjs";
import { sharedChunks } from "../../workers/localization/translated-chunks.mjs";

const project = join(import.meta.dirname, "..", "..");
const root = mkdtempSync(join(tmpdir(), "catalogues-"));

const english = `
import { plural } from "~/localization/plural";
export const cards = ({ count }) => plural(count, { one: "# card", other: "# cards" });
export const greeting = ({ name }) => \`Hello, \${name}!\`;
export const unused = () => "Never shown";
export const farewell = () => "Goodbye";
`;
const spanish = `
import { plural } from "~/localization/plural";
export default {
  cards: ({ count }) => plural(count, { one: "# tarjeta", other: "# tarjetas" }, "es"),
  farewell: () => said("Adiós"),
  greeting: ({ name }) => \`¡Hola, \${name}!\`,
  unused: () => "Nunca",
};
// Below what calls it.
const said = (word) => word;
`;

beforeAll(async () => {
  write("package.json", '{ "type": "module" }');
  write("app/greeting/messages/en.ts", english);
  write("app/greeting/messages/index.ts", 'export * from "./en";');
  write("app/greeting/messages/es.ts", spanish);
  // Two catalogues of one chunk, with messages of the same name.
  for (const [mode, name, translated] of [
    ["quiz", "Quiz", "Cuestionario"],
    ["review", "Review", "Repaso"],
  ]) {
    const messages = `app/${mode}/messages`;
    write(`${messages}/en/study-mode.ts`, `export const modeName = () => "${name}";`);
    write(`${messages}/es/study-mode.ts`, `export default { modeName: () => "${translated}" };`);
    write(`${messages}/index.ts`, 'export * from "./en/study-mode";');
  }
  write("app/localization/messages/es.ts", "export default {};");
  write(
    "app/greet.ts",
    `import * as m from "./greeting/messages";
     import * as quiz from "./quiz/messages";
     import * as review from "./review/messages";
     export const greet = (name) => [m.greeting({ name }), m.farewell(), m.cards({ count: 2 })].join(" ");
     export const modes = () => [quiz.modeName(), review.modeName()].join(", ");`,
  );
  for (const name of ["plural", "format-number", "number-format"])
    copy(`app/localization/${name}.ts`);
  write(
    "app/worker.ts",
    'export { greet, modes } from "./greet";\nexport * from "virtual:languages";',
  );
  copy("app/localization/current-language.server.ts");
  write(
    "app/server.ts",
    'export * from "./worker";\nexport { inLanguage } from "~/localization/current-language.server";',
  );
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  await buildFor("client");
  await buildFor("server");
}, 60_000);

afterAll(() => rmSync(root, { recursive: true }));

test("the server answers in the language of the request", async () => {
  const { greet, inLanguage, languages, modes } = await builtServer();
  expect(languages).toEqual(["en", "es"]);
  expect(greet("Ada")).toBe("Hello, Ada! Goodbye 2 cards");
  expect(inLanguage("es", () => greet("Ada"))).toBe("¡Hola, Ada! Adiós 2 tarjetas");
  expect(inLanguage("es", modes)).toBe("Cuestionario, Repaso");
});

test("the browser loads the messages of its language instead of the English ones", async () => {
  const { imports } = await builtServer();
  const [[english = "", spanish = ""] = []] = Object.entries<string>(imports.es);
  const assets = join(root, "build/client/assets");
  const files = readdirSync(join(root, "build/client", english));
  expect(files).toHaveLength(2);
  for (const path of files.flatMap((file) => [join(english, file), join(spanish, file)])) {
    const messages = readFileSync(join(root, "build/client", path), "utf8");
    // Without messages that are never shown, and without code that all languages share.
    expect(messages).not.toMatch(/Never shown|Nunca|PluralRules/);
  }
  const page = readdirSync(assets).find((name) => name.startsWith("greet-")) ?? "";
  const code = readFileSync(join(assets, page), "utf8");
  for (const file of files) expect(code).toContain(file);
  // As the import map does.
  const replaced = code.replaceAll(`${basename(english)}/`, `${basename(spanish)}/`);
  writeFileSync(join(assets, "in-spanish.js"), replaced);
  const { greet, modes } = await import(pathToFileURL(join(assets, "in-spanish.js")).href);
  expect(greet("Ada")).toBe("¡Hola, Ada! Adiós 2 tarjetas");
  expect(modes()).toBe("Cuestionario, Repaso");
});

test.each(["client", "server"] as const)(
  "a build for the %s names each catalogue that is missing in a language",
  async (side) => {
    write("app/parting/messages/en.ts", 'export const bye = () => "Bye";');
    write("app/meeting/messages/en/hall.ts", 'export const welcome = () => "Welcome";');
    await expect(buildFor(side)).rejects.toThrow(
      /meeting\/messages\/es\/hall\.ts is missing.*parting\/messages\/es\.ts is missing/s,
    );
  },
);

function builtServer() {
  return import(pathToFileURL(join(root, "build/server/server.js")).href);
}

test("a catalogue with parts has no messages outside them", () => {
  const app = join(project, "app");
  for (const parts of globSync("*/messages/en/", { cwd: app })) {
    expect(readFileSync(join(app, parts, "..", "en.ts"), "utf8"), parts).not.toMatch(
      /^export (?!\*)/m,
    );
  }
});

test("chunks of several catalogues name existing ones", () => {
  const names = findCatalogues(join(project, "app")).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.values(sharedChunks).flat()));
});

test("translations name only fields and code that the English texts name", () => {
  const app = join(project, "app");
  /** Words like `examOn`, with or without backticks; what a template's expressions call is no text. */
  const codeIn = (file: string) =>
    readFileSync(file, "utf8")
      .match(/"(?:[^"\\\n]|\\.)*"/g)
      ?.filter((text) => !text.includes("${"))
      .flatMap((text) => text.match(/(?<!\p{L})\p{Ll}+\p{Lu}\p{L}+/gu) ?? []) ?? [];
  const unknown = findCatalogues(app).flatMap(({ file, inLanguage }) => {
    const english = codeIn(file);
    return findLanguages(app)
      .filter((language) => language !== "en")
      .flatMap((language) => codeIn(inLanguage(language)))
      .filter((code) => !english.includes(code));
  });
  expect(unknown).toEqual([]);
});

async function buildFor(side: "client" | "server") {
  const catalogues = messageCatalogues({ root });
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: catalogues.plugins,
    resolve: { alias: { "~": join(root, "app") } },
    build: {
      outDir: join("build", side),
      ...(side === "server" && { ssr: join(root, "app/server.ts") }),
      rollupOptions: {
        ...(side === "client" && { input: join(root, "app/greet.ts") }),
        preserveEntrySignatures: "strict",
        output: side === "client" ? { manualChunks: (id) => catalogues.chunkOf(id) } : {},
      },
    },
  });
}

function copy(path: string) {
  write(path, readFileSync(join(project, path), "utf8"));
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
