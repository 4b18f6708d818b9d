import type { ItemCounts, Material } from "~/ai/ports";
import type { Actor, App } from "~/platform/app.server";
import { openFiles, openReadMaterial } from "./open-material.server";
import type { FileSummary } from "./schema";

/** Milliseconds that a page waits for it. */
const timeoutMs = 200;
/** Milliseconds: the page is sent first, because extracting facts blocks the CPU. */
const delayMs = 500;

/** How much a file holds, if that has been computed. */
export interface KnownItemCounts {
  /** Null if unknown. */
  itemCounts: ItemCounts | null;
  /** Whether it is being computed. */
  isComing: boolean;
}

const unknown: KnownItemCounts = { itemCounts: null, isComing: false };
const nothing: KnownItemCounts = { itemCounts: { questions: 0, cards: 0 }, isComing: false };

/**
 * How many questions and cards a file holds, if that has been computed. The page does not wait for it.
 * @param prepare whether to compute it after the page was sent
 */
export async function readItemCounts(
  app: App,
  actor: Actor,
  file: Pick<FileSummary, "id" | "status"> | null,
  { prepare = true } = {},
): Promise<KnownItemCounts> {
  if (file?.status === "unreadable") return nothing;
  if (file?.status !== "ready") return unknown;
  const material = await openReadMaterial(app, actor.id, file.id);
  if (!material) return unknown;
  let isDerived = true;
  const derived: Material = {
    ...material,
    derive: (name) =>
      material.derive(name, async () => {
        isDerived = false;
        throw new NotDerivedError();
      }),
  };
  const known = app.textModel.countItems(derived).catch((error: unknown) => {
    if (!(error instanceof NotDerivedError)) app.log.error("items_not_counted", error);
    return null;
  });
  const itemCounts = await Promise.race([known, after(timeoutMs)]);
  const isComing = !isDerived && prepare;
  if (isComing) {
    app.background.run(
      "items_not_counted",
      after(delayMs)
        .then(() => openFiles(app, actor, [file.id]))
        .then((read) => app.textModel.countItems(read)),
    );
  }
  return { itemCounts, isComing };
}

class NotDerivedError extends Error {}

function after(milliseconds: number): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), milliseconds));
}
