import { Link } from "@remix-run/react";
import { Collection } from "~/soundtrack/components/collection";
import { MoodCards } from "~/soundtrack/components/mood-cards";
import { MoodLinks } from "~/soundtrack/components/mood-links";
import { PlainPlayer } from "~/soundtrack/components/plain-player";
import { PlayerPanel } from "~/soundtrack/components/player-panel";
import { Benefits, ProgressCard } from "~/soundtrack/components/side-cards";
import type { LearningProgress } from "~/soundtrack/learning-progress";
import * as m from "~/soundtrack/messages";
import type { Mood } from "~/soundtrack/moods";
import type { SoundtrackTab } from "~/soundtrack/schema";
import { soundtrackLink } from "~/soundtrack/soundtrack-links";
import type { PlayedTrack, Track } from "~/soundtrack/track";
import { DashboardHeader } from "~/ui/dashboard-header";
import type { NoticeView } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { SkipLink } from "~/ui/skip-link";
import { useOfflineGuard } from "~/ui/use-offline-guard";
import { useScripting } from "~/ui/use-scripting";

const tabs: { tab: SoundtrackTab; label: () => string }[] = [
  { tab: "player", label: m.playerTab },
  { tab: "moods", label: m.moodsTab },
  { tab: "collection", label: m.collectionTab },
];

/**
 * The tabs with player, moods and collection; beside them the progress that the music is made for.
 */
export function SoundtrackScreen(view: {
  tab: SoundtrackTab;
  mood: Mood;
  figures: LearningProgress;
  progress: number;
  tracks: Track[];
  collection: PlayedTrack[];
  notice: NoticeView | null;
}) {
  useOfflineGuard();
  const { tab, mood, figures, progress, notice } = view;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <DashboardHeader title={m.title()} className="max-w-6xl sm:px-6" />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-6xl flex-1 content-start gap-8 px-4 pt-6 pb-16 outline-none sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10 lg:pt-8"
      >
        <div className="min-w-0">
          <NoticeToast notice={notice} className="mb-6" />
          <nav
            aria-label={m.title()}
            className="mb-6 flex gap-1 rounded-card bg-sunk ring-1 ring-line ring-inset p-1"
          >
            {tabs.map((item) => (
              <Link
                key={item.tab}
                to={soundtrackLink({ tab: item.tab, mood })}
                preventScrollReset
                aria-current={item.tab === tab ? "page" : undefined}
                className="flex min-h-11 flex-auto items-center justify-center rounded-[0.625rem] px-2 text-center sm:flex-1 text-sm leading-tight font-semibold text-soft hover:text-ink sm:text-base aria-[current]:bg-surface aria-[current]:text-ember-ink aria-[current]:ring-1 aria-[current]:ring-line"
              >
                {item.label()}
              </Link>
            ))}
          </nav>
          <TabContent {...view} />
        </div>
        <aside className="grid content-start gap-6">
          <ProgressCard figures={figures} progress={progress} />
          <Benefits />
        </aside>
      </main>
    </div>
  );
}

function TabContent({
  tab,
  mood,
  progress,
  tracks,
  collection,
}: {
  tab: SoundtrackTab;
  mood: Mood;
  progress: number;
  tracks: Track[];
  collection: PlayedTrack[];
}) {
  const scripting = useScripting();
  switch (tab) {
    case "player":
      return (
        <div className="grid gap-6">
          <MoodLinks mood={mood} />
          <PlayerPanel mood={mood} progress={progress} />
          {scripting ? null : <PlainPlayer tracks={tracks} mood={mood} />}
        </div>
      );
    case "moods":
      return <MoodCards current={mood} />;
    case "collection":
      return <Collection tracks={collection} />;
  }
}
