import {
  announce,
  emptyDevice,
  keepCopy,
  keepDocument,
  listKeptDocuments,
  markSent,
  readDevice,
} from "../device-database";
import { sealAnswers, takeSealed } from "../sealed-answers";
import { type KeptDocument, parseCopy } from "../study-copy";
import { forgetShells } from "./keep-shell";
import { sendAnswer, sendAnswers } from "./send-answers";

/** Milliseconds after which the copy is renewed; each change by the learner also renews it. */
const freshFor = 10 * 60_000;
let freshUntil = 0;
let changedAt = 0;

/** Must be called when the learner changes something. */
export function expectChange(): void {
  freshUntil = 0;
  changedAt = Date.now();
}

/** Aborts the current download, so that a logout does not wait for it. */
let download = new AbortController();

/** Ensures that only one worker sends, downloads or deletes, also while a new build's worker replaces another. */
function withLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request("fennec-offline", work) as Promise<T>;
}

/**
 * Sends the waiting answers, then renews the copy if it may be outdated. Does nothing without a network.
 * @param shell caches the page that shows the copy
 */
export function renewCopy(shell?: () => Promise<void>): Promise<void> {
  return withLock(async () => {
    const learner = await findLearner();
    announce({ isReached: learner !== undefined });
    if (learner === undefined) return;
    if (learner === null) return forgetLearner();
    const device = await readDevice();
    if (device && device.copy.learner !== learner) await forgetLearner();
    await shell?.().catch(() => {});
    if (!(await sendSealed(learner))) return;
    const own = device?.copy.learner === learner ? device.answers : [];
    const waiting = own.filter(({ isSent }) => !isSent);
    const { isDone, refused } = await sendAnswers(waiting, sendAnswer, markSent);
    if (refused > 0) announce({ refused });
    if (!isDone || (device && own.length === 0 && Date.now() < freshUntil)) return;
    await downloadCopy();
  });
}

/** Sends the answers from before the learner's last session ended. @returns whether all are sent */
async function sendSealed(learner: string): Promise<boolean> {
  let isAllSent = true;
  await takeSealed(learner, async (answers) => {
    const { isDone, refused } = await sendAnswers(answers, sendAnswer, async () => {});
    if (isDone) announce({ refused, restored: answers.length - refused });
    isAllSent &&= isDone;
    return isDone;
  });
  return isAllSent;
}

async function downloadCopy(): Promise<void> {
  download = new AbortController();
  const since = Date.now();
  const read = async (path: string) => {
    const response = await ask(path, download.signal);
    return response?.ok ? response.text().catch(() => null) : null;
  };
  const copy = await read("/api/offline");
  if (copy === null) return;
  await keepCopy(parseCopy(copy));
  const kept = new Set(await listKeptDocuments());
  for (const { id } of parseCopy(copy).documents) {
    if (kept.has(id)) continue;
    const document = await read(`/api/offline/documents/${id}`);
    if (document === null) return;
    await keepDocument(JSON.parse(document) as KeptDocument);
  }
  // Otherwise the copy lacks a change that the learner made meanwhile.
  if (changedAt < since) freshUntil = since + freshFor;
}

/**
 * Forwards a request that may end the session. Waiting answers are sent first, and the device's data is deleted
 * afterwards.
 */
export function endSession(request: Request): Promise<Response> {
  download.abort();
  return withLock(async () => {
    const device = await readDevice();
    const waiting = device?.answers.filter(({ isSent }) => !isSent) ?? [];
    if (device && waiting.length > 0 && (await findLearner()) === device.copy.learner) {
      await sendAnswers(waiting, sendAnswer, markSent);
    }
    const response = await fetch(request);
    if ((await findLearner()) === null) await emptyAll();
    return response;
  });
}

/** Deletes the learner's data if the session has ended. Called for pages that visitors see. */
export function forgetIfSignedOut(): Promise<void> {
  return withLock(async () => {
    if ((await readDevice()) && (await findLearner()) === null) await forgetLearner();
  });
}

/** Deletes everything on the device except unsent answers, which are sealed until their learner logs in again. */
async function forgetLearner(): Promise<void> {
  const device = await readDevice();
  const waiting = device?.answers.filter(({ isSent }) => !isSent) ?? [];
  if (device) await sealAnswers(waiting, device.copy.learner);
  await emptyAll();
}

async function emptyAll(): Promise<void> {
  freshUntil = 0;
  await emptyDevice();
  await forgetShells();
}

/** The id of the logged-in learner; null without a session, undefined without a response. */
async function findLearner(): Promise<string | null | undefined> {
  const response = await ask("/api/user");
  if (response?.status === 401) return null;
  if (!response?.ok) return undefined;
  return ((await response.json()) as { id: string }).id;
}

/** @returns null without a response */
async function ask(path: string, signal?: AbortSignal): Promise<Response | null> {
  const limit = AbortSignal.timeout(15_000);
  return fetch(path, { signal: signal ? AbortSignal.any([signal, limit]) : limit }).catch(
    () => null,
  );
}
