import { interfaceLanguage } from "~/localization/interface-language";
import { humanCheckAction } from "./human-check";

/** The part of Cloudflare's script that is used here. */
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

/** Milliseconds to wait for the script. */
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

/** Width in pixels that the normal widget needs. */
const usualWidth = 300;

/**
 * Shows Turnstile's widget, which writes its token into a field of the form around `place`.
 * @param onChange called when the check starts (true) and when it ends or fails (false)
 * @returns a function that removes the widget
 */
export function showTurnstile(
  place: HTMLElement,
  siteKey: string,
  onChange: (underWay: boolean) => void,
): () => void {
  let gone = false;
  let remove = () => {};
  const begins = () => gone || onChange(true);
  const ends = () => gone || onChange(false);
  begins();
  loadTurnstile()
    .then((turnstile) => {
      if (gone) return;
      const widget = turnstile.render(place, {
        sitekey: siteKey,
        action: humanCheckAction,
        language: interfaceLanguage(),
        // Visible only if Cloudflare needs an interaction.
        appearance: "interaction-only",
        size: place.clientWidth < usualWidth ? "compact" : "flexible",
        callback: ends,
        "expired-callback": begins,
        "unsupported-callback": ends,
        "error-callback": () => {
          ends();
          // Handled; keeps the widget from logging to the console.
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
