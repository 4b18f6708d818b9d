import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import type { ChatMessageView } from "~/chat/components/chat-views";
import { TryFirstField } from "~/chat/components/try-first";
import * as m from "~/chat/messages";
import type { ChatAbout } from "~/chat/welcome-message";
import { Fox } from "~/ui/fox";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { UploadButton } from "~/ui/upload-button";

const suggestions = [m.summarise, m.keyIdeas, m.importantTerm];

/** A conversation that has not begun: Fennec's welcome, and three ways to begin or the way to material. */
export function Starters({
  welcome,
  fileId,
  about,
  tryFirst,
  disabled,
  onSubmit,
}: {
  welcome: ChatMessageView;
  fileId: string | null;
  about: ChatAbout;
  /** Whether questions are asked back first. */
  tryFirst: boolean;
  disabled: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const unreadable = about === "unreadable";
  const needsMaterial = unreadable || about === "nothing";
  return (
    <div className="grid flex-1 content-center justify-items-center gap-3 py-4 text-center sm:gap-4 sm:py-8">
      <Fox mood="listening" className="size-16 sm:size-24" />
      <h2 className="text-2xl sm:text-3xl">
        {unreadable ? m.unreadableHeading() : m.startHeading()}
      </h2>
      <p id={welcome.id} dir="auto" className="max-w-lg text-soft wrap-anywhere">
        {welcome.content}
      </p>
      {needsMaterial ? (
        <div className="mt-2">
          <UploadButton />
        </div>
      ) : null}
      {fileId && !needsMaterial ? (
        <Form
          method="post"
          onSubmit={onSubmit}
          className="mt-1 flex flex-wrap justify-center gap-2 sm:mt-2"
        >
          <input type="hidden" name="intent" value="send" />
          <IdempotencyKeyField />
          <input type="hidden" name="fileId" value={fileId} />
          <TryFirstField on={tryFirst} />
          {suggestions
            .map((suggestion) => suggestion())
            .map((prompt) => (
              <button
                key={prompt}
                type="submit"
                name="message"
                value={prompt}
                disabled={disabled}
                className="min-h-11 rounded-card border border-edge bg-surface px-2.5 text-sm font-semibold sm:px-4 sm:text-base transition-colors duration-150 hover:border-ember hover:bg-ember-wash disabled:opacity-60"
              >
                {prompt}
              </button>
            ))}
        </Form>
      ) : null}
    </div>
  );
}
