import { Link } from "@remix-run/react";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import * as m from "./messages";

/** How much a file holds. */
export interface SetupHoldings {
  text: string | null;
  isEmpty: boolean;
  /** What it holds if it is empty of what this form makes. */
  instead: "questions" | "cards" | null;
  /** Whether it is still being computed. */
  isComing: boolean;
}

/** The head of a form that makes something from a document or a topic. */
export function SetupHeader({
  title,
  file,
  holdings,
  instead,
}: {
  title: string;
  file: { id: string; name: string } | null;
  holdings: SetupHoldings;
  /** The study mode to suggest if the file holds only what that one makes. */
  instead: { path: string; suggestion: string } | null;
}) {
  return (
    <>
      <PageHeader title={title}>
        {file
          ? m.withFileOrTopic({
              file: (
                <bdi key="file" className="wrap-anywhere">
                  {file.name}
                </bdi>
              ),
            })
          : m.typeOrChoose()}
      </PageHeader>
      {holdings.isEmpty && holdings.text ? (
        <Notice tone="info" title={holdings.text}>
          {file && instead
            ? m.insteadOrOther({
                suggestion: (
                  <Link
                    key="suggestion"
                    to={`${instead.path}?fileId=${file.id}`}
                    className="-my-2.5 inline-block py-2.5 font-semibold text-ember-ink underline underline-offset-4"
                  >
                    {instead.suggestion}
                  </Link>
                ),
              })
            : m.chooseOther()}
        </Notice>
      ) : null}
    </>
  );
}
