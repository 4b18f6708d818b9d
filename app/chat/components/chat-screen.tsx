import { useNavigation } from "@remix-run/react";
import { type ComponentProps, useRef } from "react";
import { ArrivingReply } from "~/chat/components/arriving-reply";
import { AskPanel } from "~/chat/components/ask-panel";
import { ChatToolbar } from "~/chat/components/chat-toolbar";
import type { ChatMessageView, ChatSubject, StreamingReply } from "~/chat/components/chat-views";
import { Message } from "~/chat/components/message";
import { Starters } from "~/chat/components/starters";
import { useAutoPlay } from "~/chat/components/use-auto-play";
import { useFinishedReply } from "~/chat/components/use-finished-reply";
import { useStayAtEnd } from "~/chat/components/use-stay-at-end";
import { welcomeId } from "~/chat/welcome-message";
import type { FormResult } from "~/ui/form-result";

type AskProps = Omit<ComponentProps<typeof AskPanel>, "busy">;

interface ChatProps extends AskProps {
  subject: ChatSubject | null;
  messages: ChatMessageView[];
  /** The reply that is being streamed. */
  stream: StreamingReply | null;
  /** Whether the plan has speech. */
  premium: boolean;
  /** Where "New Chat" leads: no file selected. */
  newChatHref: string;
}

/** A conversation about one document, a course, or everything. */
export function ChatScreen({ subject, messages, stream, premium, newChatHref, ...ask }: ChatProps) {
  const { turn, busy } = useTurn(stream);
  const welcome = messages.find((message) => message.id === welcomeId);
  const empty = welcome !== undefined && turn === null;
  const below = useRef<HTMLDivElement>(null);
  const announcement = useFinishedReply(messages);
  const { fileId, courseId } = ask.scope;
  useAutoPlay(messages, courseId ?? fileId, premium);
  useStayAtEnd(
    empty ? null : `${messages.at(-1)?.id}:${turn ? turn.html.length + turn.rest.length : -1}`,
    below,
  );

  return (
    <section className="mx-auto flex w-full max-w-3xl flex-1 flex-col">
      <ChatToolbar subject={subject} newChatHref={newChatHref} />
      {empty ? (
        <Starters
          welcome={welcome}
          scope={ask.scope}
          about={ask.about}
          courseHref={subject?.kind === "course" ? subject.href : null}
          tryFirst={ask.tryFirst}
          disabled={busy}
          onSubmit={ask.actions.onSubmit}
        />
      ) : (
        <Conversation
          messages={welcome ? [] : messages}
          turn={turn}
          fileId={fileId}
          premium={premium}
          result={ask.result}
        />
      )}
      <div
        ref={below}
        data-stays-below=""
        className={`${empty ? "[@media(min-height:40rem)]:sticky" : "sticky"} bottom-(--now-playing) z-10 grid gap-2 bg-paper pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]`}
      >
        <AskPanel {...ask} busy={busy} />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

/** The running turn: streamed, or sent as a form. */
function useTurn(stream: StreamingReply | null): { turn: StreamingReply | null; busy: boolean } {
  const { formData, state } = useNavigation();
  const sent = formData?.get("intent") === "send" ? formData : null;
  const turn =
    stream ??
    (sent && state === "submitting"
      ? { question: String(sent.get("message")), html: "", rest: "", status: "waiting" as const }
      : null);
  return { turn, busy: stream !== null || sent !== null };
}

function Conversation({
  messages,
  turn,
  fileId,
  premium,
  result,
}: {
  messages: ChatMessageView[];
  turn: StreamingReply | null;
  fileId: string | null;
  premium: boolean;
  result: FormResult | undefined;
}) {
  const last = messages.length - 1;
  return (
    <div className="grid flex-1 grid-cols-1 content-start gap-8 py-6">
      {messages.map((message, index) => (
        <div key={message.id} id={index === last ? "latest" : undefined}>
          <Message
            message={message}
            question={messages[index - 1]?.content ?? ""}
            newest={index === last}
            result={result}
            fileId={fileId}
            premium={premium}
          />
        </div>
      ))}
      {turn ? <ArrivingReply turn={turn} /> : null}
    </div>
  );
}
