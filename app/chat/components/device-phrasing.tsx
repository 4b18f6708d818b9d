import { Cpu } from "lucide-react";
import { useState } from "react";
import { phraseOnDevice } from "~/chat/browser-model";
import type { ChatMessageView } from "~/chat/components/chat-views";
import * as m from "~/chat/messages";
import { longestPhrasing } from "~/chat/phrasing-limit";
import { replyLanguage } from "~/chat/reply-language";
import { Spinner } from "~/ui/spinner";

type Status =
  | { word: "idle" | "working" }
  | { word: "refused"; why: string }
  | { word: "done"; html: string };

/** Has the browser's own model phrase an answer from what a reply cites, and shows it once it is checked. */
export default function DevicePhrasing({
  reply,
  question,
}: {
  reply: ChatMessageView;
  question: string;
}) {
  const [status, setStatus] = useState<Status>({ word: "idle" });

  async function phrase() {
    setStatus({ word: "working" });
    setStatus(await phraseAndCheck(reply, question));
  }

  if (status.word === "done") {
    return (
      <section
        aria-label={m.phrased()}
        className="mt-4 max-w-[68ch] rounded-card border border-line bg-sunk px-4 py-3"
      >
        <p className="flex items-center gap-2 text-sm font-semibold text-soft">
          <Cpu aria-hidden="true" className="size-4" />
          {m.phrasedFromSources()}
        </p>
        <div
          dir="auto"
          className="reply mt-2"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised on the server
          dangerouslySetInnerHTML={{ __html: status.html }}
        />
      </section>
    );
  }
  const working = status.word === "working";
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        onClick={phrase}
        disabled={working}
        aria-busy={working}
        className="-ms-3 inline-flex min-h-11 items-center gap-2 rounded-card px-3 text-sm font-semibold text-soft hover:bg-sunk hover:text-ink"
      >
        {working ? <Spinner className="size-4" /> : <Cpu aria-hidden="true" className="size-4" />}
        {working ? m.phrasing() : m.phrase()}
      </button>
      <p role="status" className="text-sm text-rust">
        {status.word === "refused" ? status.why : ""}
      </p>
    </div>
  );
}

async function phraseAndCheck(reply: ChatMessageView, question: string): Promise<Status> {
  let text: string;
  try {
    const quotes = reply.citations.map(({ quote }) => quote);
    text = await phraseOnDevice(question, quotes, replyLanguage(reply.content));
  } catch {
    return { word: "refused", why: m.modelGaveNoAnswer() };
  }
  try {
    const response = await fetch(`/api/messages/${reply.id}/phrasing`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text: text.slice(0, longestPhrasing) }),
    });
    const answer = (await response.json()) as { html?: string; error?: string };
    if (response.ok && answer.html) return { word: "done", html: answer.html };
    const why =
      response.status === 422 && answer.error
        ? m.phrasingRefused({ reason: answer.error })
        : m.phrasingNotShown();
    return { word: "refused", why };
  } catch {
    return { word: "refused", why: m.phrasingNotChecked() };
  }
}
