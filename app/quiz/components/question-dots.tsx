import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import type { DotView } from "~/quiz/components/quiz-views";
import { dotColumns } from "~/quiz/dot-columns";

const look = {
  current: "bg-ink text-paper",
  right: "bg-sage-wash text-sage",
  wrong: "bg-rust-wash text-rust",
  open: "bg-sunk text-soft ring-1 ring-line ring-inset",
} as const;
const word = {
  current: "current",
  right: "answered, correct",
  wrong: "answered, not correct",
  open: "not answered",
} as const;
const sign = { current: "", right: "✓", wrong: "✕", open: "" } as const;

/** Every question as a small link with its state, in words too. */
export function QuestionDots({ dots }: { dots: DotView[] }) {
  const columns = {
    "--narrow": dotColumns(dots.length, 7),
    "--wide": dotColumns(dots.length, 15),
  } as CSSProperties;
  return (
    <nav aria-label="Questions">
      <ol
        style={columns}
        className="grid grid-cols-[repeat(var(--narrow),2.75rem)] justify-center sm:grid-cols-[repeat(var(--wide),2.75rem)]"
      >
        {dots.map((dot) => (
          <li key={dot.number}>
            <Link
              to={dot.href}
              preventScrollReset
              aria-current={dot.state === "current" ? "page" : undefined}
              aria-label={`Question ${dot.number}, ${word[dot.state]}`}
              className="grid size-11 place-items-center rounded-full"
            >
              <span
                aria-hidden="true"
                className={`grid size-8 place-items-center rounded-full text-sm font-semibold tabular-nums ${look[dot.state]}`}
              >
                {sign[dot.state] || dot.number}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
