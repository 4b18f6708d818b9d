import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { StudyScope } from "~/study-scope";
import type { FormResult } from "~/ui/form-result";
import type { StreamingReply } from "./components/chat-views";
import { type Connection, readReply, stopReply } from "./read-reply";
import { failedMessage, replyFailure } from "./reply-failure";
import { openTurn, type Place, postMessage, postRecording } from "./turn-requests";

/**
 * Sends a message to the streaming API and follows its reply, reconnecting if the connection breaks.
 * @param running a turn in progress when the page loads
 * @param mayAsk returns false, and shows why, if the plan does not allow a message
 */
export function useReplyStream(
  place: Place,
  running: { id: string; message: string; text: string } | null,
  mayAsk: () => boolean,
) {
  const { fileId, courseId } = place;
  const about = useMemo(() => ({ fileId, courseId }), [fileId, courseId]);
  const { stream, result, connection, lostTurn, follow } = useTurn(about);

  const followTurn = useCallback(
    (turnId: string, message: string) =>
      follow(message, (signal) => openTurn(turnId, about, "", signal), { turnId }),
    [follow, about],
  );

  useEffect(() => {
    if (running) followTurn(running.id, running.message);
  }, [running, followTurn]);

  function send(message: string) {
    if (!message || connection.current || !mayAsk()) return;
    follow(message, (signal) => postMessage(message, place, signal));
  }

  /**
   * Sends a recording.
   * @returns whether it was understood; then its transcript is a message that is not lost
   */
  function sendRecording(recording: Blob): Promise<boolean> {
    if (connection.current || !mayAsk()) return Promise.resolve(false);
    return new Promise((understood) => {
      follow(null, (signal) => postRecording(recording, place, signal), {
        onTranscript: () => understood(true),
      }).then(() => understood(false));
    });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send(submittedMessage(event));
  }

  function sendAgain(message: string) {
    if (lostTurn.current) followTurn(lostTurn.current, message);
    else send(message);
  }

  function stop() {
    if (connection.current) stopReply(connection.current, about);
  }

  const failed = result && failedMessage(result);
  return {
    stream,
    result,
    submit,
    sendRecording,
    stop,
    ...(failed ? { failed: { why: failed.why, again: () => sendAgain(failed.message) } } : {}),
  };
}

/** The text of a form; that of the starter if one was pressed. */
function submittedMessage({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>): string {
  const form = new FormData(currentTarget, (nativeEvent as SubmitEvent).submitter);
  return String(form.get("message") ?? "").trim();
}

/** The current turn: what has been received of its reply, or why there is none. */
function useTurn(about: StudyScope) {
  const [stream, setStream] = useState<StreamingReply | null>(null);
  const [result, setResult] = useState<FormResult | undefined>();
  const connection = useRef<Connection | null>(null);
  // A turn whose connection was lost. It continues on the server and must not count twice.
  const lostTurn = useRef<string | undefined>();
  const { revalidate } = useRevalidator();

  const follow = useCallback(
    async (
      asked: string | null,
      open: (signal: AbortSignal) => Promise<Response>,
      { turnId, onTranscript }: { turnId?: string; onTranscript?: () => void } = {},
    ) => {
      let question = asked;
      connection.current?.abort.abort();
      const own: Connection = { abort: new AbortController(), turnId, stopped: false };
      connection.current = own;
      setResult(undefined);
      setStream({ question, html: "", rest: "", status: "waiting" });
      const failed = await readReply(open, about, own, {
        onTranscript(text) {
          question = text;
          setStream({ question, html: "", rest: "", status: "waiting" });
          onTranscript?.();
        },
        onText: (html, rest) => setStream({ question, html, rest, status: "writing" }),
      });
      if (own.abort.signal.aborted) return;
      connection.current = null;
      lostTurn.current = failed?.code ? undefined : own.turnId;
      if (!failed) revalidate();
      else if (own.stopped) setResult({ values: { message: question ?? "" }, errors: {} });
      else setResult(replyFailure(failed, question));
      setStream(null);
    },
    [about, revalidate],
  );

  useEffect(() => () => connection.current?.abort.abort(), []);
  return { stream, result, connection, lostTurn, follow };
}
