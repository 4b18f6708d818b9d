import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beesPdf } from "../e2e/material/documents";
import { type Exported, Learner } from "./learner";
import { emptyFolder, firstPort, Machine, packProduct, type Start } from "./machine";
import { columnsOf } from "./state";
import { type Site, startProxy } from "./tls-proxy";

const port = firstPort + 2;
let site: Site;
let product: string;
let state: string;
let fileId: string;
let kept: Exported;

beforeAll(async () => {
  product = packProduct("moved-product");
  site = await startProxy(emptyFolder("move-certificates"), port);
  state = emptyFolder("old-machine");
  const machine = await start({});
  const nora = new Learner(site, "nora");
  await nora.register();
  fileId = (await nora.upload(beesPdf()))[0]?.id ?? "";
  await nora.ask("/api/chat", { json: { message: "What is pollination?", fileId } });
  await nora.ask("/api/quiz", { json: { fileId, questionCount: 2 } });
  kept = await nora.export();
  await machine.stop();
});

afterAll(() => site.close());

function start(changed: Partial<Start>): Promise<Machine> {
  return new Machine({ product, state, port, origin: site.origin, ...changed }).ready();
}

/** Checks that everything is there and the learner can continue. */
async function expectKept(): Promise<void> {
  const nora = new Learner(site, "nora");
  await nora.logIn();
  const { files, conversations, quizzes } = await nora.export();
  expect({ files, conversations, quizzes }).toEqual({
    files: kept.files,
    conversations: kept.conversations,
    quizzes: kept.quizzes,
  });
  const content = await nora.send(`/api/files/${fileId}/content`);
  expect(content.bytes.equals(beesPdf().buffer)).toBe(true);
  const { used } = (
    await nora.ask<{ allowances: Record<string, { used: number }> }>("/api/user/subscription")
  ).allowances.generated ?? { used: 0 };
  expect(used).toBe(1);
  const reply = await nora.ask<{ citations: object[] }>("/api/chat", {
    json: { message: "What does the queen do?", fileId },
  });
  expect(reply.citations.length).toBeGreaterThan(0);
}

test("a copied folder is a complete backup: an empty machine continues with it", async () => {
  const copy = emptyFolder("new-machine");
  cpSync(state, copy, { recursive: true });
  const machine = await start({ state: copy });
  await expectKept();
  expect(await machine.stop()).toBe(0);
});

test("a later version migrates the data of an earlier one, which then refuses to start", async () => {
  const later = packProduct("later-product");
  const migrations = join(later, "migrations");
  const last =
    readdirSync(migrations)
      .filter((name) => name.endsWith(".sql"))
      .sort()
      .at(-1) ?? "";
  const number = String(Number(last.slice(0, 4)) + 1).padStart(4, "0");
  writeFileSync(
    join(migrations, `${number}_made-up.sql`),
    "ALTER TABLE `files` ADD `made_up` text;\n--> statement-breakpoint\nCREATE INDEX `made_up_index` ON `files` (`made_up`);\n",
  );
  const upgraded = emptyFolder("upgraded-machine");
  cpSync(state, upgraded, { recursive: true });
  const machine = await start({ product: later, state: upgraded });
  await expectKept();
  await machine.stop();
  expect(columnsOf(upgraded, "files")).toContain("made_up");

  const again = new Machine({ product, state: upgraded, port, origin: site.origin });
  expect(await again.ended).toBe(1);
  expect(again.output).toBe(
    `The database in ${upgraded} was made by another version of Fennec. Start that version, or one that came after it, or set STATE_DIR to another folder.\n`,
  );
});

test("a failed migration is reported, and leaves the database unchanged", async () => {
  const broken = packProduct("broken-product");
  writeFileSync(
    join(broken, "migrations", "9999_broken.sql"),
    "ALTER TABLE `files` ADD `half` text;\n--> statement-breakpoint\nALTER TABLE `nothing` ADD `half` text;\n",
  );
  const tried = emptyFolder("tried-machine");
  cpSync(state, tried, { recursive: true });
  const refused = new Machine({ product: broken, state: tried, port, origin: site.origin });
  expect(await refused.ended).toBe(1);
  expect(refused.output).toMatch(/^The migration 9999_broken\.sql failed and was undone: /);
  expect(refused.output.trimEnd().split("\n")).toHaveLength(1);
  expect(columnsOf(tried, "files")).not.toContain("half");
  const machine = await start({ state: tried });
  await expectKept();
  await machine.stop();
});
