import type { StudyScope } from "~/study-scope";

/** Requests of the chat to the streaming API. */

const eventStream = { Accept: "text/event-stream" };

/** What a conversation is about, and whether questions are asked back first. */
export interface Place extends StudyScope {
  tryFirst: boolean;
}

export function postMessage(message: string, place: Place, signal: AbortSignal) {
  return fetch("/api/chat", {
    method: "POST",
    headers: { ...eventStream, "Content-Type": "application/json" },
    body: JSON.stringify({ message, ...place }),
    signal,
  });
}

export function postRecording(recording: Blob, { tryFirst, ...about }: Place, signal: AbortSignal) {
  const form = new FormData();
  form.set("audio", recording, "recording");
  for (const [name, id] of namedIds(about)) form.set(name, id);
  if (tryFirst) form.set("tryFirst", "on");
  return fetch("/api/voice", { method: "POST", headers: eventStream, body: form, signal });
}

/** @param lastEvent the id of the last event received; empty for all of them */
export function openTurn(
  turnId: string,
  about: StudyScope,
  lastEvent: string,
  signal: AbortSignal,
) {
  return fetch(turnPath(turnId, about), {
    headers: { ...eventStream, "Last-Event-ID": lastEvent },
    signal,
  });
}

/** Ends a reply at its current length. */
export function stopTurn(turnId: string, about: StudyScope) {
  fetch(turnPath(turnId, about), { method: "DELETE" }).catch(() => {});
}

function turnPath(turnId: string, about: StudyScope): string {
  const query = new URLSearchParams(namedIds(about));
  return `/api/chat/turns/${encodeURIComponent(turnId)}?${query}`;
}

/** The fields that name what the conversation is about; none for everything. */
function namedIds({ fileId, courseId }: StudyScope): [string, string][] {
  if (courseId !== null) return [["courseId", courseId]];
  return fileId === null ? [] : [["fileId", fileId]];
}
