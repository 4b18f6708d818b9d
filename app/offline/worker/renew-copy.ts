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

/** The copy is renewed after this time, and after each change that the learner makes; milliseconds. */
const freshFor = 10 * 60_000;
let freshUntil = 0;
let changedAt = 0;

/** Tells that the learner has changed something. */
export function expectChange(): void {
  freshUntil = 0;
  changedAt = Date.now();
}

/** A download that a logout need not wait for. */
let download = new AbortController();

/** Only one worker at a time sends, downloads or deletes: one build's may take over from another's. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request("fennec-offline", work) as Promise<T>;
}

/**
 * Sends what is waiting, then renews the copy if it may be old. Does nothing without a network.
 * @param shell keeps what shows the copy
 */
export function renewCopy(shell?: () => Promise<void>): Promise<void> {
  return alone(async () => {
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
    await makeAnew();
  });
}

/** Sends what the learner answered before their last session ended. @returns whether all of it is sent */
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

async function makeAnew(): Promise<void> {
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
  // What the learner has changed meanwhile is not in it.
  if (changedAt < since) freshUntil = since + freshFor;
}

/**
 * Passes a request on that may end the session: what is waiting is sent first, and nothing is left on the
 * device after it.
 */
export function endSession(request: Request): Promise<Response> {
  download.abort();
  return alone(async () => {
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

/** For pages that visitors see. */
export function forgetIfSignedOut(): Promise<void> {
  return alone(async () => {
    if ((await readDevice()) && (await findLearner()) === null) await forgetLearner();
  });
}

/** Leaves nothing on the device but what waits to be sent, sealed until its learner logs in again. */
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

/** The id of the learner whose session this browser has; null without one, undefined without a reply. */
async function findLearner(): Promise<string | null | undefined> {
  const response = await ask("/api/user");
  if (response?.status === 401) return null;
  if (!response?.ok) return undefined;
  return ((await response.json()) as { id: string }).id;
}

/** @returns null without a reply */
async function ask(path: string, signal?: AbortSignal): Promise<Response | null> {
  const limit = AbortSignal.timeout(15_000);
  return fetch(path, { signal: signal ? AbortSignal.any([signal, limit]) : limit }).catch(
    () => null,
  );
}
