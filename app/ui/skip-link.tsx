import * as m from "./messages";

/** The first focusable element. The page's main element has the id "main". */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-card bg-ink px-4 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:start-3"
    >
      {m.skipToContent()}
    </a>
  );
}
