import { Link } from "@remix-run/react";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

const madeOf = {
  questions: { path: "/app/quiz", label: "Make a quiz of it" },
  cards: { path: "/app/flashcards", label: "Make flashcards of it" },
} as const;

/** How much a file holds, as a setup shows it. */
export interface SetupHoldings {
  text: string | null;
  isEmpty: boolean;
  /** What it holds instead. */
  instead: "questions" | "cards" | null;
  /** Whether it is still being computed. */
  isComing: boolean;
}

/** The head of a form that makes something of a document or a topic. */
export function SetupHeader({
  title,
  file,
  holdings,
}: {
  title: string;
  file: { id: string; name: string } | null;
  holdings: SetupHoldings;
}) {
  return (
    <>
      <PageHeader title={title}>
        {file ? (
          <>
            With <bdi className="wrap-anywhere">{file.name}</bdi> or any topic.
          </>
        ) : (
          "Type a topic, or choose a document under Study Materials."
        )}
      </PageHeader>
      {holdings.isEmpty && holdings.text ? (
        <Notice tone="info" title={holdings.text}>
          {file && holdings.instead ? (
            <>
              <Link
                to={`${madeOf[holdings.instead].path}?fileId=${file.id}`}
                className="-my-2.5 inline-block py-2.5 font-semibold text-ember-ink underline underline-offset-4"
              >
                {madeOf[holdings.instead].label}
              </Link>
              , choose another document, or name a topic.
            </>
          ) : (
            "Choose another document, or name a topic."
          )}
        </Notice>
      ) : null}
    </>
  );
}
