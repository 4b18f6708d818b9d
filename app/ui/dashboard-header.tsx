import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import * as m from "./messages";

/** The header of a page outside the dashboard: a link back and the title. */
export function DashboardHeader({ title, className }: { title: string; className: string }) {
  return (
    <header className="border-b border-line">
      <div
        className={`mx-auto flex min-h-17 w-full flex-wrap items-center justify-between gap-x-4 px-4 py-2 ${className}`}
      >
        <Link
          to="/app"
          className="-ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-card px-2 text-base font-semibold text-soft hover:bg-sunk hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          {m.backToDashboard()}
        </Link>
        <h1 className="text-lg sm:text-xl">{title}</h1>
      </div>
    </header>
  );
}
