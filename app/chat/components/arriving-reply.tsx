import type { StreamingReply } from "~/chat/components/chat-views";
import { OwnMessage, Reply } from "~/chat/components/message";
import * as m from "~/chat/messages";

/** A question and its reply while that is streamed: complete blocks rendered, the rest as plain text. */
export function ArrivingReply({ turn }: { turn: StreamingReply }) {
  const { question, html, rest, status } = turn;
  const waiting = status === "waiting" || html + rest === "";
  return (
    <>
      <OwnMessage>{question ?? <span className="text-soft">{m.voiceMessage()}</span>}</OwnMessage>
      <Reply mood="thinking">
        {waiting ? (
          <p className="breathe pt-1 text-soft">
            {question === null ? m.listeningToRecording() : m.searching()}
          </p>
        ) : (
          <div data-arriving dir="auto" className="grid gap-3">
            {html ? (
              <div
                data-arriving
                className="reply"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised on the server
                dangerouslySetInnerHTML={{ __html: html }}
              />
            ) : null}
            {rest.trim() ? (
              <p data-arriving className="reply whitespace-pre-wrap">
                {rest.trim()}
              </p>
            ) : null}
          </div>
        )}
      </Reply>
    </>
  );
}
