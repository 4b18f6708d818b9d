import { AnimatePresence, usePresence } from "framer-motion";
import { useAnimate } from "framer-motion/mini";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { isRightToLeft } from "~/localization/interface-language";
import type { NoticeView } from "~/ui/form-result";
import { NoticeWords, noticeClasses } from "~/ui/notice";
import { useSwipeAway } from "~/ui/use-swipe-away";
import * as m from "./messages";

const shownFor = 5_000;

// React 18 does not support popover attributes, so they are spread.
const isPopover = { popover: "manual" };

/** On small screens title and message are one text around the icon. */
const running =
  "max-md:block max-md:content-center max-md:pe-12 max-md:leading-5 max-md:[&_p]:inline max-md:[&_p]:text-sm max-md:[&_p]:leading-5 max-md:[&_p]:after:content-['_'] max-md:[&>svg]:mt-0! max-md:[&>svg]:me-2.5 max-md:[&>svg]:float-start";
const colon = "max-md:[&_p:first-child]:after:content-(--colon)";
/** Titles that need no colon before the message. */
const endsItself = /[.!?:…؟。！？：]$/u;

/**
 * One toast at a time. On wide screens in the corner, as wide as its text, above elements fixed to the lower
 * edge; on small ones below the header, over a title rather than content; above an open drawer at the lower
 * edge. F8 focuses it; Escape, a swipe or five seconds close it.
 */
export default function Toast({
  notice,
  onClose,
}: {
  notice: NoticeView | null;
  onClose: () => void;
}): ReactNode {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!notice) return;
    // Reopened each time, to be above a drawer that was opened since.
    place.current?.hidePopover?.();
    place.current?.showPopover?.();
    const below = document.querySelector("[data-stays-below]")?.getBoundingClientRect();
    const room = below ? window.innerHeight - below.top : 0;
    place.current?.style.setProperty("--below", `${room}px`);
  }, [notice]);
  return (
    <section
      {...isPopover}
      ref={place}
      aria-label={m.notifications()}
      className="pointer-events-none fixed inset-auto end-2 top-2 flex h-37 w-96 md:w-112 max-w-[calc(100vw-1rem)] flex-col overflow-visible bg-transparent before:basis-16 md:end-4 md:top-auto md:bottom-[calc(1rem+var(--now-playing))] md:h-auto md:before:hidden md:in-[:has([data-stays-below])]:bottom-[calc(max(7rem,var(--below,0px))+var(--now-playing))] max-md:in-[:has(aside:popover-open)]:top-auto max-md:in-[:has(aside:popover-open)]:bottom-2 max-md:in-[:has(aside:popover-open)]:justify-end max-md:in-[:has(aside:popover-open)]:before:hidden"
    >
      <AnimatePresence mode="wait">
        {notice ? <Card key={keyOf(notice)} notice={notice} onClose={onClose} /> : null}
      </AnimatePresence>
    </section>
  );
}

function Card({
  notice: { tone, title, message },
  onClose,
}: {
  notice: NoticeView;
  onClose: () => void;
}) {
  const [card, animate] = useAnimate<HTMLDivElement>();
  const [present, safeToRemove] = usePresence();
  const [held, setHeld] = useState(false);
  const spoken = useSpokenLater();

  const move = useCallback(
    (keyframes: Parameters<typeof animate>[1]) =>
      animate(card.current, keyframes, { duration: isStill() ? 0 : 0.18 }),
    [animate, card],
  );
  const swipe = useSwipeAway(onClose, () => move({ transform: "translateX(0px)" }));
  const close = useToastKeys(card, present, onClose);
  useAutoClose(present && !held, onClose);

  useEffect(() => {
    if (present) move({ opacity: [0, 1], transform: ["translateY(-8px)", "translateY(0px)"] });
    else
      move({ opacity: 0, transform: `translateX(${isRightToLeft() ? -6 : 6}rem)` }).then(
        safeToRemove,
      );
  }, [present, safeToRemove, move]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping is one of three ways to end it
    <div
      {...swipe}
      ref={card}
      role={tone === "error" ? "alert" : "status"}
      aria-atomic="true"
      tabIndex={-1}
      onPointerMove={(event) => {
        setHeld(true);
        swipe.onPointerMove(event);
      }}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`pointer-events-auto flex min-h-12 shrink-0 touch-pan-y gap-3 overscroll-contain rounded-card border py-1.5 ps-3.5 pe-1 text-base leading-snug text-ink shadow-lift select-none max-md:relative max-md:max-h-full max-md:overflow-y-auto md:min-h-14 md:self-end md:py-3 [&>svg]:mt-0.5 ${message ? "md:items-start" : "items-center"} ${message ? running : ""} ${message && !endsItself.test(title) ? colon : ""} ${noticeClasses[tone]}`}
    >
      {spoken ? (
        <>
          <NoticeWords tone={tone} title={title}>
            {message}
          </NoticeWords>
          <DismissButton
            onClick={close}
            className={message ? "max-md:absolute max-md:end-1 max-md:top-1.5" : ""}
          />
        </>
      ) : null}
    </div>
  );
}

function DismissButton({ onClick, className }: { onClick: () => void; className: string }) {
  return (
    <button
      type="button"
      aria-label={m.dismiss()}
      onClick={onClick}
      className={`-my-1.5 ms-auto grid size-11 shrink-0 place-items-center rounded-full text-soft hover:text-ink ${className}`}
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Whether to render the content. Live regions announce changes, not their initial content. */
function useSpokenLater() {
  const [spoken, setSpoken] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(true), 20);
    return () => clearTimeout(timer);
  }, []);
  return spoken;
}

function useAutoClose(running: boolean, onClose: () => void) {
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(onClose, shownFor);
    return () => clearTimeout(timer);
  }, [running, onClose]);
}

/** F8 focuses the toast and Escape closes it. @returns closes it and restores the focus */
function useToastKeys(card: RefObject<HTMLElement>, present: boolean, onClose: () => void) {
  const cameFrom = useRef<HTMLElement | null>(null);

  const close = useCallback(() => {
    if (card.current?.contains(document.activeElement)) cameFrom.current?.focus();
    onClose();
  }, [card, onClose]);

  useEffect(() => {
    if (!present) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === "F8") {
        event.preventDefault();
        const { activeElement } = document;
        if (activeElement instanceof HTMLElement && !card.current?.contains(activeElement)) {
          cameFrom.current = activeElement;
        }
        card.current?.focus();
      } else if (event.key === "Escape" && !event.defaultPrevented) {
        close();
      }
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [card, present, close]);

  return close;
}

function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const keys = new WeakMap<NoticeView, number>();
let last = 0;

function keyOf(notice: NoticeView) {
  const key = keys.get(notice) ?? ++last;
  keys.set(notice, key);
  return key;
}
