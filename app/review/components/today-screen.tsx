import { Link } from "@remix-run/react";
import { DeleteWork } from "~/assessment/components/delete-work";
import { CalendarSection } from "~/review/components/calendar-section";
import { ReminderSection } from "~/review/components/reminder-section";
import { SettingsForm } from "~/review/components/settings-form";
import { Unanswered } from "~/review/components/unanswered";
import type { DailyLimits } from "~/review/daily-limits";
import type { ReminderView } from "~/review/find-reminder.server";
import type { UnansweredWork } from "~/review/list-unanswered.server";
import * as m from "~/review/messages";
import type { NextStep } from "~/review/next-step";
import { pastPaperPath, sheetPath } from "~/review/review-links";
import type { WorkLink } from "~/review/work-link";
import { studyModes } from "~/study-modes";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { type FormResult, noticeAbove } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { useOfflineGuard } from "~/ui/use-offline-guard";

const importPath = "/app/flashcards/import";

interface TodayProps {
  due: number;
  new: number;
  /** Items over the daily limits. */
  heldBack: number;
  /** How long the queue takes, about. */
  minutes: number;
  next: string;
  /** Whether the learner keeps nothing. */
  isEmpty: boolean;
  /** The next seven days, today first. */
  forecast: { name: string; count: number }[];
  unfinished: WorkLink[];
  /** What could be kept. */
  unanswered: UnansweredWork[];
  lastDocument: WorkLink | null;
  /** What the one primary button does; null if the learner has nothing. */
  step: NextStep | null;
  limits: DailyLimits;
  /** The private address of the calendar; null if it is off. */
  calendarUrl: string | null;
  /** The first courses: those with the next exams before the others. */
  exams: { name: string; exam: string; href: string }[];
  reminder: ReminderView;
  result: FormResult | undefined;
}

/** Today's plan: what is due, what is not finished, and the days ahead. */
export function TodayScreen(props: TodayProps) {
  useOfflineGuard();
  const {
    isEmpty,
    forecast,
    unfinished,
    unanswered,
    lastDocument,
    step,
    limits,
    calendarUrl,
    exams,
    reminder,
    result,
  } = props;
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-8 pb-16">
      <NoticeToast notice={noticeAbove(result)} />
      {isEmpty ? <NothingKept step={step} hasWork={unanswered.length > 0} /> : <Plan {...props} />}
      <Unanswered works={unanswered} isNext={isEmpty && step?.is !== "unfinished"} />
      <WorkLinks title={m.unfinished()} links={unfinished.filter((work) => !isStep(work, step))} />
      <WorkLinks
        title={m.lastDocument()}
        links={lastDocument && (isEmpty || !isStep(lastDocument, step)) ? [lastDocument] : []}
      />
      <Courses exams={exams} />
      {isEmpty ? null : (
        <>
          <Forecast days={forecast} />
          <div className="-mx-2 flex flex-wrap gap-x-4">
            <BroughtLink to={pastPaperPath}>{m.addPastPaper()}</BroughtLink>
            <BroughtLink to={importPath}>{m.importCards()}</BroughtLink>
          </div>
          <SettingsForm limits={limits} result={result} />
        </>
      )}
      {isEmpty && !reminder.enabled ? null : <ReminderSection reminder={reminder} />}
      {isEmpty && calendarUrl === null ? null : <CalendarSection url={calendarUrl} />}
    </section>
  );
}

function Plan({ due, new: fresh, heldBack, minutes, next, step }: TodayProps) {
  const count = due + fresh;
  return (
    <div className="grid justify-items-start gap-4">
      <div className="grid gap-1">
        <h1 className="text-2xl sm:text-3xl">{count > 0 ? m.today() : m.doneToday()}</h1>
        <p className="text-lg tabular-nums">
          {count > 0
            ? m.planOfToday({
                items: m.itemsToday({ due, fresh }),
                time: m.aboutMinutes({ count: minutes }),
              })
            : next}
        </p>
        {heldBack > 0 ? (
          <p className="text-base text-soft tabular-nums">{m.heldBack({ count: heldBack })}</p>
        ) : null}
      </div>
      {count > 0 ? (
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <ButtonLink to="/app/review/session" className="min-h-12 max-sm:w-full">
            {m.start()}
          </ButtonLink>
          <ButtonLink to={sheetPath} variant="quiet" className="min-h-12 max-sm:w-full">
            {m.onPaper()}
          </ButtonLink>
        </div>
      ) : (
        <StepLink step={step} />
      )}
    </div>
  );
}

/** A way to bring items along. */
function BroughtLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center rounded-card px-2 text-base font-semibold hover:bg-sunk"
    >
      {children}
    </Link>
  );
}

/** Whether the primary button goes there. */
function isStep({ href }: WorkLink, step: NextStep | null): boolean {
  if (step?.is === "unfinished") return step.work.href === href;
  return step?.is === "document" && step.document.href === href;
}

/** Goes on with what was begun, or with the last document. */
function StepLink({ step }: { step: NextStep | null }) {
  if (step === null || step.is === "review") return null;
  const [to, text] =
    step.is === "unfinished"
      ? [step.work.href, m.finishWork({ title: step.work.title })]
      : [step.document.href, m.openDocument({ name: step.document.title })];
  return (
    <>
      <ButtonLink to={to} className="min-h-12 wrap-anywhere max-sm:w-full">
        {text}
      </ButtonLink>
      {step.is === "unfinished" ? <Deletion {...step.work} /> : null}
    </>
  );
}

/** The next step: to add a document, or to make something of one, unless something made is offered below. */
function NothingKept({ step, hasWork }: { step: NextStep | null; hasWork: boolean }) {
  return (
    <EmptyState
      heading="h1"
      title={m.nothingKept()}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {step?.is === "unfinished" ? (
            <StepLink step={step} />
          ) : hasWork ? null : step ? (
            <>
              <ButtonLink to="/app/quiz">{m.makeQuiz()}</ButtonLink>
              <ButtonLink to="/app/flashcards" variant="secondary">
                {m.makeCards()}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink to="/app/upload">{m.uploadDocument()}</ButtonLink>
          )}
          <div className="flex flex-wrap justify-center">
            <ButtonLink to={pastPaperPath} variant="quiet">
              {m.addPastPaper()}
            </ButtonLink>
            <ButtonLink to={importPath} variant="quiet">
              {m.importCards()}
            </ButtonLink>
          </div>
        </div>
      }
    >
      {hintOf(step, hasWork)}
    </EmptyState>
  );
}

/** How something comes into Review, from where the learner is. */
function hintOf(step: NextStep | null, hasWork: boolean): string {
  if (hasWork) return m.keepBelowHint();
  return step === null ? m.uploadFirstHint() : m.nothingKeptHint();
}

function WorkLinks({ title, links }: { title: string; links: WorkLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className="grid gap-2 border-t border-line pt-6">
      <h2 className="text-xl">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href} className="flex flex-wrap items-center justify-between gap-x-6">
            <Link
              to={link.href}
              className="-mx-3 grid min-h-12 min-w-0 grow basis-52 content-center rounded-card px-3 py-1.5 font-semibold wrap-anywhere hover:bg-sunk"
            >
              <span>
                <bdi>{link.title}</bdi>
              </span>
              <ModeName mode={link.mode} />
            </Link>
            <Deletion {...link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Deletion({ title, deletion }: Pick<WorkLink, "title" | "deletion">) {
  return deletion ? <DeleteWork {...deletion} title={title} /> : null;
}

function ModeName({ mode }: Pick<WorkLink, "mode">) {
  const found = studyModes.find(({ id }) => id === mode);
  return found ? <span className="text-sm font-normal text-soft">{found.name()}</span> : null;
}

function Courses({ exams }: Pick<TodayProps, "exams">) {
  return (
    <section className="grid gap-2 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl">{m.courses()}</h2>
        <Link
          to="/app/courses"
          className="-me-3 inline-flex min-h-11 items-center rounded-card px-3 text-base font-semibold hover:bg-sunk"
        >
          {m.allCourses()}
        </Link>
      </div>
      {exams.length > 0 ? (
        <ul>
          {exams.map(({ name, exam, href }) => (
            <li key={href}>
              <Link
                to={href}
                className="-mx-3 grid min-h-12 content-center rounded-card px-3 py-1.5 hover:bg-sunk"
              >
                <span className="font-semibold wrap-anywhere">
                  <bdi>{name}</bdi>
                </span>
                <span className="text-base text-soft tabular-nums">{exam}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-base text-soft">{m.coursesHint()}</p>
      )}
    </section>
  );
}

function Forecast({ days }: { days: TodayProps["forecast"] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h2 className="text-xl">{m.daysAhead()}</h2>
      <ol className="grid grid-cols-7 items-end gap-2 text-center text-sm tabular-nums">
        {days.map(({ name, count }) => (
          <li key={name} className="grid gap-1">
            <span className="sr-only">{m.dayLoad({ day: name, count })}</span>
            <span aria-hidden="true" className="font-semibold">
              {count}
            </span>
            <span aria-hidden="true" className="flex h-20 items-end">
              <span
                className="w-full rounded-t-sm bg-ember"
                style={{ height: `${Math.max(2, (count / most) * 100)}%` }}
              />
            </span>
            <span aria-hidden="true" className="text-soft">
              {name}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
