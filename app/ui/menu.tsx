import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * A button that opens a panel. Made of `<details>`, so it works without JavaScript; with it, Escape, a click
 * outside and leaving by Tab close it.
 */
export function Menu({
  label,
  button,
  align = "end",
  children,
}: {
  label: string;
  button: ReactNode;
  /** Alignment of the panel below its button. */
  align?: "center" | "end";
  children: ReactNode;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the menu
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const closeElsewhere = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !element.open) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", closeElsewhere, { signal });
    document.addEventListener("focusin", closeElsewhere, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    return () => listening.abort();
  }, []);
  return (
    <details ref={menu} className="relative">
      <summary
        aria-label={label}
        className="flex min-h-11 min-w-11 list-none items-center justify-center rounded-full [&::-webkit-details-marker]:hidden"
      >
        {button}
      </summary>
      <div
        className={`absolute top-full z-40 mt-2 min-w-56 ${align === "end" ? "end-0" : "left-1/2 -translate-x-1/2"}`}
      >
        <div className="appear rounded-card border border-line bg-surface p-2 shadow-lift">
          {children}
        </div>
      </div>
    </details>
  );
}
