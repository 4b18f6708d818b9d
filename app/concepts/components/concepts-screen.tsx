import { Form, Link } from "@remix-run/react";
import { BookOpen, FolderOpen } from "lucide-react";
import type { ReactNode } from "react";
import * as m from "~/concepts/messages";
import { fewestAnswers, type Standing } from "~/concepts/rank-concepts";
import type { ConceptRow, ConceptsView, Practice } from "~/concepts/view-concepts";
import type { StudyScope } from "~/study-scope";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Generating } from "~/ui/generating";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { PageHeader } from "~/ui/page-header";
import { ScopeFields } from "~/ui/scope-fields";
import { useOfflineGuard } from "~/ui/use-offline-guard";

type ScreenProps = ConceptsView & {
  /** Of the document or course. */
  name: string;
  scope: StudyScope;
  /** The reader of the document, or the page of the course. */
  backHref: string;
  quizHref: string;
  /** Where a form is being sent; null if none is. */
  sentTo: string | null;
};

/** The parts of a document or a course with the learner's answers about each, the weakest first. */
export function ConceptsScreen({
  name,
  scope,
  backHref,
  quizHref,
  groups,
  practice,
  sentTo,
}: ScreenProps) {
  useOfflineGuard();
  const title = titleWhile(sentTo);
  if (title !== null) {
    return (
      <Generating heading="h1" title={title}>
        {m.fromWeakParts()}
      </Generating>
    );
  }
  const { weak, known, unclear, unasked } = groups;
  const isCourse = scope.courseId !== null;
  const takeQuiz = <ButtonLink to={quizHref}>{m.takeQuiz()}</ButtonLink>;
  const isEmpty = weak.length + known.length + unclear.length === 0;
  return (
    <article className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-8 pb-16">
      <PageHeader
        compact
        title={m.heading({ name })}
        actions={<ScopeLink to={backHref} isCourse={isCourse} />}
      >
        {isEmpty ? null : m.reckoning({ fewest: fewestAnswers })}
      </PageHeader>
      {isEmpty ? (
        <EmptyState title={m.noAnswersTitle()} action={takeQuiz}>
          {isCourse ? m.noAnswersInCourse() : m.noAnswers()}
        </EmptyState>
      ) : (
        <>
          <Group standing="weak" title={m.weak()} rows={weak}>
            {practice ? <PracticeForms practice={practice} scope={scope} /> : null}
          </Group>
          {practice ? null : (
            <div className="grid justify-items-start gap-3">
              {weak.length === 0 && known.length > 0 ? (
                <p className="text-lg">{m.noneWeak()}</p>
              ) : null}
              {takeQuiz}
            </div>
          )}
          <Group standing="known" title={m.known()} rows={known} />
          <Group standing="unclear" title={m.unclear()} rows={unclear} />
        </>
      )}
      <Group standing="unasked" title={m.unasked()} rows={unasked} />
    </article>
  );
}

/** Leads to the course, or to the text of the document. */
function ScopeLink({ to, isCourse }: { to: string; isCourse: boolean }) {
  const Icon = isCourse ? FolderOpen : BookOpen;
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 rounded-card px-2 text-base font-semibold text-soft hover:bg-sunk hover:text-ink sm:px-3"
    >
      <Icon aria-hidden="true" className="size-4" />
      {isCourse ? m.openCourse() : m.readText()}
    </Link>
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
          <Row key={row.href ?? row.name} {...row} isWeak={standing === "weak"} />
        ))}
      </ol>
      {children}
    </section>
  );
}

function Row({ isWeak, ...row }: ConceptRow & { isWeak: boolean }) {
  const { name, right, answers, href } = row;
  const place = placeOf(row);
  const look = "-mx-3 flex min-h-12 items-center justify-between gap-4 rounded-card px-3 py-2";
  const content = (
    <>
      <span className="min-w-0">
        <span dir="auto" className="block leading-snug font-semibold wrap-anywhere">
          {name}
        </span>
        {place === null ? null : (
          <span className="block text-sm text-soft tabular-nums wrap-anywhere">{place}</span>
        )}
      </span>
      <span className={`shrink-0 text-base tabular-nums ${isWeak ? "font-semibold" : "text-soft"}`}>
        {answers > 0 ? m.rightOf({ right, answers }) : null}
      </span>
    </>
  );
  return (
    <li>
      {href === null ? (
        <p className={look}>{content}</p>
      ) : (
        <Link to={href} className={`${look} hover:bg-sunk`}>
          {content}
        </Link>
      )}
    </li>
  );
}

function placeOf({ page, document, isTerm }: ConceptRow): string | null {
  if (isTerm) return page === null ? m.keyTerm() : m.keyTermOn({ page });
  if (page === null) return document;
  return document === null ? m.page({ page }) : m.pageOf({ page, document });
}

/** A quiz and cards of the weak parts, and a review of all that is weak, by one press each. */
function PracticeForms({ practice, scope }: { practice: Practice; scope: StudyScope }) {
  const { parts, make, hasCollections, review } = practice;
  const wide = "min-h-12 max-sm:w-full";
  return (
    <div className="mt-2 grid gap-2">
      <div className="flex flex-wrap gap-3">
        {make ? <MakeForms {...make} scope={scope} wide={wide} /> : null}
        {review ? (
          <ButtonLink to={review.href} variant={make ? "secondary" : "primary"} className={wide}>
            {review.due > 0 ? m.reviewDue({ count: review.due }) : m.reviewAnyway()}
          </ButtonLink>
        ) : null}
      </div>
      {parts === null ? null : (
        <p className="text-base text-soft">{m.weakestOnly({ count: parts })}</p>
      )}
      {hasCollections ? (
        <p className="text-base text-soft">{review ? m.decksInReview() : m.decksByThemselves()}</p>
      ) : null}
    </div>
  );
}

/** A quiz and cards of the weak parts. */
function MakeForms({
  quizPath,
  cardsPath,
  scope,
  wide,
}: NonNullable<Practice["make"]> & { scope: StudyScope; wide: string }) {
  return (
    <>
      <Form method="post" action={quizPath} className="max-sm:w-full">
        <MakeFields scope={scope} />
        <input type="hidden" name="questionCount" value="10" />
        <Button className={wide}>{m.quizMe()}</Button>
      </Form>
      <Form method="post" action={cardsPath} className="max-sm:w-full">
        <MakeFields scope={scope} />
        <input type="hidden" name="count" value="10" />
        <input type="hidden" name="includeTerm" value="on" />
        <input type="hidden" name="includeDefinition" value="on" />
        <Button variant="secondary" className={wide}>
          {m.makeCards()}
        </Button>
      </Form>
    </>
  );
}

function MakeFields({ scope }: { scope: StudyScope }) {
  return (
    <>
      <IdempotencyKeyField />
      <ScopeFields scope={scope} />
      <input type="hidden" name="useActiveFile" value="true" />
    </>
  );
}
