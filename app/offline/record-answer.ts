import { readConfidence } from "~/assessment/confidence";
import { type Grade, grades } from "~/assessment/grades";
import { newId } from "~/platform/ids";
import { gradeChoice, gradeParts } from "~/review/grade-answer";
import { type KeptAnswer, keepAnswer, readDevice } from "./device-database";
import { goTo } from "./go-to";
import { notifyServiceWorker } from "./notify-service-worker";
import { type OfflinePlace, offlineLink } from "./offline-links";
import type { KeptItem } from "./study-copy";

/**
 * Stores the answer of a form on the device, to be sent when the network is back.
 * @param known the id by which it counts once, and whether the server has received it
 * @returns null if the device does not have the item, or the form has no answer
 */
export async function recordAnswer(
  itemId: string,
  form: FormData,
  { answerId = newId(), isSent = false }: { answerId?: string; isSent?: boolean } = {},
): Promise<KeptAnswer | null> {
  const device = await readDevice();
  const item = device?.copy.items.find(({ id }) => id === itemId);
  const given = item && (item.question ? readChoice(item.question, form) : readGrade(form));
  if (!item || !given) return null;
  const answer: KeptAnswer = {
    ...{ answerId, itemId, kind: item.kind },
    ...given,
    answeredAt: new Date(),
    isSent: isSent ? 1 : 0,
  };
  await keepAnswer(answer);
  if (!isSent) await sendInBackground();
  if (!isSent) void notifyServiceWorker();
  return answer;
}

/**
 * Stores the rating of a deck's card on the device, whether or not it was sent.
 * @returns the offline page that continues its deck; null if the device does not have it
 */
export async function keepCardRating(
  form: FormData,
  isSent: boolean,
  deckId: string,
): Promise<Response | null> {
  const device = await readDevice();
  const deck = device?.copy.decks.find(({ id }) => id === deckId);
  const card = deck?.cards.find(({ number }) => number === Number(form.get("card")));
  if (form.get("intent") !== "rate" || !card) return null;
  // The id that the server would have assigned.
  const known = { answerId: `showing ${form.get("reps")}`, isSent };
  return keepKnown(card.id, form, known, { deck: deckId });
}

/**
 * The same for an answer of a review session.
 * @returns the offline page that continues the review; null if the device does not have the item
 */
export async function keepReviewAnswer(form: FormData, isSent: boolean): Promise<Response | null> {
  const intent = form.get("intent");
  if (intent !== "rate" && intent !== "choose") return null;
  const known = { answerId: String(form.get("answerId")), isSent };
  return keepKnown(String(form.get("item")), form, known, { review: true });
}

async function keepKnown(
  itemId: string,
  form: FormData,
  known: { answerId: string; isSent: boolean },
  place: OfflinePlace,
): Promise<Response | null> {
  // Only a service worker can open the next page.
  if (!navigator.serviceWorker?.controller) return null;
  const answer = await recordAnswer(itemId, form, known);
  if (!answer) return null;
  const isQuestion = answer.kind === "question";
  const feedback = isQuestion ? { item: itemId, answered: answer.answerId } : {};
  return goTo(offlineLink({ ...place, ...feedback }), { isDocument: true });
}

type Given = Pick<KeptAnswer, "grade" | "selected" | "sure">;

function readChoice(
  { options, correctAnswer }: NonNullable<KeptItem["question"]>,
  form: FormData,
): Given | null {
  const option = form.get("option");
  const selected = Number(option);
  if (option === null || !(selected in options)) return null;
  const sure = readSureness(form);
  return { grade: gradeChoice(selected === correctAnswer, sure ?? undefined), selected, sure };
}

function readGrade(form: FormData): Given | null {
  const grade = form.get("grade");
  const sure = readSureness(form);
  if (isGrade(grade)) return { grade, selected: null, sure };
  const count = Number(form.get("partCount") ?? 0);
  if (!(count > 0)) return null;
  const known = new Set(form.getAll("part").map(Number));
  const parts = Array.from({ length: count }, (_, index) => known.has(index));
  return { grade: gradeParts(parts), selected: null, sure };
}

/** Whether the learner was sure; null if they did not say. */
function readSureness(form: FormData): boolean | null {
  const given = readConfidence(form);
  return given && given === "yes";
}

function isGrade(value: unknown): value is Grade {
  return grades.some((grade) => grade === value);
}

/** Requests a background sync, by which some browsers send even after the page was closed. */
async function sendInBackground(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const sync = (registration as { sync?: { register(tag: string): Promise<void> } } | undefined)
    ?.sync;
  await sync?.register("answers").catch(() => {});
}
