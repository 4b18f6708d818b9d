import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ChatActions, ChatAllowance } from "~/chat/components/chat-views";
import { Composer } from "~/chat/components/composer";
import { OnDeviceSwitch } from "~/chat/components/on-device";
import { TryFirstSwitch } from "~/chat/components/try-first";
import type { VoiceListener } from "~/chat/components/voice-input";
import * as m from "~/chat/messages";
import { type ChatAbout, holdsNothing } from "~/chat/welcome-message";
import { everything, isSameScope, type StudyScope } from "~/study-scope";
import { Button } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { LocalTime } from "~/ui/local-time";
import { Notice } from "~/ui/notice";
import { NoticeToast } from "~/ui/notice-toast";

/** The composer, with what went wrong above it and the messages left below. */
export function AskPanel({
  scope,
  about,
  tryFirst,
  busy,
  result,
  failed,
  allowance,
  listener,
  actions,
}: {
  scope: StudyScope;
  about: ChatAbout;
  /** Whether questions are asked back first. */
  tryFirst: boolean;
  /** Whether a reply is being streamed. */
  busy: boolean;
  result?: FormResult;
  /** Why there was no reply, and how to ask again; only while that makes sense. */
  failed?: { why: string; again: () => void };
  allowance: ChatAllowance;
  listener: VoiceListener;
  actions: ChatActions;
}) {
  const notice = result?.notice;
  const remaining = Math.max(0, allowance.limit - allowance.used);
  return (
    <>
      <NoticeToast notice={notice} />
      {failed ? <FailedReply {...failed} /> : null}
      {remaining === 0 && notice?.tone !== "error" ? <LimitReached {...allowance} /> : null}
      <Composer
        key={scope.courseId ?? scope.fileId ?? "all"}
        scope={scope}
        about={about}
        tryFirst={tryFirst}
        busy={busy}
        draft={result?.values.message ?? ""}
        errors={result?.errors.message}
        listener={listener}
        actions={actions}
      />
      <div className="group -mt-2 -mb-3 flex flex-wrap items-center justify-center gap-x-4">
        {isSameScope(scope, everything) || holdsNothing(about) ? null : (
          <TryFirstSwitch scope={scope} on={tryFirst} disabled={busy} />
        )}
        <OnDeviceSwitch />
        {remaining === Number.POSITIVE_INFINITY ? null : (
          <MessagesLeft remaining={remaining} {...allowance} />
        )}
      </div>
    </>
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

function LimitReached({ price, resetsAt }: ChatAllowance) {
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

function MessagesLeft({ remaining, limit, resetsAt }: ChatAllowance & { remaining: number }) {
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
