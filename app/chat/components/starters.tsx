import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { Fox } from "~/ui/fox";

const aboutFile = [
  "Summarise this document",
  "What are the key ideas?",
  "Explain the most important term",
];

/** A conversation that has not begun: a greeting and three ways to begin. */
export function Starters({
  fileId,
  disabled,
  onSubmit,
}: {
  fileId: string | null;
  disabled: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}) {
  return (
    <div className="grid flex-1 content-center justify-items-center gap-4 py-8 text-center">
      <Fox mood="listening" className="size-24" />
      <h2 className="text-2xl sm:text-3xl">What would you like to understand?</h2>
      <p className="max-w-md text-soft">
        {fileId
          ? "Ask in your own words. Each answer shows the place it comes from."
          : "Ask across all your materials, or choose one under Study Materials."}
      </p>
      {fileId ? (
        <Form
          method="post"
          onSubmit={onSubmit}
          className="mt-2 flex flex-wrap justify-center gap-2"
        >
          <input type="hidden" name="intent" value="send" />
          <input type="hidden" name="fileId" value={fileId} />
          {aboutFile.map((prompt) => (
            <button
              key={prompt}
              type="submit"
              name="message"
              value={prompt}
              disabled={disabled}
              className="min-h-11 rounded-card border border-edge bg-surface px-4 text-base font-semibold transition-colors duration-150 hover:border-ember hover:bg-ember-wash disabled:opacity-60"
            >
              {prompt}
            </button>
          ))}
        </Form>
      ) : null}
    </div>
  );
}
