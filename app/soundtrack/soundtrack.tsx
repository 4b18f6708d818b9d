import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readCookie } from "~/platform/cookies.server";
import { newId } from "~/platform/ids";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import type { NoticeView } from "~/ui/form-result";
import { LogInFirst } from "~/ui/log-in-first";
import { SoundtrackScreen } from "./components/soundtrack-screen";
import { generateTracks } from "./generate-tracks.server";
import { soundtrackProgress } from "./learning-progress";
import { listPlays } from "./list-plays.server";
import * as m from "./messages";
import { defaultMood } from "./moods";
import { readLearningProgress } from "./read-learning-progress.server";
import { recordPlay } from "./record-play.server";
import { playFormSchema, rememberedMood, soundtrackParameters } from "./schema";
import { soundtrackLink } from "./soundtrack-links";

export const meta: MetaFunction = () => pageMeta(m.title());

const moodCookie = "fennec_mood";
const year = 31_536_000;

export const loader = pageLoader({
  access: "public",
  input: soundtrackParameters,
  early: ({ app, owner }) => readLearningProgress(app, owner),
  async run({ app, actor, input, request, scope, early: figures }) {
    if (!actor || !figures) return data({ signedIn: false as const }, 401);
    const { tab, set } = input;
    const mood = input.mood ?? rememberedMood.parse(readCookie(request, moodCookie)) ?? defaultMood;
    if (input.mood) scope.setCookie(moodCookie, mood, year);
    const progress = soundtrackProgress(figures);
    const today = app.clock.now().toISOString().slice(0, 10).replaceAll("-", "");
    return data({
      signedIn: true as const,
      tab,
      mood,
      figures,
      progress,
      // With JavaScript, the player loads the tracks; these are for browsers without.
      tracks: tab === "player" ? generateTracks({ mood, progress, set: set ?? today }).tracks : [],
      collection: tab === "collection" ? await listPlays(app, actor) : [],
      notice: scope.takeNotice() satisfies NoticeView | null,
    });
  },
});

export const action = pageAction({
  refresh: pageForm({
    access: "learner",
    input: playFormSchema.pick({ mood: true }),
    failureTitle: m.tracksFailed,
    run: async ({ input }) =>
      redirect(soundtrackLink({ mood: input.mood, set: newId().slice(0, 12) })),
  }),
  play: pageForm({
    access: "learner",
    input: playFormSchema,
    failureTitle: m.keepFailed,
    failsTo: { path: "/soundtrack" },
    async run({ app, actor, input, scope }) {
      const { title } = await recordPlay(app, actor, input.trackId);
      scope.leaveNotice({
        tone: "success",
        title: m.kept(),
        message: m.keptTrack({ track: title }),
      });
      return redirect(soundtrackLink({ mood: input.mood, set: input.set }));
    },
  }),
});

export default function Soundtrack() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded.signedIn)
    return (
      <LogInFirst title={m.title()} path="/soundtrack">
        {m.logInFirst()}
      </LogInFirst>
    );
  return <SoundtrackScreen {...loaded} />;
}
