import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";
import { experimental_getWranglerCommands } from "wrangler";
import packageJson from "../../package.json";
import { commands as adminCommands } from "../../workers/admin/commands.mjs";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: root })];

/** The commands that a document shows: words up to the end of the line, the code or a comment. */
function commandsIn(text: string, beginning: RegExp): string[][] {
  const command = new RegExp(`${beginning.source}([^\`\\n#|]*)`, "g");
  return [...text.matchAll(command)].map(([, words = ""]) =>
    words.trim().split(/\s+/).filter(Boolean),
  );
}

function optionsIn(words: string[]): string[] {
  return words.flatMap((word) => /^--([a-z][a-z-]*)/.exec(word)?.[1] ?? []);
}

interface WranglerCommand {
  definition?: { type: string; args?: Record<string, unknown> };
  subtree: Map<string, WranglerCommand>;
}

it.each(documents)("%s names only commands and options of wrangler that exist", (file) => {
  const { registry, globalFlags } = experimental_getWranglerCommands();
  const told = commandsIn(read(file), /(?:npx |`)wrangler (?!login)(?=[a-z])/);
  const unknown = told.flatMap((words) => {
    let node = registry as unknown as WranglerCommand;
    for (const word of words) {
      const next: WranglerCommand | undefined = node.subtree.get(word);
      if (!next) break;
      node = next;
    }
    const { type, args } = node.definition ?? {};
    const known = [...Object.keys(args ?? {}), ...Object.keys(globalFlags)];
    const isKnown = type === "command" && optionsIn(words).every((name) => known.includes(name));
    return isKnown ? [] : [words.join(" ")];
  });
  expect(unknown).toEqual([]);
});

/** The files that read the options of a script. */
const readsOptions: Record<string, string[]> = {
  admin: ["workers/admin/admin.mjs", "workers/admin/commands.mjs"],
  deploy: ["workers/deployment/deploy.mjs"],
  rollback: ["workers/deployment/roll-back.mjs"],
};

it.each(documents)(
  "%s names only scripts, commands and options of the project that exist",
  (file) => {
    const unknown = commandsIn(read(file), /npm run /).flatMap(([script = "", ...words]) => {
      const name = script.replace(/[.,;:)]+$/, "");
      const given = words[0] === "--" ? words.slice(1) : [];
      const sources = readsOptions[name]?.map(read).join("\n");
      const [first = ""] = given;
      const isKnown =
        name in packageJson.scripts &&
        (!sources || optionsIn(given).every((option) => sources.includes(`--${option}`))) &&
        (name !== "admin" || !/^[a-z]/.test(first) || first in adminCommands);
      return isKnown ? [] : [[script, ...words].join(" ")];
    });
    expect(unknown).toEqual([]);
  },
);

it("docs/operating.md lists each command of the administration tool", () => {
  const guide = read("docs/operating.md");
  const missing = Object.keys(adminCommands).filter((name) => !guide.includes(`\`${name}`));
  expect(missing).toEqual([]);
});

it.each(documents)("%s links only to files and headings that exist", (file) => {
  const broken = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].flatMap(
    ([, link = ""]) => {
      const [path = "", heading] = link.split("#");
      const target = path ? join(dirname(file), path) : file;
      if (!existsSync(join(root, target))) return [link];
      return heading && !headingsOf(target).includes(heading) ? [link] : [];
    },
  );
  expect(broken).toEqual([]);
});

/** Headings as GitHub names them in links. */
function headingsOf(file: string): string[] {
  const text = read(relative(root, join(root, file))).replace(/^```[\s\S]*?^```/gm, "");
  return [...text.matchAll(/^#+ +(.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** "GET api/cards/{}", whatever the name of the parameter. */
function toCall(method: string, path: string): string {
  return `${method} ${path.replace(/:\w+|\{\w+\}(?:\.ics)?/g, "{}")}`;
}

it("docs/api.md describes each call of the API, and no other", () => {
  const routes = /route\("(api\/(?!admin|\*)[^"]+)", "([^"]+)"/g;
  const handled = [...read("app/routes.ts").matchAll(routes)].flatMap(([, path = "", file]) => {
    const methods = read(`app/${file}`).matchAll(/^ {2}([A-Z]+): endpoint/gm);
    return [...methods].map(([, method = ""]) => toCall(method, path));
  });
  const described = read("docs/api.md").matchAll(/`([A-Z]+) \/(api\/[^`\s?]+)`/g);
  const calls = [...described].map(([, method = "", path = ""]) => toCall(method, path));
  expect(new Set(calls)).toEqual(new Set(handled));
});

it.each([
  ["docs/scale.md", ["tests/benchmarks/scale.mjs", "--kept"]],
  ["docs/costs.md", ["tests/benchmarks/costs.mjs"]],
])("the measured tables of %s are those that %s prints", (file, script) => {
  const printed = execFileSync(process.execPath, script, { cwd: root, encoding: "utf8" });
  const lines = new Set(printed.split("\n"));
  const tables = read(file)
    .split(/\n(?!\|)/)
    .map((part) => part.split("\n").filter((line) => line.startsWith("|")))
    .filter(([head]) => head && lines.has(head));
  expect(tables.length).toBeGreaterThan(3);
  expect(tables.flat().filter((line) => !lines.has(line))).toEqual([]);
});
