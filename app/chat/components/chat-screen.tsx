import { useNavigation } from "@remix-run/react";
import type { FormEvent } from "react";
import { ChatToolbar } from "~/chat/components/chat-toolbar";
import type { ChatFile, ChatMessageView, StreamingReply } from "~/chat/components/chat-views";
import { Composer } from "~/chat/components/composer";
import { Message, OwnMessage, Reply } from "~/chat/components/message";
import { Starters } from "~/chat/components/starters";
import { useFinishedReply } from "~/chat/components/use-finished-reply";
import { useStayAtEnd } from "~/chat/components/use-stay-at-end";
import type { FormResult } from "~/ui/form-result";
import { Notice } from "~/ui/notice";
import { NoticeToast } from "~/ui/notice-toast";

const unlimited = 999;

function leftToday(remaining: number, limit: number) {
  if (remaining >= unlimited) return null;
  return `${Math.max(0, remaining)} of ${limit} messages left today`;
}

/** A conversation about one document, or about all of them. */
export function ChatScreen({
  file,
  messages,
  remaining,
  limit,
  result,
  stream,
  onSubmit,
  onStop,
  newChatHref,
}: {
  file: ChatFile | null;
  messages: ChatMessageView[];
  /** Messages left today; 999 means unlimited. */
  remaining: number;
  limit: number;
  result?: FormResult;
  stream: StreamingReply | null;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onStop?: () => void;
  /** Where "New Chat" leads: no file selected. */
  newChatHref: string;
}) {
  const navigation = useNavigation();
  const sent = navigation.formData?.get("intent") === "send" ? navigation.formData : null;
  const sentText = sent && navigation.state === "submitting" ? String(sent.get("message")) : null;
  const turn: StreamingReply | null =
    stream ?? (sentText === null ? null : { question: sentText, text: "", status: "waiting" });
  const busy = stream !== null || sent !== null;
  const full = remaining <= 0;
  const empty = messages.length === 0 && turn === null;
  const announcement = useFinishedReply(messages);
  useStayAtEnd(empty ? null : `${messages.length}:${turn?.text.length ?? -1}`);
  const fileId = file?.id ?? null;
  const count = leftToday(remaining, limit);
  const notice = result?.notice;

  return (
    <section className="mx-auto flex w-full max-w-3xl flex-1 flex-col">
      <ChatToolbar file={file} newChatHref={newChatHref} />
      {empty ? (
        <Starters fileId={fileId} disabled={busy || full} onSubmit={onSubmit} />
      ) : (
        <div className="grid flex-1 content-start gap-8 py-6">
          {messages.map((message, index) => (
            <div key={message.id} id={index === messages.length - 1 ? "latest" : undefined}>
              <Message message={message} fileId={fileId} />
            </div>
          ))}
          {turn ? (
            <>
              <OwnMessage>{turn.question}</OwnMessage>
              <Reply mood="thinking">
                {turn.status === "waiting" || turn.text === "" ? (
                  <p className="breathe pt-1 text-soft">Looking through your material</p>
                ) : (
                  <div dir="auto" className="reply whitespace-pre-wrap">
                    {turn.text}
                  </div>
                )}
              </Reply>
            </>
          ) : null}
        </div>
      )}
      <div className="sticky bottom-0 z-10 grid gap-2 bg-paper pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <NoticeToast notice={notice} />
        {full && notice?.tone !== "error" ? (
          <Notice tone="info" title="You have used today's messages">
            The free plan includes {limit} AI chat messages a day; more tomorrow. Premium is
            unlimited, at $9.99 / month.
          </Notice>
        ) : null}
        <Composer
          key={fileId ?? "all"}
          fileId={fileId}
          busy={busy}
          full={full}
          draft={result?.values.message ?? ""}
          errors={result?.errors.message}
          onSubmit={onSubmit}
          onStop={onStop}
        />
        {count ? <p className="text-center text-sm text-soft tabular-nums">{count}</p> : null}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}
