import { ArrowLeft, ArrowRight } from "lucide-react";
import * as m from "~/quiz/messages";
import { ButtonLink } from "~/ui/button";

/** To the neighbouring questions, and to the result once there is one. */
export function QuestionNavigation({
  answered,
  previousHref,
  nextHref,
  resultHref,
}: {
  /** Whether this question is. */
  answered: boolean;
  previousHref: string | null;
  nextHref: string | null;
  resultHref: string | null;
}) {
  return (
    <nav
      aria-label={m.neighbours()}
      className={`flex items-center gap-2 sm:gap-3 ${answered ? "sticky bottom-(--now-playing) z-10 -my-2 border-t border-line bg-paper pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-sm:-mx-4 max-sm:px-4" : ""}`}
    >
      {previousHref ? (
        <ButtonLink
          to={previousHref}
          variant="secondary"
          rel="prev"
          className="min-h-12 max-sm:px-4!"
        >
          <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          <span className="max-sm:sr-only">{m.previous()}</span>
        </ButtonLink>
      ) : null}
      {nextHref ? (
        <ButtonLink
          to={nextHref}
          variant={answered && !resultHref ? "primary" : "secondary"}
          rel="next"
          data-onward={answered && !resultHref ? "" : undefined}
          className={`min-h-12 sm:ms-auto ${resultHref ? "max-sm:px-4!" : "max-sm:flex-1"}`}
        >
          <span className={resultHref ? "max-sm:sr-only" : ""}>{m.next()}</span>
          <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
        </ButtonLink>
      ) : null}
      {resultHref ? (
        <ButtonLink
          to={resultHref}
          data-onward=""
          className={`min-h-12 max-sm:flex-1 ${nextHref ? "" : "sm:ms-auto"}`}
        >
          {m.seeResult()}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
