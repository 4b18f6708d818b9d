import { useRevalidator } from "@remix-run/react";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { FormResult, NoticeView } from "~/ui/form-result";
import type { StreamingReply } from "./components/chat-views";
import * as m from "./messages";

/** How often a broken connection is taken up again, and how long to wait before, milliseconds. */
const reconnections = 5;
const reconnectionDelay = 1_000;

/** `html` and `rest` come with the token that finishes a block: all blocks, and the text after them. */
interface Token {
  text?: string;
  html?: string;
  rest?: string;
}

interface ErrorEnvelope {
  error?: string;
  code?: string;
  issues?: { path: string; message: string }[];
}

/**
 * Sends a message to the streaming API and follows its reply, reconnecting if the connection breaks.
 * @param running a turn in progress when the page loads
 * @param mayAsk returns false, and shows why, if the plan does not allow a message
 */
export function useReplyStream(
  fileId: string | null,
  running: { id: string; message: string; text: string } | null,
  mayAsk: () => boolean,
) {
  const [stream, setStream] = useState<StreamingReply | null>(null);
  const [result, setResult] = useState<FormResult | undefined>();
  const connection = useRef<Connection | null>(null);
  // A turn whose connection was lost. It continues on the server and must not count twice.
  const lost = useRef<string | undefined>();
  const { revalidate } = useRevalidator();

  const follow = useCallback(
    async (
      asked: string | null,
      open: (signal: AbortSignal) => Promise<Response>,
      known?: string,
      onTranscript?: () => void,
    ) => {
      let question = asked;
      connection.current?.abort.abort();
      const own: Connection = { abort: new AbortController(), turnId: known, stopped: false };
      connection.current = own;
      setResult(undefined);
      setStream({ question, html: "", rest: "", status: "waiting" });
      const failed = await readReply(open, fileId, own, {
        onTranscript(text) {
          question = text;
          setStream({ question, html: "", rest: "", status: "waiting" });
          onTranscript?.();
        },
        onText: (html, rest) => setStream({ question, html, rest, status: "writing" }),
      });
      if (own.abort.signal.aborted) return;
      connection.current = null;
      lost.current = failed?.code ? undefined : own.turnId;
      if (!failed) revalidate();
      else if (own.stopped) setResult({ values: { message: question ?? "" }, errors: {} });
      else setResult(refusal(failed, question));
      setStream(null);
    },
    [fileId, revalidate],
  );

  useEffect(() => {
    if (!running) return;
    follow(running.message, (signal) => openTurn(running.id, fileId, "", signal), running.id);
  }, [running, fileId, follow]);

  useEffect(() => () => connection.current?.abort.abort(), []);

  function send(message: string) {
    if (!message || connection.current || !mayAsk()) return;
    follow(message, (signal) =>
      fetch("/api/chat", {
        method: "POST",
        headers: { Accept: "text/event-stream", "Content-Type": "application/json" },
        body: JSON.stringify({ message, fileId }),
        signal,
      }),
    );
  }

  /**
   * Sends a recording.
   * @returns whether it was understood: its words are a message from then on, and lost no more
   */
  function sendRecording(recording: Blob): Promise<boolean> {
    if (connection.current || !mayAsk()) return Promise.resolve(false);
    const form = new FormData();
    form.set("audio", recording, "recording");
    if (fileId) form.set("fileId", fileId);
    return new Promise((understood) => {
      follow(
        null,
        (signal) =>
          fetch("/api/voice", {
            method: "POST",
            headers: { Accept: "text/event-stream" },
            body: form,
            signal,
          }),
        undefined,
        () => understood(true),
      ).then(() => understood(false));
    });
  }

  function retry(message: string) {
    const turnId = lost.current;
    if (!turnId) return send(message);
    follow(message, (signal) => openTurn(turnId, fileId, "", signal), turnId);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const form = new FormData(event.currentTarget, submitter);
    event.preventDefault();
    send(String(form.get("message") ?? "").trim());
  }

  /** Stops the reply at its current length; its stream then ends. */
  function stop() {
    if (!connection.current) return;
    connection.current.stopped = true;
    stopTurn(connection.current, fileId);
  }

  const { notice, values } = result ?? {};
  const unanswered = notice && !notice.upgrade ? values?.message : undefined;
  return {
    stream,
    result,
    submit,
    sendRecording,
    stop,
    ...(notice && unanswered
      ? { failed: { why: reasonOf(notice), again: () => retry(unanswered) } }
      : {}),
  };
}

/** The text that remains after a failure's toast is gone. */
function reasonOf({ title, message }: NoticeView): string {
  return message && message !== m.replyFailed() ? message : m.failureHeading({ title });
}

/** The turn that is being followed. */
interface Connection {
  abort: AbortController;
  turnId: string | undefined;
  /** Whether the learner pressed Stop, perhaps before the turn had an id. */
  stopped: boolean;
}

function stopTurn({ turnId, stopped }: Connection, fileId: string | null) {
  if (!stopped || !turnId) return;
  fetch(turnPath(turnId, fileId), { method: "DELETE" }).catch(() => {});
}

interface ReplyReader {
  /** What was understood of a recording. */
  onTranscript(text: string): void;
  onText(html: string, rest: string): void;
}

/** Reads a reply to its end. @returns what went wrong, or null */
async function readReply(
  open: (signal: AbortSignal) => Promise<Response>,
  fileId: string | null,
  own: Connection,
  { onTranscript, onText }: ReplyReader,
): Promise<ErrorEnvelope | null> {
  const { signal } = own.abort;
  let lastEvent = "";
  let html = "";
  let rest = "";
  for (let attempt = 0; attempt <= reconnections; attempt += 1) {
    try {
      if (attempt > 0) await new Promise((done) => setTimeout(done, reconnectionDelay));
      const response = await (attempt > 0 && own.turnId
        ? openTurn(own.turnId, fileId, lastEvent, signal)
        : open(signal));
      if (!response.ok || !response.body) return (await response.json()) as ErrorEnvelope;
      own.turnId = response.headers.get("X-Turn-Id") ?? own.turnId;
      stopTurn(own, fileId);
      const events = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream());
      for await (const event of iterate(events)) {
        lastEvent = event.id ?? lastEvent;
        const body = JSON.parse(event.data) as Token & ErrorEnvelope;
        if (event.event === "message") return null;
        if (event.event === "error") return body;
        if (event.event === "transcript") {
          onTranscript(body.text ?? "");
          continue;
        }
        html = body.html ?? html;
        rest = body.rest ?? rest + (body.text ?? "");
        onText(html, rest);
      }
    } catch {
      if (signal.aborted) return null;
    }
    if (!own.turnId) return { error: m.replyFailed() };
  }
  return { error: m.replyFailed() };
}

function openTurn(turnId: string, fileId: string | null, lastEvent: string, signal: AbortSignal) {
  return fetch(turnPath(turnId, fileId), {
    headers: { Accept: "text/event-stream", "Last-Event-ID": lastEvent },
    signal,
  });
}

function turnPath(turnId: string, fileId: string | null): string {
  const query = fileId ? `?fileId=${encodeURIComponent(fileId)}` : "";
  return `/api/chat/turns/${encodeURIComponent(turnId)}${query}`;
}

/** Async iteration for browsers whose streams lack it. */
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

/** @param message null of a recording that was not understood */
function refusal({ error, code, issues }: ErrorEnvelope, message: string | null): FormResult {
  const errors: FormResult["errors"] = issues
    ? { message: issues.map((issue) => issue.message) }
    : {};
  const upgrade = code === "upgrade_required";
  const unanswered = navigator.onLine ? m.noReply() : m.offline();
  const refused = message === null && navigator.onLine ? m.voiceFailed() : unanswered;
  const title = upgrade ? m.upgradeTitle() : refused;
  const reason = error ?? m.replyFailed();
  return {
    values: { message: message ?? "" },
    errors,
    notice: {
      tone: "error",
      title,
      // A title that says it all needs no sentence.
      ...(reason === title || (message === null && reason === m.replyFailed())
        ? {}
        : { message: reason }),
      upgrade,
    },
  };
}
