import { Form, useOutletContext } from "@remix-run/react";
import { CalendarCheck } from "lucide-react";
import type { FormEvent } from "react";
import type { ChatMessageView } from "~/chat/components/chat-views";
import { TryFirstField } from "~/chat/components/try-first";
import * as m from "~/chat/messages";
import { type ChatAbout, holdsNothing } from "~/chat/welcome-message";
import type { DueToday } from "~/study-mode";
import type { StudyScope } from "~/study-scope";
import { ButtonLink } from "~/ui/button";
import { Fox } from "~/ui/fox";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { ScopeFields } from "~/ui/scope-fields";
import { UploadButton } from "~/ui/upload-button";

/** The heading above the welcome, and suggested questions. */
const beginnings: Record<ChatAbout, { heading?: () => string; prompts?: (() => string)[] }> = {
  document: { prompts: [m.summarise, m.keyIdeas, m.importantTerm] },
  reading: { prompts: [m.summarise, m.keyIdeas, m.importantTerm] },
  unreadable: { heading: m.unreadableHeading },
  course: { prompts: [m.summariseCourse, m.keyIdeas, m.importantTerm] },
  courseInReading: { prompts: [m.summariseCourse, m.keyIdeas, m.importantTerm] },
  unreadableCourse: { heading: m.emptyCourseHeading },
  emptyCourse: { heading: m.emptyCourseHeading },
  library: {},
  nothing: {},
};

/** An empty conversation: Fennec's welcome with three suggested questions, or a link to add material. */
export function Starters({
  welcome,
  scope,
  about,
  courseHref,
  tryFirst,
  disabled,
  onSubmit,
}: {
  welcome: ChatMessageView;
  scope: StudyScope;
  about: ChatAbout;
  /** The page of the conversation's course. */
  courseHref: string | null;
  /** Whether questions are asked back first. */
  tryFirst: boolean;
  disabled: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const { heading = m.startHeading, prompts = [] } = beginnings[about];
  // Learners who stay logged in open the app here.
  const due = useOutletContext<DueToday | null>();
  return (
    <div className="grid flex-1 content-center justify-items-center gap-3 py-4 text-center sm:gap-4 sm:pt-4 sm:pb-14">
      <Fox mood="listening" className={`size-16 sm:size-24 ${due ? "max-sm:hidden" : ""}`} />
      <h2 className="text-2xl sm:text-3xl">{heading()}</h2>
      <p id={welcome.id} dir="auto" className="max-w-lg text-soft wrap-anywhere">
        {welcome.content}
      </p>
      {due ? (
        <ButtonLink to={due.path} variant="secondary">
          <CalendarCheck aria-hidden="true" className="size-5" />
          {due.text}
        </ButtonLink>
      ) : null}
      {holdsNothing(about) || about === "nothing" ? (
        <div className="mt-2">
          {courseHref === null ? (
            <UploadButton />
          ) : (
            <ButtonLink to={courseHref}>{m.addDocuments()}</ButtonLink>
          )}
        </div>
      ) : null}
      {prompts.length > 0 ? (
        <Form
          method="post"
          onSubmit={onSubmit}
          className="mt-1 flex flex-wrap justify-center gap-2 sm:mt-2"
        >
          <input type="hidden" name="intent" value="send" />
          <IdempotencyKeyField />
          <ScopeFields scope={scope} />
          <TryFirstField on={tryFirst} />
          {prompts.map((prompt) => (
            <PromptButton key={prompt()} prompt={prompt()} disabled={disabled} />
          ))}
        </Form>
      ) : null}
    </div>
  );
}

function PromptButton({ prompt, disabled }: { prompt: string; disabled: boolean }) {
  return (
    <button
      type="submit"
      name="message"
      value={prompt}
      disabled={disabled}
      className="min-h-11 rounded-card border border-edge bg-surface px-2.5 text-sm font-semibold sm:px-4 sm:text-base transition-colors duration-150 hover:border-ember hover:bg-ember-wash disabled:opacity-60"
    >
      {prompt}
    </button>
  );
}
