import { Link } from "@remix-run/react";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import * as m from "./messages";

/** The file or course that something is made from; neither for a topic alone. */
export interface StudiedView {
  fileId: string | null;
  courseId: string | null;
  name: string | null;
}

/** How many questions or cards can be made of it. */
export interface ItemCountsNotice {
  text: string | null;
  isEmpty: boolean;
  /** The other kind of item, if only that can be made. */
  instead: "questions" | "cards" | null;
  /** Whether it is still being computed. */
  isComing: boolean;
}

/** The head of a form that makes something from a document or a topic. */
export function SetupHeader({
  title,
  studied,
  itemCounts,
  instead,
}: {
  title: string;
  studied: StudiedView;
  itemCounts: ItemCountsNotice;
  /** The study mode to suggest if the file holds only what that one makes. */
  instead: { path: string; suggestion: string } | null;
}) {
  return (
    <>
      <PageHeader title={title}>
        {studied.name === null
          ? m.typeOrChoose()
          : m.withFileOrTopic({
              file: (
                <bdi key="file" className="wrap-anywhere">
                  {studied.name}
                </bdi>
              ),
            })}
      </PageHeader>
      {itemCounts.isEmpty && itemCounts.text ? (
        <Notice tone="info" title={itemCounts.text}>
          {studied.fileId && instead
            ? m.insteadOrOther({
                suggestion: (
                  <Link
                    key="suggestion"
                    to={`${instead.path}?fileId=${studied.fileId}`}
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
