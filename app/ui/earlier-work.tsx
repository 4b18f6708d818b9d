import { Link } from "@remix-run/react";
import { LocalMoment } from "~/ui/local-time";

/** Something made earlier, and how far it has come. */
export type EarlierItem = {
  id: string;
  href: string;
  title: string;
  createdAt: string;
  questionCount: number;
  answered: number;
  /** Percent; null until every question is answered. */
  score: number | null;
  /** What is special about it. */
  note?: string;
};

function standing({ score, answered, questionCount }: EarlierItem) {
  if (score !== null) return `${score}%`;
  return answered === 0 ? "Not started" : `${answered} of ${questionCount} answered`;
}

/** Earlier quizzes or tests, each opening where it was left. */
export function EarlierWork({ title, items }: { title: string; items: EarlierItem[] }) {
  if (!items.length) return null;
  return (
    <section aria-labelledby="earlier-work" className="border-t border-line pt-6">
      <h2 id="earlier-work" className="text-xl">
        {title}
      </h2>
      <ul className="mt-2 grid">
        {items.map((item) => (
          <li key={item.id}>
            <Link
              to={item.href}
              className="-mx-3 flex min-h-14 items-center justify-between gap-4 rounded-card px-3 py-2 hover:bg-sunk"
            >
              <span className="min-w-0">
                <span dir="auto" className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
                  {item.title}
                </span>
                <span className="block text-sm text-soft tabular-nums">
                  <LocalMoment iso={item.createdAt} />,{" "}
                  <span className="whitespace-nowrap">
                    {item.questionCount === 1 ? "1 question" : `${item.questionCount} questions`}
                    {item.note ? "," : null}
                  </span>{" "}
                  {item.note}
                </span>
              </span>
              <span className="shrink-0 text-base font-semibold tabular-nums">
                {standing(item)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
