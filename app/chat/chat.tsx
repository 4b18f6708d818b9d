import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { nextDay, planLimit } from "~/billing/plans";
import { usePrice } from "~/billing/use-price";
import { withinPlan } from "~/billing/within-plan";
import { citationLink } from "~/library/citation-link";
import { listFiles } from "~/library/list-files.server";
import { idSchema } from "~/library/schema";
import { selectFile, wholeLibrary } from "~/library/select-file";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { formatKilobytes } from "~/ui/file-size";
import { reachServer } from "~/ui/reach-server";
import { awaitReply } from "./await-reply.server";
import { type Budget, pageBudget } from "./bound-markdown";
import { ChatScreen } from "./components/chat-screen";
import type { ChatMessageView } from "./components/chat-views";
import { listConversation } from "./list-conversation.server";
import * as m from "./messages";
import { renderReply } from "./render-reply.server";
import { audible } from "./reply-audio.server";
import { resetChat } from "./reset-chat.server";
import { type ChatMessage, conversationSchema, sendFormSchema } from "./schema";
import { sendOnce } from "./send-message.server";
import { useReplyStream } from "./use-reply-stream";
import { type ChatAbout, welcomeMessage } from "./welcome-message";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.file?.name ?? m.pageTitle());

export const loader = pageLoader({
  access: "learner",
  input: z.object({ fileId: idSchema.optional() }),
  early: ({ app, owner }) => listFiles(app, owner),
  async run({ app, actor, input, early: files }) {
    const file = selectFile(files, input.fileId);
    const [{ messages, pending }, used] = await Promise.all([
      listConversation(app, actor, file?.id ?? null),
      app.dailyUsage(actor.id).used("chat"),
    ]);
    const names = new Map(files.map(({ id, name }) => [id, name]));
    const now = app.clock.now();
    const path = chatPath(file?.id ?? null);
    const budget = pageBudget();
    const view = (message: ChatMessage) =>
      toView(audible(app, actor, message), names, path, budget);
    const about: ChatAbout = file
      ? aboutFile[file.status]
      : files.length > 0
        ? "library"
        : "nothing";
    return {
      about,
      file: file && {
        id: file.id,
        name: file.name,
        type: file.type,
        size: formatKilobytes(file.size),
      },
      messages:
        messages.length > 0
          ? // From the newest back: what is most likely read is rendered first.
            messages.toReversed().map(view).reverse()
          : [welcomeMessage(actor.username, about, now)],
      pending: pending[0] ?? null,
      tier: actor.tier,
      listener: app.transcriber ? ("server" as const) : ("browser" as const),
      used,
      resetsAt: nextDay(now).toISOString(),
    };
  },
});

const send = pageForm({
  access: "learner",
  input: sendFormSchema,
  failureTitle: m.noReply,
  async run({ app, actor, input, newId }) {
    await awaitReply(await sendOnce(app, actor, { ...input, turnId: newId }));
    return redirect(`${chatPath(input.fileId)}#latest`);
  },
});

const reset = pageForm({
  access: "learner",
  input: conversationSchema,
  failureTitle: m.resetFailed,
  async run({ app, actor, input, scope }) {
    await resetChat(app, actor, input.fileId);
    scope.leaveNotice({ tone: "success", title: m.resetDone() });
    return redirect(chatPath(null));
  },
});

export const action = pageAction({ send, reset });

// With scripts, what is asked goes by the streaming call: what comes here is a reset.
export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.resetFailed(), failure: m.conversationKept() });

export default function Chat() {
  const price = usePrice();
  const { file, about, messages, pending, tier, listener, used, resetsAt } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const mayAsk = () => withinPlan("chat", used + 1, planLimit(tier, "chat"));
  const { stream, result, submit, sendRecording, failed, stop } = useReplyStream(
    file?.id ?? null,
    pending,
    mayAsk,
  );
  return (
    <ChatScreen
      file={file}
      about={about}
      messages={messages}
      allowance={{
        used,
        limit: planLimit(tier, "chat"),
        resetsAt,
        price: `${price.amount} / ${price.period}`,
      }}
      result={result ?? answer?.result}
      stream={stream}
      premium={planLimit(tier, "tts") > 0}
      listener={listener}
      actions={{ mayAsk, onSubmit: submit, onRecording: sendRecording, onStop: stop }}
      failed={failed}
      newChatHref={chatPath(null)}
    />
  );
}

const aboutFile = { ready: "document", reading: "reading", unreadable: "unreadable" } as const;

function chatPath(fileId: string | null): string {
  return `/app?fileId=${fileId ?? wholeLibrary}`;
}

function toView(
  message: ChatMessage,
  names: Map<string, string>,
  path: string,
  budget: Budget,
): ChatMessageView {
  const { id, role, content, createdAt, audioUrl } = message;
  const back = `${path}#message-${id}`;
  return {
    id,
    role,
    content,
    createdAt,
    ...(role === "assistant" ? { html: renderReply(message, back, budget) } : {}),
    ...(audioUrl ? { audioUrl } : {}),
    citations: message.citations.map((citation, index) => ({
      ...citation,
      number: index + 1,
      fileName: names.get(citation.fileId) ?? m.deletedFile(),
      href: citationLink(citation, back),
    })),
  };
}
