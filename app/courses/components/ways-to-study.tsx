import { Form, Link } from "@remix-run/react";
import { Download, Gauge, type LucideIcon, NotebookText } from "lucide-react";
import { ofCourseLink } from "~/courses/course-links";
import * as m from "~/courses/messages";
import { studyModes } from "~/study-modes";
import { ScopeFields } from "~/ui/scope-fields";

interface Way {
  name: string;
  path: string;
  icon: LucideIcon;
}

/** The reader shows one document, and what is due is offered above. */
const elsewhere = ["docs", "review"];

function waysToStudy(): Way[] {
  return [
    ...studyModes
      .filter(({ id }) => !elsewhere.includes(id))
      .map(({ name, path, icon }) => ({ name: name(), path, icon })),
    { name: m.studyGuide(), path: "/app/docs/guide", icon: NotebookText },
    { name: m.concepts(), path: "/app/docs/concepts", icon: Gauge },
  ];
}

const look =
  "flex min-h-12 w-full items-center gap-2.5 rounded-card border border-edge bg-surface px-4 text-base font-semibold hover:bg-sunk";

/** Everything that can be made of a course's documents together. */
export function WaysToStudy({ id, hasNotes }: { id: string; hasNotes: boolean }) {
  return (
    <section aria-labelledby="ways-to-study" className="grid gap-4 border-t border-line pt-6">
      <h2 id="ways-to-study" className="text-xl">
        {m.studyCourse()}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {waysToStudy().map(({ name, path, icon: Icon }) => (
          <li key={path}>
            <Link to={ofCourseLink(path, id)} className={look}>
              <Icon aria-hidden="true" className="size-5 text-soft" />
              {name}
            </Link>
          </li>
        ))}
        {hasNotes ? (
          <li>
            <Form method="post" action="/app/export" reloadDocument>
              <ScopeFields scope={{ fileId: null, courseId: id }} />
              <button type="submit" className={look}>
                <Download aria-hidden="true" className="size-5 text-soft" />
                {m.exportNotes()}
              </button>
            </Form>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
