import { Link } from "@remix-run/react";
import { Fox } from "~/ui/fox";

/** The logo and name, linked to the start. */
export function Brand({
  to = "/",
  compact = false,
  reloadDocument = false,
  className = "",
}: {
  to?: string;
  compact?: boolean;
  /** For pages with their own security policy. */
  reloadDocument?: boolean;
  className?: string;
}) {
  return (
    <Link
      to={to}
      reloadDocument={reloadDocument}
      className={`inline-flex min-h-11 min-w-11 items-center gap-2 rounded-card font-display text-xl font-semibold tracking-tight text-ink ${className}`}
    >
      <Fox className="size-9" />
      <span className={compact ? "sr-only lg:not-sr-only" : "max-[22rem]:sr-only"}>Fennec</span>
    </Link>
  );
}
