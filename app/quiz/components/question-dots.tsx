import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import type { DotView } from "~/quiz/components/quiz-views";
import { dotColumns } from "~/quiz/dot-columns";
import * as m from "~/quiz/messages";

const states: Record<
  DotView["state"],
  { look: string; label: (question: { number: number }) => string; sign?: string }
> = {
  current: { look: "bg-ink text-paper", label: m.currentQuestion },
  right: { look: "bg-sage-wash text-sage", label: m.rightQuestion, sign: "✓" },
  wrong: { look: "bg-rust-wash text-rust", label: m.wrongQuestion, sign: "✕" },
  open: { look: "bg-sunk text-soft ring-1 ring-line ring-inset", label: m.openQuestion },
};

/** Every question as a small link with its state, in words too. */
export function QuestionDots({ dots }: { dots: DotView[] }) {
  const columns = {
    "--narrow": dotColumns(dots.length, 7),
    "--wide": dotColumns(dots.length, 15),
  } as CSSProperties;
  return (
    <nav aria-label={m.questions()}>
      <ol
        style={columns}
        className="grid grid-cols-[repeat(var(--narrow),2.75rem)] justify-center sm:grid-cols-[repeat(var(--wide),2.75rem)]"
      >
        {dots.map(({ number, state, href }) => {
          const { look, label, sign = number } = states[state];
          return (
            <li key={number}>
              <Link
                to={href}
                preventScrollReset
                aria-current={state === "current" ? "page" : undefined}
                aria-label={label({ number })}
                className="grid size-11 place-items-center rounded-full"
              >
                <span
                  aria-hidden="true"
                  className={`grid size-8 place-items-center rounded-full text-sm font-semibold tabular-nums ${look}`}
                >
                  {sign}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
