import { BookOpen, CalendarDays, Languages, Percent } from "lucide-react";
import type { ReactNode } from "react";
import { sentenceGap } from "~/localization/join-sentences";
import type { LearningProgress } from "~/soundtrack/learning-progress";
import * as m from "~/soundtrack/messages";
import { ProgressBar } from "~/ui/progress-bar";

const card = "rounded-card border border-line bg-surface p-5";

/** The five figures, and how they change the music. */
export function ProgressCard({
  figures,
  progress,
}: {
  figures: LearningProgress;
  progress: number;
}) {
  const { vocabularyMastered, lessonsCompleted, totalLessons, averageScore, streakDays } = figures;
  return (
    <section aria-labelledby="learning-progress" className={card}>
      <h2 id="learning-progress" className="text-xl">
        {m.yourProgress()}
      </h2>
      <dl className="mt-4 grid gap-3 text-base">
        <Figure icon={<Languages aria-hidden="true" />} label={m.cardsMastered()}>
          {vocabularyMastered}
        </Figure>
        <Figure icon={<BookOpen aria-hidden="true" />} label={m.lessonsCompleted()}>
          {totalLessons > 0
            ? m.lessonsOf({ completed: lessonsCompleted, total: totalLessons })
            : m.noneYet()}
        </Figure>
        <Figure icon={<Percent aria-hidden="true" />} label={m.averageScore()}>
          {lessonsCompleted > 0 ? m.percent({ value: averageScore }) : m.noneYet()}
        </Figure>
        <Figure icon={<CalendarDays aria-hidden="true" />} label={m.streak()}>
          {m.days({ count: streakDays })}
        </Figure>
      </dl>
      <div className="mt-4 grid gap-2 border-t border-line pt-4">
        <p className="flex justify-between gap-4 text-base font-semibold">
          <span>{m.intensity()}</span>
          <span className="tabular-nums">{m.percent({ value: progress })}</span>
        </p>
        <ProgressBar label={m.intensity()} value={progress} max={100} />
        <p className="text-sm text-soft">
          {totalLessons === 0 && streakDays === 0 ? m.intensityAtStart() : m.intensityRule()}
        </p>
      </div>
    </section>
  );
}

function Figure({
  icon,
  label,
  children,
}: {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="flex items-center gap-3 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ember-ink">
      {icon}
      <dt className="flex-1 text-soft">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

const benefits = [
  { title: m.coversTheRoom, reason: m.coversTheRoomReason },
  { title: m.noWords, reason: m.noWordsReason },
  { title: m.marksTime, reason: m.marksTimeReason },
  { title: m.beginning, reason: m.beginningReason },
];

/** What music can do for learning. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" className={card}>
      <h2 id="benefits" className="text-xl">
        {m.benefits()}
      </h2>
      <ul className="mt-4 grid gap-3 text-base">
        {benefits.map(({ title, reason }) => (
          <li key={title()}>
            <span className="font-semibold">{title()}</span>
            {sentenceGap()}
            <span className="text-soft">{reason()}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-4 text-sm text-soft">{m.silence()}</p>
    </section>
  );
}
