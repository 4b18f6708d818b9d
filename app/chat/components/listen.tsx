import { CirclePlay, Pause, Play } from "lucide-react";
import { Suspense } from "react";
import { listenTo, pauseOrResume } from "~/chat/listen-to";
import * as m from "~/chat/messages";
import { type SpokenReply, useVoice } from "~/chat/voice-state";
import { hiddenText } from "~/ui/hidden-text";
import { loadComponent } from "~/ui/load-component";
import { Spinner } from "~/ui/spinner";
import { offerUpgrade } from "~/ui/toast-store";
import { useScripting } from "~/ui/use-scripting";

const VoiceControls = loadComponent(() => import("~/chat/components/voice-controls"));

const look =
  "mt-1 inline-flex min-h-11 items-center gap-2 rounded-card px-3 text-sm font-semibold text-soft hover:bg-sunk hover:text-ink";

/** Reads a reply aloud: listen, pause, stop, and how fast. Without scripts a provider's voice has the browser's own player. */
export function Listen({ reply, premium }: { reply: SpokenReply; premium: boolean }) {
  const scripting = useScripting();
  const voice = useVoice(reply.id);

  function press() {
    if (!premium) offerUpgrade();
    else if (voice) pauseOrResume();
    else listenTo(reply);
  }

  const label = voice
    ? { loading: m.listen, playing: m.pauseSpeech, paused: m.resumeSpeech }[voice.status]
    : m.listen;
  const Sign = voice
    ? { loading: CirclePlay, playing: Pause, paused: Play }[voice.status]
    : CirclePlay;
  return (
    <>
      <span
        className={`inline-flex flex-wrap items-center [@media(scripting:none)]:hidden ${voice ? "max-sm:-ms-3 max-sm:flex" : ""}`}
      >
        <button
          type="button"
          onClick={press}
          aria-busy={voice?.status === "loading"}
          className={look}
        >
          {voice?.status === "loading" ? (
            <Spinner className="size-4" />
          ) : (
            <Sign aria-hidden="true" className="size-4" />
          )}
          <span>{label({ hidden: hiddenText })}</span>
        </button>
        {voice ? (
          <Suspense fallback={null}>
            <VoiceControls />
          </Suspense>
        ) : null}
      </span>
      {premium && reply.audioUrl && !scripting ? (
        // biome-ignore lint/a11y/useMediaCaption: its text is above
        <audio
          controls
          preload="none"
          src={reply.audioUrl}
          aria-label={m.speechPlayer()}
          className="mt-2 h-11 w-full max-w-md [@media(scripting:enabled)]:hidden"
        />
      ) : null}
    </>
  );
}
