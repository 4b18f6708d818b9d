import { Form } from "@remix-run/react";
import { SendHorizontal, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";

/** Where a question is written. Enter sends, Shift and Enter make a new line. */
export function Composer({
  fileId,
  busy,
  draft,
  errors,
  onSubmit,
  onStop,
}: {
  fileId: string | null;
  busy: boolean;
  draft: string;
  errors?: string[];
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onStop?: () => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasBusy = useRef(busy);

  useEffect(() => {
    if (busy && !wasBusy.current) form.current?.reset();
    wasBusy.current = busy;
  }, [busy]);

  useEffect(() => {
    if (draft && field.current && !field.current.value) field.current.value = draft;
  }, [draft]);

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey) return;
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  function sendUnlessBlank(event: FormEvent<HTMLFormElement>) {
    if (busy || !field.current?.value.trim()) event.preventDefault();
    else onSubmit?.(event);
  }

  return (
    <Form ref={form} method="post" onSubmit={sendUnlessBlank} className="grid gap-1.5">
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="fileId" value={fileId ?? ""} />
      <div className="flex items-end gap-2 rounded-card border border-edge bg-surface p-1.5 shadow-lift has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-ember">
        <TextArea
          ref={field}
          name="message"
          dir="auto"
          rows={1}
          aria-label="Your message"
          aria-invalid={errors?.length ? true : undefined}
          aria-describedby={errors?.length ? `${id}-error` : undefined}
          placeholder={fileId ? "Ask about this document" : "Ask about your materials"}
          defaultValue={draft}
          maxLength={8000}
          onKeyDown={sendOnEnter}
          className="max-h-48 min-h-11! border-0! bg-transparent! px-2.5! outline-none"
        />
        {busy && onStop ? (
          <Button type="button" variant="secondary" onClick={onStop}>
            <Square aria-hidden="true" className="size-4" />
            Stop
          </Button>
        ) : (
          <Button disabled={busy}>
            Send
            <SendHorizontal aria-hidden="true" className="size-4 rtl:rotate-180" />
          </Button>
        )}
      </div>
      {errors?.length ? (
        <p id={`${id}-error`} className="text-sm font-semibold text-rust">
          {errors.join(" ")}
        </p>
      ) : null}
    </Form>
  );
}
