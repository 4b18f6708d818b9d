import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { longPrice, nextDay, planLimit } from "~/billing/plans";
import { usePrice } from "~/billing/use-price";
import { withinPlan } from "~/billing/within-plan";
import { courseLink } from "~/courses/course-links";
import { listMaterials } from "~/courses/list-materials.server";
import { citationLink } from "~/library/citation-link";
import { scopeSchema, selectionParameters } from "~/library/schema";
import { type Selection, scopeOf, selectMaterial, statusOf } from "~/library/select-material";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { everything, isSameScope, type StudyScope, scopedLink } from "~/study-scope";
import { formatKilobytes } from "~/ui/file-size";
import { reachServer } from "~/ui/reach-server";
import { addReplyCard, findReplyCards } from "./add-reply-card.server";
import { awaitReply } from "./await-reply.server";
import { type Budget, pageBudget } from "./bound-markdown";
import { ChatScreen } from "./components/chat-screen";
import type { ChatMessageView, ChatSubject } from "./components/chat-views";
import { listConversation } from "./list-conversation.server";
import * as m from "./messages";
import { renderReply } from "./render-reply.server";
import { withAudioUrl } from "./reply-audio.server";
import { resetChat } from "./reset-chat.server";
import { revealAnswer } from "./reveal-answer.server";
import {
  attemptFormSchema,
  type ChatMessage,
  replyParameters,
  sendFormSchema,
  tryFirstFormSchema,
} from "./schema";
import { sendOnce } from "./send-message.server";
import { isTryFirst, rememberTryFirst } from "./try-first-cookie.server";
import { useReplyStream } from "./use-reply-stream";
import { useTryFirst } from "./use-try-first";
import { type ChatAbout, welcomeMessage } from "./welcome-message";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.subject?.name ?? m.pageTitle());

export const loader = pageLoader({
  access: "learner",
  input: selectionParameters,
  early: ({ app, owner }) => listMaterials(app, owner),
  async run({ app, actor, input, scope, early: materials }) {
    const selection = selectMaterial(materials, input);
    const studied = scopeOf(selection);
    const { files } = materials;
    const [{ messages, pending }, used] = await Promise.all([
      listConversation(app, actor, studied),
      app.dailyUsage(actor.id).used("chat"),
    ]);
    const tried = messages.filter(({ attempt }) => attempt !== undefined);
    const kept = await findReplyCards(app, actor, tried);
    const names = new Map(files.map(({ id, name }) => [id, name]));
    const now = app.clock.now();
    const path = chatPath(studied);
    const budget = pageBudget();
    const view = (message: ChatMessage) => ({
      ...toView(withAudioUrl(app, actor, message), names, path, budget),
      kept: kept.has(message.id),
    });
    const about = aboutWhat(selection, files.length > 0);
    return {
      about,
      studied,
      subject: subjectOf(selection),
      messages:
        messages.length > 0
          ? // From the newest back: what is most likely read is rendered first.
            messages.toReversed().map(view).reverse()
          : [welcomeMessage(actor.username, about, now)],
      pending: pending[0] ?? null,
      tryFirst: !isSameScope(studied, everything) && isTryFirst(scope),
      tier: actor.tier,
      listener: app.transcriber ? ("server" as const) : ("browser" as const),
      used,
      resetsAt: nextDay(now).toISOString(),
    };
  },
});

/** What a form's failure is called. */
const failureTitles = {
  send: m.noReply,
  tryFirst: m.tryFirstUnchanged,
  attempt: m.answerNotShown,
  keep: m.answerNotKept,
  reset: m.resetFailed,
};

const send = pageForm({
  access: "learner",
  input: sendFormSchema,
  failureTitle: failureTitles.send,
  async run({ app, actor, input, newId }) {
    await awaitReply(await sendOnce(app, actor, { ...input, turnId: newId }));
    return redirect(`${chatPath(input)}#latest`);
  },
});

const tryFirst = pageForm({
  access: "learner",
  input: tryFirstFormSchema,
  failureTitle: failureTitles.tryFirst,
  async run({ input, scope }) {
    rememberTryFirst(scope, input.tryFirst);
    return redirect(chatPath(input));
  },
});

const attempt = pageForm({
  access: "learner",
  input: attemptFormSchema,
  failureTitle: failureTitles.attempt,
  async run({ app, actor, input }) {
    return redirect(messagePath(await revealAnswer(app, actor, input)));
  },
});

const keep = pageForm({
  access: "learner",
  input: replyParameters,
  failureTitle: failureTitles.keep,
  async run({ app, actor, input, scope }) {
    const { fileId, courseId } = await addReplyCard(app, actor, input.id);
    scope.leaveNotice({ tone: "success", title: m.answerKept(), message: m.answerKeptWhere() });
    return redirect(messagePath({ id: input.id, fileId, courseId }));
  },
});

const reset = pageForm({
  access: "learner",
  input: scopeSchema,
  failureTitle: failureTitles.reset,
  async run({ app, actor, input, scope }) {
    await resetChat(app, actor, input);
    scope.leaveNotice({ tone: "success", title: m.resetDone() });
    return redirect(chatPath(everything));
  },
});

export const action = pageAction({ send, tryFirst, attempt, keep, reset });

export const clientAction = async (args: ClientActionFunctionArgs) => {
  const intent = (await args.request.clone().formData()).get("intent");
  const title = failureTitles[intent as keyof typeof failureTitles]();
  return reachServer(args, { title, failure: m.conversationKept() });
};

export default function Chat() {
  const price = usePrice();
  const { subject, studied, about, messages, pending, tier, listener, used, resetsAt, ...saved } =
    useLoaderData<typeof loader>();
  const tryFirst = useTryFirst(saved.tryFirst);
  const answer = useActionData<typeof action>();
  const mayAsk = () => withinPlan("chat", used + 1, planLimit(tier, "chat"));
  const { stream, result, submit, sendRecording, failed, stop } = useReplyStream(
    { ...studied, tryFirst },
    pending,
    mayAsk,
  );
  return (
    <ChatScreen
      subject={subject}
      scope={studied}
      about={about}
      tryFirst={tryFirst}
      messages={messages}
      allowance={{
        used,
        limit: planLimit(tier, "chat"),
        resetsAt,
        price: longPrice(price),
      }}
      result={result ?? answer?.result}
      stream={stream}
      premium={planLimit(tier, "tts") > 0}
      listener={listener}
      actions={{ mayAsk, onSubmit: submit, onRecording: sendRecording, onStop: stop }}
      failed={failed}
      newChatHref={chatPath(everything)}
    />
  );
}

const aboutFile = { ready: "document", reading: "reading", unreadable: "unreadable" } as const;
const aboutCourse = {
  ready: "course",
  reading: "courseInReading",
  unreadable: "unreadableCourse",
  empty: "emptyCourse",
} as const;

function aboutWhat({ file, course }: Selection, hasFiles: boolean): ChatAbout {
  if (course) return aboutCourse[statusOf(course.files)];
  if (file) return aboutFile[file.status];
  return hasFiles ? "library" : "nothing";
}

function subjectOf({ file, course }: Selection): ChatSubject | null {
  if (course) {
    const { id, name, files } = course;
    return { kind: "course", name, documents: files.length, href: courseLink(id) };
  }
  if (!file) return null;
  const { id, name, type, size } = file;
  return { kind: "file", id, name, type, size: formatKilobytes(size) };
}

const chatPath = (scope: StudyScope) => scopedLink("/app", scope);

/** The page and anchor of a reply. */
function messagePath({ id, ...scope }: StudyScope & { id: string }): string {
  return `${chatPath(scope)}#message-${id}`;
}

function toView(
  message: ChatMessage,
  names: Map<string, string>,
  path: string,
  budget: Budget,
): ChatMessageView {
  const { id, role, content, createdAt, askedBack, attempt, audioUrl } = message;
  const back = `${path}#message-${id}`;
  return {
    id,
    role,
    content,
    createdAt,
    ...(role === "assistant" ? { html: renderReply(message, back, budget) } : {}),
    ...(askedBack ? { askedBack } : {}),
    ...(attempt === undefined ? {} : { attempt }),
    ...(audioUrl ? { audioUrl } : {}),
    citations: message.citations.map((citation, index) => ({
      ...citation,
      number: index + 1,
      fileName: names.get(citation.fileId) ?? m.deletedFile(),
      href: citationLink(citation, back),
    })),
  };
}
