import { humanCheckAction } from "./human-check";

/** As much of Cloudflare's script as is used here. */
interface Turnstile {
  render(place: HTMLElement, options: object): string;
  remove(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const address = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Milliseconds after which a script that does not come is given up. */
const timeoutMs = 10_000;

let loading: Promise<Turnstile> | undefined;

function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((done, fail) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => (window.turnstile ? done(window.turnstile) : fail());
    script.onerror = fail;
    setTimeout(fail, timeoutMs);
    document.head.appendChild(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The narrowest place, in pixels, into which the usual widget fits. */
const usualWidth = 300;

/**
 * Shows the widget of the check for people, which writes its token into a field of the form around
 * `place`.
 * @param tell whether the check is under way, whenever that changes; it also ends where it fails
 * @returns what takes the widget away
 */
export function showTurnstile(
  place: HTMLElement,
  siteKey: string,
  tell: (underWay: boolean) => void,
): () => void {
  let gone = false;
  let remove = () => {};
  const begins = () => gone || tell(true);
  const ends = () => gone || tell(false);
  begins();
  loadTurnstile()
    .then((turnstile) => {
      if (gone) return;
      const widget = turnstile.render(place, {
        sitekey: siteKey,
        action: humanCheckAction,
        language: "en",
        // Most people never see it.
        appearance: "interaction-only",
        size: place.clientWidth < usualWidth ? "compact" : "flexible",
        callback: ends,
        "expired-callback": begins,
        "unsupported-callback": ends,
        "error-callback": () => {
          ends();
          // It is dealt with: nothing is written to the console.
          return true;
        },
      });
      remove = () => turnstile.remove(widget);
    })
    .catch(ends);
  return () => {
    gone = true;
    remove();
  };
}
