import {
  ClipboardCheck,
  Clock,
  Layers,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  TriangleAlert,
  Volume2,
} from "lucide-react";
import type { ReactNode } from "react";
import type { AnalyticsView } from "~/progress/components/profile-views";
import { LocalTime } from "~/ui/local-time";
import { ProgressBar } from "~/ui/progress-bar";

/** The six figures. What the free plan limits says so; premium shows the figures alone. */
export function MetricCards({
  subscription,
  chatLimit,
}: Pick<AnalyticsView, "subscription"> & { chatLimit: number }) {
  const free = !subscription.isPremium;
  const usage = (count: number) => (free ? <FreeUsage count={count} /> : null);
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
      <Metric icon={ListChecks} label="Quizzes Created" value={subscription.quizzesCreated}>
        {usage(subscription.quizzesCreated)}
      </Metric>
      <Metric icon={Layers} label="Flashcards Created" value={subscription.flashcardsCreated}>
        {usage(subscription.flashcardsCreated)}
      </Metric>
      <Metric
        icon={ClipboardCheck}
        label="Practice Tests Taken"
        value={subscription.practiceTestsTaken}
      >
        {usage(subscription.practiceTestsTaken)}
      </Metric>
      <Metric
        icon={MessageCircle}
        label="AI Chat Messages"
        value={subscription.chatMessagesCount}
        unit="today"
      >
        {free ? (
          <DailyChat
            used={subscription.chatMessagesCount}
            limit={chatLimit}
            resetsAt={subscription.chatResetsAt}
          />
        ) : null}
      </Metric>
      <Metric icon={Volume2} label="Audio TTS Usage" value={subscription.audioTtsUsage}>
        {free ? <p>Premium Feature Only</p> : null}
      </Metric>
      <Metric
        icon={Clock}
        label="Time Spent in Chat"
        value={subscription.timeSpentInChatMinutes}
        unit={subscription.timeSpentInChatMinutes === 1 ? "minute" : "minutes"}
      />
    </ul>
  );
}

function Metric({
  icon: Icon,
  label,
  value,
  unit,
  children,
}: {
  icon: LucideIcon;
  label: string;
  value: number;
  unit?: string;
  children?: ReactNode;
}) {
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <h3 className="flex min-h-10 items-start justify-between gap-2 font-sans sm:min-h-0 text-sm leading-snug font-semibold tracking-normal text-soft">
        {label}
        <Icon aria-hidden="true" className="size-5 shrink-0 text-ember-ink" />
      </h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-3xl font-semibold tabular-nums">
          {value.toLocaleString("en")}
        </span>{" "}
        {unit ? <span className="text-sm text-soft">{unit}</span> : null}
      </p>
      {children ? (
        <div className="mt-2 border-t border-line pt-2 text-sm text-soft">{children}</div>
      ) : null}
    </li>
  );
}

/** The free plan lets one make as many as one likes. */
function FreeUsage({ count }: { count: number }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-2">
      <span>Free Usage</span>
      <span className="tabular-nums">
        {count.toLocaleString("en")} / <span aria-hidden="true">∞</span>
        <span className="sr-only">unlimited</span>
      </span>
    </p>
  );
}

function DailyChat({ used, limit, resetsAt }: { used: number; limit: number; resetsAt: string }) {
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-2">
        <span>Daily limit</span>
        <span className="tabular-nums">
          {used} / {limit}
        </span>
      </p>
      <ProgressBar label="Chat messages used today" value={Math.min(used, limit)} max={limit} />
      {used >= limit ? (
        <p className="font-semibold text-rust">
          <TriangleAlert aria-hidden="true" className="me-1 inline size-4 align-[-0.15em]" />
          Limit reached
        </p>
      ) : null}
      {used > 0 ? (
        <p>
          New ones at <LocalTime iso={resetsAt} />
        </p>
      ) : null}
    </div>
  );
}
