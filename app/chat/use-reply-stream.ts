import { useRevalidator } from "@remix-run/react";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { FormResult } from "~/ui/form-result";
import type { StreamingReply } from "./components/chat-views";

const failure = "Failed to get a response. Please try again.";

/** How often a broken connection is taken up again, and how long to wait before, milliseconds. */
const reconnections = 5;
const reconnectionDelay = 1_000;

interface ErrorEnvelope {
  error?: string;
  code?: string;
  issues?: { path: string; message: string }[];
}

/**
 * Sends a message by the streaming call and follows its reply; a connection that breaks is taken
 * up again where it broke. `running` is a turn found on arrival, such as after a reload.
 */
export function useReplyStream(
  fileId: string | null,
  running: { id: string; message: string; text: string } | null,
) {
  const [stream, setStream] = useState<StreamingReply | null>(null);
  const [result, setResult] = useState<FormResult | undefined>();
  const connection = useRef<AbortController | null>(null);
  const { revalidate } = useRevalidator();

  const follow = useCallback(
    async (question: string, open: (signal: AbortSignal) => Promise<Response>, known?: string) => {
      connection.current?.abort();
      const abort = new AbortController();
      connection.current = abort;
      setResult(undefined);
      setStream({ question, text: "", status: "waiting" });
      const failed = await readReply(open, fileId, abort.signal, known, (text) =>
        setStream({ question, text, status: "writing" }),
      );
      if (abort.signal.aborted) return;
      connection.current = null;
      if (failed) setResult(refusal(failed, question));
      else revalidate();
      setStream(null);
    },
    [fileId, revalidate],
  );

  useEffect(() => {
    if (!running) return;
    follow(running.message, (signal) => openTurn(running.id, fileId, "", signal), running.id);
  }, [running, fileId, follow]);

  useEffect(() => () => connection.current?.abort(), []);

  function send(event: FormEvent<HTMLFormElement>) {
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const form = new FormData(event.currentTarget, submitter);
    const message = String(form.get("message") ?? "").trim();
    event.preventDefault();
    if (!message || connection.current) return;
    follow(message, (signal) =>
      fetch("/api/chat", {
        method: "POST",
        headers: { Accept: "text/event-stream", "Content-Type": "application/json" },
        body: JSON.stringify({ message, fileId }),
        signal,
      }),
    );
  }

  /** Reads no further; the reply is finished and kept all the same. */
  function stop() {
    connection.current?.abort();
    connection.current = null;
    setStream(null);
    revalidate();
  }

  return { stream, result, send, stop };
}

/** Reads a reply to its end. @returns what went wrong, or null */
async function readReply(
  open: (signal: AbortSignal) => Promise<Response>,
  fileId: string | null,
  signal: AbortSignal,
  known: string | undefined,
  onText: (text: string) => void,
): Promise<ErrorEnvelope | null> {
  let turnId = known;
  let lastEvent = "";
  let text = "";
  for (let attempt = 0; attempt <= reconnections; attempt += 1) {
    try {
      if (attempt > 0) await new Promise((done) => setTimeout(done, reconnectionDelay));
      const resumed = attempt > 0 && turnId;
      const response = await (resumed
        ? openTurn(turnId ?? "", fileId, lastEvent, signal)
        : open(signal));
      if (!response.ok || !response.body) return (await response.json()) as ErrorEnvelope;
      turnId = response.headers.get("X-Turn-Id") ?? turnId;
      const events = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream());
      for await (const event of iterate(events)) {
        lastEvent = event.id ?? lastEvent;
        const body = JSON.parse(event.data) as { text?: string } & ErrorEnvelope;
        if (event.event === "message") return null;
        if (event.event === "error") return body;
        text += body.text ?? "";
        onText(text);
      }
    } catch {
      if (signal.aborted) return null;
    }
    if (!turnId) return { error: failure };
  }
  return { error: failure };
}

function openTurn(turnId: string, fileId: string | null, lastEvent: string, signal: AbortSignal) {
  const query = fileId ? `?fileId=${encodeURIComponent(fileId)}` : "";
  return fetch(`/api/chat/turns/${encodeURIComponent(turnId)}${query}`, {
    headers: { Accept: "text/event-stream", "Last-Event-ID": lastEvent },
    signal,
  });
}

/** Not every browser iterates over streams. */
async function* iterate<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

function refusal({ error, code, issues }: ErrorEnvelope, message: string): FormResult {
  const errors: FormResult["errors"] = issues
    ? { message: issues.map((issue) => issue.message) }
    : {};
  const upgrade = code === "upgrade_required";
  const title = upgrade ? "Upgrade to Premium" : "No reply";
  return {
    values: { message },
    errors,
    notice: { tone: "error", title, message: error ?? failure, upgrade },
  };
}
