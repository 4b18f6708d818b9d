import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { originsOf } from "~/assessment/item-origin";
import { previewIntervals } from "~/assessment/memory";
import type { ItemFilter } from "~/assessment/review-items";
import { conceptsLink } from "~/concepts/concepts-link";
import { findItemsOfDecks } from "~/concepts/find-items-of-decks.server";
import { findItemsWithin } from "~/concepts/find-items-within.server";
import { courseLink } from "~/courses/course-links";
import { findCourse } from "~/courses/find-course.server";
import { findDueLimit } from "~/courses/find-due-limit.server";
import { readParts } from "~/library/document-parts";
import { listFiles } from "~/library/list-files.server";
import { viewSource, viewSources } from "~/library/view-source";
import { reachOrKeep } from "~/offline/reach-or-keep";
import type { Actor, App, Owner } from "~/platform/app.server";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { everything, isSameScope } from "~/study-scope";
import { pathAnd, revalidateIfMoved } from "~/ui/revalidate-if-moved";
import { answerItem } from "./answer-item.server";
import { answerParts } from "./answer-parts";
import { SessionScreen } from "./components/session-screen";
import type { SessionOrigin, SessionView } from "./components/session-views";
import { describeReturn } from "./describe-next";
import { endSession } from "./end-session.server";
import { findAnswer } from "./find-answer.server";
import * as m from "./messages";
import { isInSteps } from "./queue";
import { readPractice } from "./read-practice.server";
import { type Queue, readQueue } from "./read-queue.server";
import { reasonFor } from "./reason";
import {
  endLink,
  feedbackLink,
  itemLink,
  readDecks,
  type SessionScope,
  sessionLink,
  todayPath,
} from "./review-links";
import { findItem, itemNotFound } from "./review-sources.server";
import { cardForm, questionForm, sessionParameters, typedForm, undoForm } from "./schema";
import { undoAnswer } from "./undo-answer.server";

export const meta: MetaFunction = () => pageMeta(m.sessionTitle());

/** The page for an item that no longer exists. */
const goOn = { path: sessionLink({}), title: m.itemNotFound };

type Files = Awaited<ReturnType<typeof listFiles>>;

export const loader = pageLoader({
  access: "learner",
  input: sessionParameters,
  missing: goOn,
  early: async ({ app, owner, input }) =>
    Promise.all([readSession(app, owner, input), listFiles(app, owner)]),
  async run({ app, actor, input, early: [{ queue, filter }, files] }) {
    const [first] = queue.entries;
    const shown = input.answered === undefined ? input.item : undefined;
    const isStep = input.answered !== undefined || shown !== undefined;
    const ends = input.end !== undefined || (!isStep && first === undefined);
    if (!ends && !isStep && first) throw redirect(itemLink(first.id, input));
    return {
      left: queue.entries.length,
      again: queue.entries.filter(isInSteps).length,
      origin: originOf(input),
      goOnHref: sessionLink(input),
      endHref: endLink(input),
      undo: queue.ratedToday.at(-1)?.id ?? null,
      afterwards: sessionLink(input),
      here:
        shown === undefined ? feedbackLink(input.answered ?? "", input) : itemLink(shown, input),
      view: ends
        ? await endSession(app, actor, queue, { scope: filter, files })
        : await viewStep(app, actor, { ...input, item: shown }, queue, files),
    };
  },
});

/** The queue, or that of a course, of parts of a course or document, or of decks of a course. */
async function readSession(
  app: App,
  owner: Owner,
  scope: SessionScope,
): Promise<{ queue: Queue; filter: ItemFilter }> {
  const filter = await findFilter(app, owner, scope);
  const read = filter.itemIds && scope.practice ? readPractice : readQueue;
  return { queue: await read(app, owner, filter), filter };
}

async function findFilter(app: App, owner: Owner, scope: SessionScope): Promise<ItemFilter> {
  const { courseId, fileId } = scope;
  const parts = readParts(scope.parts ?? "");
  const decks = courseId === undefined ? [] : readDecks(scope.decks ?? "");
  if (courseId === undefined && (fileId === undefined || parts === null)) return {};
  const course = courseId === undefined ? null : await findCourse(app, owner, courseId);
  const fileIds = course ? course.fileIds : [fileId ?? ""];
  if (parts === null && decks.length === 0) {
    return { origins: course ? originsOf(course) : fileIds };
  }
  const found = await Promise.all([
    parts === null ? [] : findItemsWithin(app, owner, { fileIds, parts }),
    findItemsOfDecks(app, owner, { fileIds, decks }),
  ]);
  return { itemIds: [...new Set(found.flat())] };
}

/** The page that a session is begun on. */
function originOf({ courseId, fileId, parts, decks }: SessionScope): SessionOrigin {
  const scope = { fileId: fileId ?? null, courseId: courseId ?? null };
  if ((parts ?? decks) !== undefined && !isSameScope(scope, everything)) {
    return { is: "concepts", href: conceptsLink(scope) };
  }
  if (courseId !== undefined) return { is: "course", href: courseLink(courseId) };
  return { is: "today", href: todayPath };
}

interface Step extends SessionScope {
  /** What is shown, unless it is feedback. */
  item?: string | undefined;
  answered?: string | undefined;
}

async function viewStep(
  app: App,
  actor: Actor,
  { item: id, answered, ...scope }: Step,
  queue: Queue,
  files: Files,
): Promise<SessionView> {
  const now = app.clock.now();
  if (answered !== undefined) {
    return viewFeedback(app, actor, { answered, scope }, queue, files);
  }
  if (id === undefined) throw itemNotFound();
  const { item } = await findItem(app, actor, id);
  const shown = {
    id,
    front: item.front,
    title: item.title,
    reason: reasonFor(item, queue.exams, now),
    answerId: `showing ${item.reps}`,
  };
  if (item.question) {
    return { ...shown, is: "question", options: item.question.options };
  }
  const back = item.back ?? "";
  const limitDue = await findDueLimit(app, actor, item);
  return {
    ...shown,
    is: "card",
    back,
    parts: answerParts(back),
    source: viewSource(item.source, files, itemLink(id, scope, "back")),
    intervals: previewIntervals(item, now, (due) => limitDue({ id, due, lastReview: now })),
    turnHref: itemLink(id, scope, "back"),
    frontHref: itemLink(id, scope),
  };
}

async function viewFeedback(
  app: App,
  actor: Actor,
  { answered, scope }: { answered: string; scope: SessionScope },
  queue: Queue,
  files: Files,
): Promise<SessionView> {
  const { item, question, selected } = await findAnswer(app, actor, answered);
  const [next] = queue.entries.filter(({ id }) => id !== item.id);
  const sources = { source: item.source, optionSources: question.optionSources };
  return {
    is: "feedback",
    id: item.id,
    front: item.front,
    title: item.title,
    options: question.options,
    selected,
    correctAnswer: question.correctAnswer,
    explanation: question.explanation,
    ...viewSources(sources, files, feedbackLink(answered, scope)),
    comesBack: queue.resting.has(item.id)
      ? m.comesBackTomorrow()
      : describeReturn(item.due, app.clock.now()),
    nextHref: next ? itemLink(next.id, scope) : sessionLink(scope),
  };
}

const choose = pageForm({
  access: "learner",
  input: questionForm,
  failureTitle: m.notSavedTitle,
  missing: goOn,
  async run({ app, actor, input }) {
    const { item, option, sure, answerId } = input;
    const answered = await answerItem(app, actor, {
      itemId: item,
      selected: option,
      answerId,
      ...(sure ? { sure: sure === "yes" } : {}),
    });
    return redirect(feedbackLink(answered.ratingId, input));
  },
});

const rate = pageForm({
  access: "learner",
  input: cardForm,
  failureTitle: m.notSavedTitle,
  missing: goOn,
  async run({ app, actor, input }) {
    const { item, grade, partCount = 0, part, sure, answerId } = input;
    const parts = Array.from({ length: partCount }, (_, index) => part.includes(index));
    await answerItem(app, actor, {
      ...{ itemId: item, answerId, parts },
      ...(grade ? { grade } : {}),
      ...(sure ? { sure: sure === "yes" } : {}),
    });
    return redirect(await nextLink(app, actor, item, input));
  },
});

/** The next item of the queue, another than the last one if there is one. */
async function nextLink(
  app: App,
  actor: Actor,
  last: string,
  scope: SessionScope,
): Promise<string> {
  const { entries } = (await readSession(app, actor, scope)).queue;
  const next = entries.find(({ id }) => id !== last) ?? entries[0];
  return next ? itemLink(next.id, scope) : sessionLink(scope);
}

/** Shows the back of a card next to the typed answer. */
const check = pageForm({
  access: "learner",
  input: typedForm,
  failureTitle: m.notSavedTitle,
  run: async ({ input: { item, typed, sure = null } }) => ({ item, typed, sure }),
});

const undo = pageForm({
  access: "learner",
  input: undoForm,
  failureTitle: m.notUndoneTitle,
  async run({ app, actor, input, scope }) {
    const item = await undoAnswer(app, actor, input.rating);
    if (item) scope.leaveNotice({ tone: "info", title: m.undoneTitle() });
    return redirect(item ? itemLink(item, input) : sessionLink(input));
  },
});

export const action = pageAction({ choose, rate, check, undo });

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachOrKeep(args, { title: m.notSavedTitle(), failure: m.noAnswer() }, async (form, isSent) =>
    (await import("~/offline/record-answer")).keepReviewAnswer(form, isSent),
  );

/** Turning a card loads nothing: the page has both sides. */
export const shouldRevalidate = revalidateIfMoved(
  pathAnd("item", "answered", "end", "courseId", "fileId", "parts", "decks", "practice"),
);

export default function ReviewSession() {
  const [query] = useSearchParams();
  const answer = useActionData<typeof action>();
  const said = answer && "typed" in answer ? answer : null;
  const result = answer && "result" in answer ? answer.result : undefined;
  return (
    <SessionScreen
      {...useLoaderData<typeof loader>()}
      turned={query.get("side") === "back"}
      said={said}
      result={result}
    />
  );
}
