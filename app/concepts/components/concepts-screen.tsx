import { Form, Link } from "@remix-run/react";
import { BookOpen } from "lucide-react";
import type { ReactNode } from "react";
import * as m from "~/concepts/messages";
import { fewestAnswers, type Standing } from "~/concepts/rank-concepts";
import type { ConceptRow, ConceptsView, Practice } from "~/concepts/view-concepts";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Generating } from "~/ui/generating";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { PageHeader } from "~/ui/page-header";
import { useOfflineGuard } from "~/ui/use-offline-guard";

type ScreenProps = ConceptsView & {
  file: { id: string; name: string };
  /** Where a form is being sent; null if none is. */
  sentTo: string | null;
};

/** The parts of a document with the learner's answers about each, the weakest first. */
export function ConceptsScreen({ file, groups, practice, sentTo }: ScreenProps) {
  useOfflineGuard();
  const title = titleWhile(sentTo);
  if (title !== null) {
    return (
      <Generating heading="h1" title={title}>
        {m.fromWeakParts()}
      </Generating>
    );
  }
  const { weak, known, unclear } = groups;
  const isEmpty = weak.length + known.length + unclear.length === 0;
  return (
    <article className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-8 pb-16">
      <PageHeader
        compact
        title={m.heading({ file: file.name })}
        actions={
          <Link
            to={`/app/docs?fileId=${file.id}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-card px-2 text-base font-semibold text-soft hover:bg-sunk hover:text-ink sm:px-3"
          >
            <BookOpen aria-hidden="true" className="size-4" />
            {m.readText()}
          </Link>
        }
      >
        {isEmpty ? null : m.reckoning({ fewest: fewestAnswers })}
      </PageHeader>
      {isEmpty ? (
        <EmptyState
          title={m.noAnswersTitle()}
          action={<ButtonLink to={`/app/quiz?fileId=${file.id}`}>{m.takeQuiz()}</ButtonLink>}
        >
          {m.noAnswers()}
        </EmptyState>
      ) : (
        <>
          <Group standing="weak" title={m.weak()} rows={weak}>
            {practice ? <PracticeForms practice={practice} fileId={file.id} /> : null}
          </Group>
          {practice ? null : (
            <div className="grid justify-items-start gap-3">
              <p className="text-lg">{m.noneWeak()}</p>
              <ButtonLink to={`/app/quiz?fileId=${file.id}`} className="max-sm:w-full">
                {m.takeQuiz()}
              </ButtonLink>
            </div>
          )}
          <Group standing="known" title={m.known()} rows={known} />
          <Group standing="unclear" title={m.unclear()} rows={unclear} />
        </>
      )}
    </article>
  );
}

function titleWhile(sentTo: string | null): string | null {
  if (sentTo?.startsWith("/app/quiz")) return m.generatingQuiz();
  return sentTo?.startsWith("/app/flashcards") ? m.generatingCards() : null;
}

function Group({
  standing,
  title,
  rows,
  children,
}: {
  standing: Standing;
  title: string;
  rows: ConceptRow[];
  children?: ReactNode;
}) {
  if (rows.length === 0) return null;
  const id = `parts-${standing}`;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2 border-t border-line pt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ol>
        {rows.map((row) => (
          <Row key={row.href} {...row} isWeak={standing === "weak"} />
        ))}
      </ol>
      {children}
    </section>
  );
}

function Row({ name, page, right, answers, href, isWeak }: ConceptRow & { isWeak: boolean }) {
  return (
    <li>
      <Link
        to={href}
        className="-mx-3 flex min-h-12 items-center justify-between gap-4 rounded-card px-3 py-2 hover:bg-sunk"
      >
        <span className="min-w-0">
          <span dir="auto" className="block leading-snug font-semibold wrap-anywhere">
            {name}
          </span>
          {page === null ? null : (
            <span className="block text-sm text-soft tabular-nums">{m.page({ page })}</span>
          )}
        </span>
        <span
          className={`shrink-0 text-base tabular-nums ${isWeak ? "font-semibold" : "text-soft"}`}
        >
          {m.rightOf({ right, answers })}
        </span>
      </Link>
    </li>
  );
}

/** A quiz, cards and a review of the weak parts, by one press each. */
function PracticeForms({ practice, fileId }: { practice: Practice; fileId: string }) {
  const { parts, quizPath, cardsPath, review } = practice;
  const wide = "min-h-12 max-sm:w-full";
  return (
    <div className="mt-2 grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Form method="post" action={quizPath} className="max-sm:w-full">
          <MakeFields fileId={fileId} />
          <input type="hidden" name="questionCount" value="10" />
          <Button className={wide}>{m.quizMe()}</Button>
        </Form>
        <Form method="post" action={cardsPath} className="max-sm:w-full">
          <MakeFields fileId={fileId} />
          <input type="hidden" name="count" value="10" />
          <input type="hidden" name="includeTerm" value="on" />
          <input type="hidden" name="includeDefinition" value="on" />
          <Button variant="secondary" className={wide}>
            {m.makeCards()}
          </Button>
        </Form>
        {review ? (
          <ButtonLink to={review.href} variant="secondary" className={wide}>
            {m.reviewDue({ count: review.due })}
          </ButtonLink>
        ) : null}
      </div>
      {parts === null ? null : (
        <p className="text-base text-soft">{m.weakestOnly({ count: parts })}</p>
      )}
    </div>
  );
}

function MakeFields({ fileId }: { fileId: string }) {
  return (
    <>
      <IdempotencyKeyField />
      <input type="hidden" name="fileId" value={fileId} />
      <input type="hidden" name="useActiveFile" value="true" />
    </>
  );
}
