import { ReportFields, RestoreForm } from "~/assessment/components/report-form";
import { wrongPath } from "~/assessment/wrong-links";
import * as m from "~/review/messages";
import { editLink } from "~/review/review-links";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { type FormResult, noticeAbove } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { PageHeader } from "~/ui/page-header";
import { useOfflineGuard } from "~/ui/use-offline-guard";

interface WrongView {
  id: string;
  front: string;
  answer: string;
  reason: string;
}

/** What the learner reported as wrong, each with a form that restores it; above them the form that reports an item. */
export function WrongScreen({
  asked,
  items,
  result,
}: {
  /** Null if only the list was asked for. */
  asked: { id: string; front: string; back: string } | null;
  items: WrongView[];
  result: FormResult | undefined;
}) {
  useOfflineGuard();
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-6 pb-16">
      <PageHeader title={m.reportedTitle()}>{m.reportedIntro()}</PageHeader>
      <NoticeToast notice={noticeAbove(result)} />
      {asked ? (
        <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
          <p dir="auto" className="font-semibold wrap-anywhere">
            {asked.front}
          </p>
          <ReportFields id={asked.id} back={asked.back} result={result} />
        </div>
      ) : null}
      {items.length > 0 ? <WrongList items={items} /> : null}
      {items.length === 0 && !asked ? (
        <EmptyState
          title={m.nothingReported()}
          action={<ButtonLink to="/app/review">{m.toTheDay()}</ButtonLink>}
        >
          {m.nothingReportedHint()}
        </EmptyState>
      ) : null}
    </section>
  );
}

function WrongList({ items }: { items: WrongView[] }) {
  return (
    <ul className="grid border-t border-line">
      {items.map(({ id, front, answer, reason }) => (
        <li key={id} className="grid gap-1 border-b border-line py-4">
          <p dir="auto" className="font-semibold wrap-anywhere">
            {front}
          </p>
          <p dir="auto" className="text-soft wrap-anywhere">
            {answer}
          </p>
          <p className="text-base wrap-anywhere">
            {m.yourReason({ reason: <bdi key="reason">{reason}</bdi> })}
          </p>
          <div className="-mx-3 flex flex-wrap">
            <RestoreForm id={id} back={wrongPath} about={front} />
            <ButtonLink to={editLink(id, wrongPath)} variant="quiet">
              {m.editItem()}
              <span className="sr-only">&nbsp;{front}</span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
