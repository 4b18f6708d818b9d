import type { EndView, SessionOrigin } from "~/review/components/session-views";
import * as m from "~/review/messages";
import { ButtonLink } from "~/ui/button";
import { ScoreMoment } from "~/ui/score-moment";

const backTo = { today: m.toTheDay, course: m.toTheCourse, concepts: m.toTheConcepts };

/** The end of the day's queue: what was learned, and when to come back. */
export function SessionEnd({
  answers,
  right,
  learned,
  heldBack,
  next,
  origin,
}: EndView & { origin: SessionOrigin }) {
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-8 pb-16">
      <div className="grid justify-items-center gap-4 pt-4 text-center">
        <h1 className="text-2xl sm:text-3xl">{m.sessionDone()}</h1>
        {answers > 0 ? (
          <>
            <ScoreMoment percentage={Math.round((right / answers) * 100)} />
            <p className="text-lg font-semibold tabular-nums">
              {m.answeredToday({ correct: right, total: answers })}
            </p>
          </>
        ) : null}
        <p className="max-w-md text-balance text-soft tabular-nums">
          {learned > 0 ? `${m.learnedNew({ count: learned })} ` : ""}
          {heldBack > 0 ? `${m.heldBack({ count: heldBack })} ` : ""}
          {next}
        </p>
        <ButtonLink to={origin.href}>{backTo[origin.is]()}</ButtonLink>
      </div>
    </section>
  );
}
