import type { ReactNode } from "react";
import { AttemptForm } from "~/chat/components/attempt-form";
import type { ChatMessageView } from "~/chat/components/chat-views";
import { Citations } from "~/chat/components/citations";
import { CopyButton } from "~/chat/components/copy-button";
import { Listen } from "~/chat/components/listen";
import { OnDevice } from "~/chat/components/on-device";
import { Attempt, KeepAnswer } from "~/chat/components/tried-answer";
import { useFocusOnAnswer } from "~/chat/components/use-focus-on-answer";
import * as m from "~/chat/messages";
import type { FormResult } from "~/ui/form-result";
import { Fox, type FoxMood } from "~/ui/fox";

/** What the learner said, at the end of the line. */
export function OwnMessage({ children }: { children: ReactNode }) {
  return (
    <div className="flex justify-end ps-10">
      <p className="sr-only">{m.youSaid()}</p>
      <p
        dir="auto"
        className="max-w-[60ch] rounded-card bg-ember-wash px-4 py-2.5 text-wrap whitespace-pre-wrap wrap-anywhere"
      >
        {children}
      </p>
    </div>
  );
}

/** A reply: its text, next to the fox. */
export function Reply({
  id,
  mood = "still",
  children,
}: {
  id?: string;
  mood?: FoxMood;
  children: ReactNode;
}) {
  return (
    <div id={id} className="flex gap-3 sm:gap-4">
      <Fox mood={mood} className="mt-0.5 size-8 sm:size-9" />
      <p className="sr-only">{m.fennecSaid()}</p>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

interface MessageProps {
  message: ChatMessageView;
  /** What a reply answers. */
  question: string;
  /** Whether it is the last one. */
  newest: boolean;
  fileId: string | null;
  premium: boolean;
  result: FormResult | undefined;
}

/** One turn of the conversation. */
export function Message(props: MessageProps) {
  const { message } = props;
  return message.role === "user" ? (
    <OwnMessage>{message.content}</OwnMessage>
  ) : (
    <Reply id={`message-${message.id}`}>
      <ReplyText {...props} />
    </Reply>
  );
}

function ReplyText({ message, question, newest, fileId, premium, result }: MessageProps) {
  const { id, askedBack, attempt, kept, citations } = message;
  const answer = useFocusOnAnswer(askedBack);
  const text = (
    <div
      dir="auto"
      className="reply"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised on the server
      dangerouslySetInnerHTML={{ __html: message.html ?? "" }}
    />
  );
  return (
    <div ref={answer} tabIndex={attempt === undefined ? undefined : -1} className="outline-none">
      {attempt ? <Attempt text={attempt} /> : null}
      {text}
      {askedBack ? (
        <AttemptForm id={id} newest={newest} result={result} />
      ) : (
        <>
          <Citations citations={citations} fileId={fileId} />
          {attempt === undefined ? null : <KeepAnswer id={id} kept={kept === true} />}
          <CopyButton text={message.content} />
          <Listen reply={message} premium={premium} />
          <OnDevice reply={message} question={question} />
        </>
      )}
    </div>
  );
}
