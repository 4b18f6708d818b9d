import { Analytics } from "~/progress/components/analytics";
import { Chats } from "~/progress/components/chats";
import { MyFiles } from "~/progress/components/my-files";
import type { ActivityView } from "~/progress/components/profile-views";
import { Work } from "~/progress/components/work";
import * as m from "~/progress/messages";
import { profileLink, settingsLink } from "~/progress/profile-links";
import type { ProfileTab } from "~/progress/schema";
import { TabLinks } from "~/ui/tab-links";

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
  return (
    <section aria-labelledby="activity" className="min-w-0">
      <h2 id="activity" className="text-2xl sm:text-3xl">
        {m.activity()}
      </h2>
      <TabLinks
        label={m.activity()}
        tabs={tabs}
        current={activity.tab}
        linkTo={settingsOpen ? settingsLink : profileLink}
        className="mt-4 mb-6 grid grid-cols-2 gap-1 min-[23rem]:grid-cols-[repeat(4,auto)] sm:grid-cols-4"
        tabClassName="px-1 text-center text-sm sm:text-base aria-[current]:text-ember-ink"
      />
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
      return <Work {...activity} />;
    case "analytics":
      return <Analytics {...activity} price={price} />;
  }
}
