import { Link } from "@remix-run/react";
import { Analytics } from "~/progress/components/analytics";
import { Chats } from "~/progress/components/chats";
import { MyFiles } from "~/progress/components/my-files";
import type { ActivityView } from "~/progress/components/profile-views";
import { Work } from "~/progress/components/work";
import * as m from "~/progress/messages";
import { profileLink, settingsLink } from "~/progress/profile-links";
import type { ProfileTab } from "~/progress/schema";

const tabs: { tab: ProfileTab; label(): string }[] = [
  { tab: "files", label: m.filesTab },
  { tab: "chats", label: m.chatsTab },
  { tab: "quizzes", label: m.quizzesTab },
  { tab: "analytics", label: m.analyticsTab },
];

/** The learner's files, chats, work and figures, a tab each. */
export function Activity({
  activity,
  settingsOpen,
  price,
}: {
  activity: ActivityView;
  settingsOpen: boolean;
  price: string;
}) {
  const linkTo = settingsOpen ? settingsLink : profileLink;
  return (
    <section aria-labelledby="activity" className="min-w-0">
      <h2 id="activity" className="text-2xl sm:text-3xl">
        {m.activity()}
      </h2>
      <nav
        aria-label={m.activity()}
        className="mt-4 mb-6 grid grid-cols-4 gap-1 rounded-card bg-sunk ring-1 ring-line ring-inset p-1"
      >
        {tabs.map(({ tab, label }) => (
          <Link
            key={tab}
            to={linkTo(tab)}
            preventScrollReset
            aria-current={tab === activity.tab ? "page" : undefined}
            className="flex min-h-11 items-center justify-center rounded-[0.625rem] px-1 text-sm font-semibold text-soft hover:text-ink sm:text-base aria-[current]:bg-surface aria-[current]:text-ember-ink aria-[current]:ring-1 aria-[current]:ring-line"
          >
            {label()}
          </Link>
        ))}
      </nav>
      <TabContent activity={activity} price={price} />
    </section>
  );
}

function TabContent({ activity, price }: { activity: ActivityView; price: string }) {
  switch (activity.tab) {
    case "files":
      return <MyFiles files={activity.files} />;
    case "chats":
      return <Chats chats={activity.chats} />;
    case "quizzes":
      return <Work work={activity.work} />;
    case "analytics":
      return <Analytics {...activity} price={price} />;
  }
}
