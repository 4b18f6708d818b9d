import { Link } from "@remix-run/react";
import type { WorkView } from "~/progress/components/profile-views";
import * as m from "~/progress/messages";

/** The parts of all documents that the learner knows least. */
export function Weakest({ weakest }: Pick<WorkView, "weakest">) {
  if (weakest.length === 0) return null;
  return (
    <section aria-labelledby="weakest">
      <h3 id="weakest" className="text-xl">
        {m.weakest()}
      </h3>
      <p className="mt-1 mb-3 text-base text-soft">{m.weakestHint()}</p>
      <ol className="grid gap-3">
        {weakest.map(({ id, href, name, fileName, page, right, answers }) => (
          <li key={id}>
            <Link
              to={href}
              className="flex min-h-14 items-center justify-between gap-4 rounded-card border border-line bg-surface p-4 hover:bg-sunk"
            >
              <span className="min-w-0">
                <span
                  dir="auto"
                  className="text-match-parent line-clamp-2 leading-snug font-semibold wrap-anywhere"
                >
                  {name}
                </span>
                <span className="block text-sm text-soft tabular-nums wrap-anywhere">
                  {page === null ? (
                    <bdi>{fileName}</bdi>
                  ) : (
                    m.pageInFile({ file: <bdi key="file">{fileName}</bdi>, page })
                  )}
                </span>
              </span>
              <span className="shrink-0 text-base font-semibold tabular-nums">
                {m.rightOf({ right, answers })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
