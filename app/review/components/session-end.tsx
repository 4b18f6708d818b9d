import type { EndView, SessionOrigin } from "~/review/components/session-views";
import * as m from "~/review/messages";
import { fewestForPercentage } from "~/review/summarize-answers";
import { ButtonLink } from "~/ui/button";
import { ScoreMoment } from "~/ui/score-moment";

const titles = { today: m.sessionDone, course: m.courseDone, concepts: m.partsDone };
const backTo = { today: m.toTheDay, course: m.toTheCourse, concepts: m.toTheConcepts };

/** The end of the queue, or a pause: what was learned, and when to come back. */
export function SessionEnd({
  answers,
  right,
  learned,
  subjects,
  left,
  heldBack,
  next,
  origin,
  goOnHref,
}: EndView & { origin: SessionOrigin; goOnHref: string }) {
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-8 pb-16">
      <div className="grid justify-items-center gap-4 pt-4 text-center">
        <h1 className="text-2xl sm:text-3xl">
          {left > 0 ? m.sessionPaused() : titles[origin.is]()}
        </h1>
        {answers >= fewestForPercentage ? (
          <ScoreMoment percentage={Math.round((right / answers) * 100)} />
        ) : null}
        {answers > 0 ? (
          <p className="text-lg font-semibold tabular-nums">
            {m.answeredToday({ correct: right, total: answers })}
          </p>
        ) : null}
        <p className="max-w-md text-balance text-soft tabular-nums">
          {learned > 0 ? `${m.learnedNew({ count: learned })} ` : ""}
          {heldBack > 0 ? `${m.heldBack({ count: heldBack })} ` : ""}
          {next}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={origin.href}>{backTo[origin.is]()}</ButtonLink>
          {left > 0 ? (
            <ButtonLink to={goOnHref} variant="secondary">
              {m.goOnReviewing()}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <Subjects subjects={subjects} />
    </section>
  );
}

function Subjects({ subjects }: Pick<EndView, "subjects">) {
  if (subjects.length === 0) return null;
  return (
    <section className="grid gap-2 border-t border-line pt-6">
      <h2 className="text-xl">{m.studiedToday()}</h2>
      <ul>
        {subjects.map(({ name, answers, right, learned }) => (
          <li key={name} className="grid min-h-12 content-center py-1.5">
            <span dir="auto" className="font-semibold wrap-anywhere">
              {name}
            </span>
            <span className="text-base text-soft tabular-nums">
              {m.rightOf({ correct: right, total: answers })}
              {learned > 0 ? ` · ${m.newOnes({ count: learned })}` : ""}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
