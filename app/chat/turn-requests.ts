/** Requests of the chat to the streaming API. */

const eventStream = { Accept: "text/event-stream" };

/** The file that a conversation is about, and whether questions are asked back first. */
export interface Place {
  fileId: string | null;
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

export function postRecording(recording: Blob, { fileId, tryFirst }: Place, signal: AbortSignal) {
  const form = new FormData();
  form.set("audio", recording, "recording");
  if (fileId) form.set("fileId", fileId);
  if (tryFirst) form.set("tryFirst", "on");
  return fetch("/api/voice", { method: "POST", headers: eventStream, body: form, signal });
}

/** @param lastEvent the id of the last event received; empty for all of them */
export function openTurn(
  turnId: string,
  fileId: string | null,
  lastEvent: string,
  signal: AbortSignal,
) {
  return fetch(turnPath(turnId, fileId), {
    headers: { ...eventStream, "Last-Event-ID": lastEvent },
    signal,
  });
}

/** Ends a reply at its current length. */
export function stopTurn(turnId: string, fileId: string | null) {
  fetch(turnPath(turnId, fileId), { method: "DELETE" }).catch(() => {});
}

function turnPath(turnId: string, fileId: string | null): string {
  const query = fileId ? `?fileId=${encodeURIComponent(fileId)}` : "";
  return `/api/chat/turns/${encodeURIComponent(turnId)}${query}`;
}
