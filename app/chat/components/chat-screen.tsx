import { Link, useNavigation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useRef } from "react";
import { ArrivingReply } from "~/chat/components/arriving-reply";
import { ChatToolbar } from "~/chat/components/chat-toolbar";
import type { ChatFile, ChatMessageView, StreamingReply } from "~/chat/components/chat-views";
import { Composer } from "~/chat/components/composer";
import { Message } from "~/chat/components/message";
import { OnDeviceSwitch } from "~/chat/components/on-device";
import { Starters } from "~/chat/components/starters";
import { useAutoPlay } from "~/chat/components/use-auto-play";
import { useFinishedReply } from "~/chat/components/use-finished-reply";
import { useStayAtEnd } from "~/chat/components/use-stay-at-end";
import type { VoiceListener } from "~/chat/components/voice-input";
import * as m from "~/chat/messages";
import { type ChatAbout, welcomeId } from "~/chat/welcome-message";
import { Button } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { LocalTime } from "~/ui/local-time";
import { Notice } from "~/ui/notice";
import { NoticeToast } from "~/ui/notice-toast";

/** A conversation about one document, or about all of them. */
export function ChatScreen({
  file,
  about,
  messages,
  used,
  limit,
  resetsAt,
  result,
  stream,
  premium,
  price,
  listener,
  mayAsk,
  onSubmit,
  onRecording,
  failed,
  onStop,
  newChatHref,
}: {
  file: ChatFile | null;
  about: ChatAbout;
  messages: ChatMessageView[];
  /** Messages sent today. */
  used: number;
  /** The most in a day; infinite where the plan has no limit. */
  limit: number;
  /** When the messages of the day are counted anew. */
  resetsAt: string;
  result?: FormResult;
  stream: StreamingReply | null;
  /** Has the plan speech? */
  premium: boolean;
  /** What the plan without a limit costs, in words. */
  price: string;
  listener: VoiceListener;
  /** Says no, and why, where asking is known to be refused. */
  mayAsk: () => boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Sends a recording. @returns whether it was understood: from then on it is a message like another */
  onRecording: (recording: Blob) => Promise<boolean>;
  /** Why there was no answer, and how to ask once more; there only while that makes sense. */
  failed?: { why: string; again: () => void };
  onStop?: () => void;
  /** Where "New Chat" leads: no file selected. */
  newChatHref: string;
}) {
  const navigation = useNavigation();
  const sent = navigation.formData?.get("intent") === "send" ? navigation.formData : null;
  const sentText = sent && navigation.state === "submitting" ? String(sent.get("message")) : null;
  const turn: StreamingReply | null =
    stream ??
    (sentText === null ? null : { question: sentText, html: "", rest: "", status: "waiting" });
  const busy = stream !== null || sent !== null;
  const remaining = Math.max(0, limit - used);
  const welcome = messages.find((message) => message.id === welcomeId);
  const empty = welcome !== undefined && turn === null;
  const below = useRef<HTMLDivElement>(null);
  const announcement = useFinishedReply(messages);
  useAutoPlay(messages, file?.id ?? null, premium);
  useStayAtEnd(
    empty ? null : `${messages.at(-1)?.id}:${turn ? turn.html.length + turn.rest.length : -1}`,
    below,
  );
  const fileId = file?.id ?? null;
  const notice = result?.notice;

  return (
    <section className="mx-auto flex w-full max-w-3xl flex-1 flex-col">
      <ChatToolbar file={file} newChatHref={newChatHref} />
      {empty ? (
        <Starters
          welcome={welcome}
          fileId={fileId}
          about={about}
          disabled={busy}
          onSubmit={onSubmit}
        />
      ) : (
        <Conversation
          messages={welcome ? [] : messages}
          turn={turn}
          fileId={fileId}
          premium={premium}
        />
      )}
      <div
        ref={below}
        data-stays-below=""
        className={`${empty ? "[@media(min-height:40rem)]:sticky" : "sticky"} bottom-(--now-playing) z-10 grid gap-2 bg-paper pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]`}
      >
        <NoticeToast notice={notice} />
        {failed ? <FailedReply {...failed} /> : null}
        {remaining === 0 && notice?.tone !== "error" ? (
          <LimitReached price={price} resetsAt={resetsAt} />
        ) : null}
        <Composer
          key={fileId ?? "all"}
          fileId={fileId}
          about={about}
          busy={busy}
          draft={result?.values.message ?? ""}
          errors={result?.errors.message}
          listener={listener}
          mayAsk={mayAsk}
          onSubmit={onSubmit}
          onRecording={onRecording}
          onStop={onStop}
        />
        <OnDeviceSwitch />
        {remaining === Number.POSITIVE_INFINITY ? null : (
          <MessagesLeft remaining={remaining} limit={limit} resetsAt={resetsAt} />
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

function Conversation({
  messages,
  turn,
  fileId,
  premium,
}: {
  messages: ChatMessageView[];
  turn: StreamingReply | null;
  fileId: string | null;
  premium: boolean;
}) {
  return (
    <div className="grid flex-1 grid-cols-1 content-start gap-8 py-6">
      {messages.map((message, index) => (
        <div key={message.id} id={index === messages.length - 1 ? "latest" : undefined}>
          <Message
            message={message}
            question={messages[index - 1]?.content ?? ""}
            fileId={fileId}
            premium={premium}
          />
        </div>
      ))}
      {turn ? <ArrivingReply turn={turn} /> : null}
    </div>
  );
}

function FailedReply({ why, again }: { why: string; again: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      <p className="text-rust">{why}</p>
      <Button type="button" variant="secondary" onClick={again}>
        {m.tryAgain()}
      </Button>
    </div>
  );
}

function LimitReached({ price, resetsAt }: { price: string; resetsAt: string }) {
  return (
    <Notice tone="info" title={m.limitReached()}>
      {m.limitReachedUntil<ReactNode>({
        link: (text) => (
          <Link
            key="link"
            to="/subscription"
            className="-my-2.5 inline-block py-2.5 font-semibold text-ember-ink underline underline-offset-4"
          >
            {text}
          </Link>
        ),
        price: (end) => (
          <span key="price" className="whitespace-nowrap">
            {price}
            {end}
          </span>
        ),
        time: <LocalTime key="time" iso={resetsAt} />,
      })}
    </Notice>
  );
}

function MessagesLeft({
  remaining,
  limit,
  resetsAt,
}: {
  remaining: number;
  limit: number;
  resetsAt: string;
}) {
  return (
    <p className="text-center text-sm text-soft tabular-nums">
      {remaining === 0 || remaining === limit
        ? m.messagesLeft({ remaining, limit })
        : m.messagesLeftUntil({
            remaining,
            limit,
            time: <LocalTime key="time" iso={resetsAt} />,
          })}
    </p>
  );
}
