import { Link } from "@remix-run/react";
import { useId } from "react";
import { CreatedAt } from "~/ui/created-at";

/** A quiz, deck or the like that the learner made earlier, as a row that opens it. */
export interface WorkRow {
  id: string;
  href: string;
  title: string;
  createdAt: string;
  /** "5 questions" */
  size: string;
  /** What is special about it. */
  note?: string;
  /** How far it has come: "80%", "3 of 10 answered", "4 due". */
  standing?: string;
}

export function WorkList({ title, rows }: { title: string; rows: WorkRow[] }) {
  const id = useId();
  if (!rows.length) return null;
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-2 grid">
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              to={row.href}
              className="-mx-3 flex min-h-14 items-center justify-between gap-4 rounded-card px-3 py-2 hover:bg-sunk"
            >
              <span className="min-w-0">
                <span
                  dir="auto"
                  className="text-match-parent line-clamp-2 leading-snug font-semibold wrap-anywhere"
                >
                  {row.title}
                </span>
                <CreatedAt iso={row.createdAt} size={row.size} note={row.note} />
              </span>
              <span className="shrink-0 text-base font-semibold tabular-nums">{row.standing}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
