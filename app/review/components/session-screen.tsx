import { Form, Link } from "@remix-run/react";
import { Undo2 } from "lucide-react";
import { ReportForm } from "~/assessment/components/report-form";
import type { Confidence } from "~/assessment/confidence";
import { CardStep } from "~/review/components/card-step";
import { FeedbackStep } from "~/review/components/feedback-step";
import { QuestionStep } from "~/review/components/question-step";
import { SessionEnd } from "~/review/components/session-end";
import type { SessionOrigin, SessionView } from "~/review/components/session-views";
import * as m from "~/review/messages";
import { editLink } from "~/review/review-links";
import { Button, ButtonLink } from "~/ui/button";
import { type FormResult, noticeAbove } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { useOfflineGuard } from "~/ui/use-offline-guard";

/** One step of a review session: a question, its feedback, a card, or the end. */
export function SessionScreen({
  view,
  left,
  again,
  origin,
  goOnHref,
  endHref,
  undo,
  afterwards,
  here,
  turned,
  said,
  result,
}: {
  view: SessionView;
  /** Items that are left today. */
  left: number;
  /** How many of them are in their learning steps: answered before, they come again within minutes. */
  again: number;
  origin: SessionOrigin;
  goOnHref: string;
  endHref: string;
  /** The rating that can be undone. */
  undo: string | null;
  /** Where the session goes on without the shown item. */
  afterwards: string;
  /** The address of the shown step. */
  here: string;
  /** Whether the address asks for the back of a card. */
  turned: boolean;
  /** What was said of a card before its back was shown, sent without JavaScript. */
  said: { item: string; typed: string; sure: Confidence | null } | null;
  result: FormResult | undefined;
}) {
  useOfflineGuard();
  if (view.is === "end") return <SessionEnd {...view} origin={origin} goOnHref={goOnHref} />;
  return (
    <section className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5 pb-10">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-base text-soft">
        <p className="tabular-nums">{m.leftToday({ count: left, again })}</p>
        <div className="-me-3 flex flex-wrap">
          {undo ? <UndoForm rating={undo} /> : null}
          <ButtonLink to={endHref} variant="quiet">
            {m.endSession()}
          </ButtonLink>
        </div>
      </div>
      <NoticeToast notice={noticeAbove(result)} />
      {view.is === "question" ? <QuestionStep key={view.id} {...view} result={result} /> : null}
      {view.is === "feedback" ? <FeedbackStep key={view.id} {...view} /> : null}
      {view.is === "card" ? (
        <CardStep
          key={`${view.id} ${view.answerId}`}
          {...view}
          turned={turned}
          saidBefore={said?.item === view.id ? said : null}
        />
      ) : null}
      <ItemTools key={`tools ${view.id}`} id={view.id} here={here} afterwards={afterwards} />
    </section>
  );
}

/** What can be done about an item besides answering it. */
function ItemTools({ id, here, afterwards }: { id: string; here: string; afterwards: string }) {
  return (
    <div className="grid">
      <Link
        to={editLink(id, here)}
        className="-ms-2 inline-flex min-h-11 items-center justify-self-start rounded-card px-2 text-base font-semibold text-soft hover:text-ink"
      >
        {m.editItem()}
      </Link>
      <ReportForm id={id} back={afterwards} />
    </div>
  );
}

/** Sent to the address of the page, which shows the same item again if nothing was undone. */
function UndoForm({ rating }: { rating: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="rating" value={rating} />
      <Button name="intent" value="undo" variant="quiet" data-key="undo" aria-keyshortcuts="U">
        <Undo2 aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {m.undo()}
      </Button>
    </Form>
  );
}
