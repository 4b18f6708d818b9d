import { BookOpen, CalendarDays, Languages, Percent } from "lucide-react";
import type { ReactNode } from "react";
import type { LearningProgress } from "~/soundtrack/learning-progress";
import { ProgressBar } from "~/ui/progress-bar";

const card = "rounded-card border border-line bg-surface p-5";

/** The five figures, and what they do to the music. */
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
        Your Learning Progress
      </h2>
      <dl className="mt-4 grid gap-3 text-base">
        <Figure icon={<Languages aria-hidden="true" />} label="Cards mastered">
          {vocabularyMastered}
        </Figure>
        <Figure icon={<BookOpen aria-hidden="true" />} label="Lessons completed">
          {totalLessons > 0 ? `${lessonsCompleted} of ${totalLessons}` : "None yet"}
        </Figure>
        <Figure icon={<Percent aria-hidden="true" />} label="Average score">
          {lessonsCompleted > 0 ? `${averageScore}%` : "None yet"}
        </Figure>
        <Figure icon={<CalendarDays aria-hidden="true" />} label="Streak">
          {streakDays} {streakDays === 1 ? "day" : "days"}
        </Figure>
      </dl>
      <div className="mt-4 grid gap-2 border-t border-line pt-4">
        <p className="flex justify-between gap-4 text-base font-semibold">
          <span>Intensity of the music</span>
          <span className="tabular-nums">{progress}%</span>
        </p>
        <ProgressBar label="Intensity of the music" value={progress} max={100} />
        <p className="text-sm text-soft">
          {totalLessons === 0 && streakDays === 0
            ? "You have just begun, so it starts in the middle. From then on lessons, scores and streak set it."
            : "Lessons, scores and streak set it: the further you are, the livelier the music."}
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
  ["It covers the room.", "Even sound makes a slammed door or a chat next door stand out less."],
  ["It has no words.", "Nothing in it competes with what you read."],
  ["It marks the time.", "A track is two to three minutes, a set about a quarter of an hour."],
  ["It can be a beginning.", "The same music each time, and your desk knows what comes next."],
] as const;

/** What can honestly be said for it. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" className={card}>
      <h2 id="benefits" className="text-xl">
        Benefits of Music for Learning
      </h2>
      <ul className="mt-4 grid gap-3 text-base">
        {benefits.map(([title, words]) => (
          <li key={title}>
            <span className="font-semibold">{title}</span>{" "}
            <span className="text-soft">{words}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-4 text-sm text-soft">
        People differ: some study better in silence. If that is you, trust it.
      </p>
    </section>
  );
}
