import { readFileSync } from "node:fs";
import { expect, expectAccessible, open, ready, register, test } from "./fixtures";

test("cards can be pasted, added to, exported and imported again", async ({ page, watch }) => {
  watch.expectStatus(400, 415, 422);
  await register(page, "/app/flashcards");
  await page.getByRole("link", { name: "Import Cards" }).click();
  await expect(page.getByRole("heading", { name: "Import cards" })).toBeVisible();
  await ready(page);
  await expectAccessible(page);

  const pasted = page.getByLabel("Paste cards");
  const send = page.getByRole("button", { name: "Import Cards" });
  await send.click();
  await expect(pasted).toHaveAccessibleDescription("Choose a file or paste some cards.");
  await ready(page);
  await pasted.fill("one side only");
  await send.click();
  await expect(pasted).toHaveAccessibleDescription(/Fennec couldn't read any cards in that\./);
  await expect(pasted).toHaveValue("one side only");
  await ready(page);
  const picker = page.getByLabel("Or choose a file");
  await picker.setInputFiles({
    name: "cards.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("x"),
  });
  await send.click();
  await expect(picker).toHaveAccessibleDescription("Choose an .apkg, .csv or .tsv file.");
  await expect(pasted).toHaveValue("one side only");
  await ready(page);
  await expectAccessible(page);

  await picker.setInputFiles([]);
  await pasted.fill("la abeja - the bee\nla miel - the honey\nand nothing");
  await send.click();
  await expect(page.getByText("2 cards imported")).toBeVisible();
  await expect(page.getByText(/1 card was skipped\. Line 3/).first()).toBeVisible();
  const cards = page.getByRole("list", { name: "Cards" }).getByRole("listitem");
  await expect(cards).toHaveCount(2);
  await ready(page);

  const adding = page.getByRole("region", { name: "Add a card" });
  await adding.getByLabel("Front").fill("la reina");
  await adding.getByRole("button", { name: "Add Card" }).click();
  await expect(adding.getByLabel("Back")).toHaveAccessibleDescription(
    "Write something on the back.",
  );
  await expect(adding.getByLabel("Front")).toHaveValue("la reina");
  await ready(page);
  await adding.getByLabel("Back").fill("the queen");
  await adding.getByRole("button", { name: "Add Card" }).click();
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(2)).toContainText("the queen");
  await expect(adding.getByLabel("Front")).toHaveValue("");
  await ready(page);
  await expectAccessible(page);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export for Anki" }).click();
  const deck = await download;
  expect(deck.suggestedFilename()).toMatch(/^flashcards-.*\.apkg$/);
  const bytes = readFileSync(await deck.path());
  for (const [name, file] of [
    ["Export Markdown", /\.md$/],
    ["Export GIFT", /\.gift\.txt$/],
    ["Export QTI 2.1", /\.qti\.zip$/],
  ] as const) {
    const other = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    expect((await other).suggestedFilename()).toMatch(file);
  }

  await open(page, "/app/flashcards/import");
  await page.getByLabel("Or choose a file").setInputFiles({
    ...{ name: "bees.apkg", mimeType: "application/octet-stream", buffer: bytes },
  });
  await page.getByRole("button", { name: "Import Cards" }).click();
  await expect(page.getByText("No new cards")).toBeVisible();
  await expect(page.getByText(/3 cards were there already\./).first()).toBeVisible();
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText("la abeja");
  await expect(page.getByRole("link", { name: "Start Studying" })).toBeVisible();
});
