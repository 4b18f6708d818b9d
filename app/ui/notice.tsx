import type { ReactNode } from "react";
import type { NoticeView } from "~/ui/form-result";

/** Classes by tone. */
export const noticeClasses = {
  success: "border-sage bg-sage-wash",
  info: "border-edge bg-sunk",
  error: "border-rust bg-rust-wash",
} as const;
const sign = { success: "text-sage", info: "text-soft", error: "text-rust" } as const;
const drawing = {
  success: "m6 10.5 2.7 2.7L14.2 7.5",
  info: "M10 9.5v4M10 6.4v.2",
  error: "M10 5.8v5M10 13.5v.2",
} as const;

/** An icon for the tone, a title and a message. */
export function NoticeWords({
  tone,
  title,
  children,
}: {
  tone: NoticeView["tone"];
  title: string;
  children?: ReactNode;
}) {
  return (
    <>
      <svg viewBox="0 0 20 20" aria-hidden="true" className={`mt-1 size-5 shrink-0 ${sign[tone]}`}>
        <circle cx="10" cy="10" r="8.6" fill="none" stroke="currentColor" strokeWidth="1.7" />
        <path
          d={drawing[tone]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {children ? <p className="text-base leading-snug">{children}</p> : null}
      </div>
    </>
  );
}

/** A notice that stays in the page. */
export function Notice({
  tone,
  title,
  spoken = false,
  className = "",
  children,
}: {
  tone: NoticeView["tone"];
  title: string;
  /** A toast announces it, so this does not. */
  spoken?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div
      role={spoken ? undefined : tone === "error" ? "alert" : "status"}
      className={`appear flex gap-3 rounded-card border px-4 py-3 ${noticeClasses[tone]} ${className}`}
    >
      <NoticeWords tone={tone} title={title}>
        {children}
      </NoticeWords>
    </div>
  );
}
