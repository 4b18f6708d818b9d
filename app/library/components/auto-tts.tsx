import { Link } from "@remix-run/react";
import { Volume2, VolumeX } from "lucide-react";
import * as m from "~/library/messages";
import { offerUpgrade } from "~/ui/toast-store";
import { useLocalFlag } from "~/ui/use-local-flag";
import { useScripting } from "~/ui/use-scripting";

const shape =
  "flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-card px-2 text-base font-semibold whitespace-nowrap text-soft";
const look = `${shape} hover:bg-sunk hover:text-ink`;

/** Whether replies are read aloud as they arrive. A plan without speech shows it off. */
export function AutoTts({ premium }: { premium: boolean }) {
  const [autoPlay, setAutoPlay] = useLocalFlag("autoPlay", true);
  const scripting = useScripting();
  const on = premium && autoPlay === true;
  const words = (
    <>
      {on ? (
        <Volume2 aria-hidden="true" className="size-5 text-ember-ink" />
      ) : (
        <VolumeX aria-hidden="true" className="size-5" />
      )}
      <span className="max-lg:sr-only">{m.autoTts()}</span>
      <span
        aria-hidden="true"
        className={`hidden w-9 rounded-full border p-0.5 lg:block ${on ? "border-ember bg-ember" : "border-edge bg-surface"}`}
      >
        <span className={`block size-3.5 rounded-full ${on ? "ms-auto bg-on-ember" : "bg-edge"}`} />
      </span>
    </>
  );
  // Replies play automatically only with scripts.
  if (!scripting && premium) {
    return (
      <p
        title={m.autoTtsNeedsJavaScript()}
        className={`${shape} [@media(scripting:enabled)]:invisible`}
      >
        {words}
        <span className="max-xl:sr-only">{m.needsJavaScript()}</span>
      </p>
    );
  }
  if (!scripting) {
    return (
      <Link to="/subscription" title={m.premiumReadsAloud()} className={look}>
        {words}
      </Link>
    );
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => (premium ? setAutoPlay(!on) : offerUpgrade())}
      className={look}
    >
      {words}
    </button>
  );
}
