import { Form, Link, useNavigation } from "@remix-run/react";
import { useId } from "react";
import type { CollectionRow, CollectionsView } from "~/courses/components/course-views";
import {
  collectionsId,
  courseLink,
  moveCollectionPath,
  ofCourseLink,
} from "~/courses/course-links";
import * as m from "~/courses/messages";
import { Button, ButtonLink } from "~/ui/button";
import { FieldFrame } from "~/ui/field-frame";
import { Select } from "~/ui/select";

/** The decks and past papers of a course that belong to no document, and the way to put in another one. */
export function CourseCollections({
  courseId,
  own,
  others,
}: CollectionsView & { courseId: string }) {
  const back = `${courseLink(courseId)}#${collectionsId}`;
  return (
    <section id={collectionsId} className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-xl">{m.withoutDocument()}</h2>
      {own.length > 0 ? (
        <ul className="grid">
          {own.map((row) => (
            <li
              key={row.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1 first:border-t-0"
            >
              <span className="min-w-0">
                <Title {...row} />
                <span className="block text-base text-soft tabular-nums">
                  {m.collectionHolds({ count: row.count })}
                </span>
              </span>
              <Form method="post" action={moveCollectionPath} className="-mx-3">
                <input type="hidden" name="collection" value={row.id} />
                <input type="hidden" name="back" value={back} />
                <Button variant="quiet" aria-label={m.takeOutOf({ title: row.title })}>
                  {m.takeOut()}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-base text-soft">{m.withoutDocumentHint()}</p>
      )}
      <div className="-mx-3 flex flex-wrap">
        {newItemLinks(courseId).map(({ to, label }) => (
          <ButtonLink key={to} to={to} variant="quiet">
            {label}
          </ButtonLink>
        ))}
      </div>
      {others.length > 0 ? <AddForm courseId={courseId} back={back} others={others} /> : null}
    </section>
  );
}

const newItemLinks = (courseId: string) => [
  { to: ofCourseLink("/app/flashcards/new-card", courseId), label: m.writeCard() },
  { to: ofCourseLink("/app/flashcards/import", courseId), label: m.importCards() },
  { to: ofCourseLink("/app/review/past-paper", courseId), label: m.addPastPaper() },
];

function Title({ title, href }: CollectionRow) {
  const look = "block leading-snug font-semibold wrap-anywhere";
  return href === null ? (
    <span dir="auto" className={look}>
      {title}
    </span>
  ) : (
    <Link to={href} dir="auto" className={`${look} underline-offset-4 hover:underline`}>
      {title}
    </Link>
  );
}

function AddForm({
  courseId,
  back,
  others,
}: Pick<CollectionsView, "others"> & { courseId: string; back: string }) {
  const id = useId();
  const { formAction, formData } = useNavigation();
  const adding = formAction === moveCollectionPath && formData?.get("courseId") === courseId;
  return (
    <Form method="post" action={moveCollectionPath} className="grid gap-3">
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name="back" value={back} />
      <FieldFrame id={id} label={m.addCollection()}>
        <Select id={id} name="collection" required>
          {others.map(({ id: value, title, count, course }) => (
            <option key={value} value={value}>
              {m.collectionChoice({ title, count, course })}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <Button
        variant="secondary"
        pending={adding}
        pendingText={m.saving()}
        className="min-h-12 justify-self-start max-sm:w-full"
      >
        {m.addToCourse()}
      </Button>
    </Form>
  );
}
