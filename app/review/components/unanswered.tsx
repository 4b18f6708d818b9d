import { Form, Link, useNavigation } from "@remix-run/react";
import type { UnansweredWork } from "~/review/list-unanswered.server";
import * as m from "~/review/messages";
import { todayPath } from "~/review/review-links";
import { studyModes } from "~/study-modes";
import { Button } from "~/ui/button";

/** What was made or answered and could be kept for review, each with the question whether to. */
export function Unanswered({
  works,
  isNext,
}: {
  works: UnansweredWork[];
  /** Whether to keep the first is what the learner does next. */
  isNext: boolean;
}) {
  if (works.length === 0) return null;
  return (
    <section className="grid gap-2 border-t border-line pt-6">
      <h2 className="text-xl">{m.notInReview()}</h2>
      <ul className="grid gap-2">
        {works.map((work, index) => (
          <Work key={work.id} {...work} isNext={isNext && index === 0} />
        ))}
      </ul>
    </section>
  );
}

function Work({ mode, id, title, href, isNext }: UnansweredWork & { isNext: boolean }) {
  const answering = useNavigation().state === "submitting";
  const name = studyModes.find((one) => one.id === mode)?.name();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <Link
        to={href}
        className="-mx-3 grid min-h-12 min-w-0 flex-1 basis-56 content-center rounded-card px-3 hover:bg-sunk"
      >
        <span dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </span>
        <span className="text-sm text-soft">{name}</span>
      </Link>
      <Form method="post" action="/app/review/keep" className="flex gap-2">
        <input type="hidden" name="mode" value={mode} />
        <input type="hidden" name="workId" value={id} />
        <input type="hidden" name="back" value={todayPath} />
        <Button
          name="keep"
          value="yes"
          variant={isNext ? "primary" : "secondary"}
          disabled={answering}
        >
          {m.keepWork()}
        </Button>
        <Button name="keep" value="no" variant="quiet" disabled={answering}>
          {m.leaveWork()}
        </Button>
      </Form>
    </li>
  );
}
