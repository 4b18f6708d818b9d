import { Clock, type LucideIcon, MessageCircle, TriangleAlert, Volume2 } from "lucide-react";
import type { ReactNode } from "react";
import { interfaceLocale } from "~/localization/interface-language";
import type { AnalyticsView } from "~/progress/components/profile-views";
import * as m from "~/progress/messages";
import { studyModes } from "~/study-modes";
import { LocalTime } from "~/ui/local-time";
import { ProgressBar } from "~/ui/progress-bar";

/** The learner's figures. On the free plan each says what is included. */
export function MetricCards({
  subscription,
  freeChatLimit,
}: Pick<AnalyticsView, "subscription" | "freeChatLimit">) {
  const free = !subscription.isPremium;
  const { chatMessagesCount, audioTtsUsage, timeSpentInChatMinutes } = subscription;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
      {studyModes.map(({ id, icon, figure }) => {
        if (!figure) return null;
        const count = subscription[figure.counted];
        return (
          <Metric key={id} icon={icon} label={figure.label()} value={count}>
            {free ? <FreeUsage count={count} /> : null}
          </Metric>
        );
      })}
      <Metric
        icon={MessageCircle}
        label={m.chatMessages()}
        value={chatMessagesCount}
        unit={m.today()}
      >
        {free ? (
          <DailyChat
            used={chatMessagesCount}
            limit={freeChatLimit}
            resetsAt={subscription.chatResetsAt}
          />
        ) : null}
      </Metric>
      <Metric icon={Volume2} label={m.speechUsage()} value={audioTtsUsage}>
        {free ? <p>{m.premiumOnly()}</p> : null}
      </Metric>
      <Metric
        icon={Clock}
        label={m.chatTime()}
        value={timeSpentInChatMinutes}
        unit={m.minutes({ count: timeSpentInChatMinutes })}
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
          {value.toLocaleString(interfaceLocale())}
        </span>{" "}
        {unit ? <span className="text-sm text-soft">{unit}</span> : null}
      </p>
      {children ? (
        <div className="mt-2 border-t border-line pt-2 text-sm text-soft">{children}</div>
      ) : null}
    </li>
  );
}

/** The free plan does not limit how many are made. */
function FreeUsage({ count }: { count: number }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-2">
      <span>{m.freeUsage()}</span>
      <span className="tabular-nums">
        {count.toLocaleString(interfaceLocale())} / <span aria-hidden="true">∞</span>
        <span className="sr-only">{m.unlimitedUsage()}</span>
      </span>
    </p>
  );
}

function DailyChat({ used, limit, resetsAt }: { used: number; limit: number; resetsAt: string }) {
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-2">
        <span>{m.dailyLimit()}</span>
        <span className="tabular-nums">{m.usedOf({ used, limit })}</span>
      </p>
      <ProgressBar label={m.chatUsedToday()} value={Math.min(used, limit)} max={limit} />
      {used >= limit ? (
        <p className="font-semibold text-rust">
          <TriangleAlert aria-hidden="true" className="me-1 inline size-4 align-[-0.15em]" />
          {m.limitReached()}
        </p>
      ) : null}
      {used > 0 ? <p>{m.newOnesAt({ time: <LocalTime key="time" iso={resetsAt} /> })}</p> : null}
    </div>
  );
}
