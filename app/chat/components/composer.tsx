import { Form } from "@remix-run/react";
import { SendHorizontal, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { RecordButton, VoiceInput, type VoiceListener } from "~/chat/components/voice-input";
import { VoiceWithoutScripts } from "~/chat/components/voice-without-scripts";
import type { ChatAbout } from "~/chat/welcome-message";
import { Button } from "~/ui/button";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { TextArea } from "~/ui/text-area";

/** Where a question is written or spoken. Enter sends, Shift and Enter make a new line. */
export function Composer({
  fileId,
  about,
  busy,
  draft,
  errors,
  listener,
  mayAsk,
  onSubmit,
  onRecording,
  onStop,
}: {
  fileId: string | null;
  about: ChatAbout;
  busy: boolean;
  draft: string;
  errors?: string[];
  listener: VoiceListener;
  mayAsk: () => boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onRecording: (recording: Blob) => Promise<boolean>;
  onStop?: () => void;
}) {
  const id = useId();
  const unreadable = about === "unreadable";
  const needsMaterial = unreadable || about === "nothing";
  const place = fileId ? "this document" : "your materials";
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasBusy = useRef(busy);
  const [voice, setVoice] = useState<"open" | "sending" | null>(null);

  useEffect(() => {
    // What was typed beside a recording is not what is being sent.
    if (busy && !wasBusy.current && !voice) form.current?.reset();
    wasBusy.current = busy;
  }, [busy, voice]);

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

  async function sendRecording(recording: Blob) {
    setVoice("sending");
    setVoice((await onRecording(recording)) ? null : "open");
  }

  function closeVoice() {
    setVoice(null);
    // Its own buttons have gone.
    requestAnimationFrame(() => field.current?.focus());
  }

  function takeWords(words: string) {
    closeVoice();
    if (!field.current) return;
    field.current.value = `${field.current.value} ${words}`.trim();
  }

  return (
    <>
      <Form ref={form} method="post" onSubmit={sendUnlessBlank} className="grid gap-1.5">
        <input type="hidden" name="intent" value="send" />
        <IdempotencyKeyField />
        <input type="hidden" name="fileId" value={fileId ?? ""} />
        <div className="rounded-card border border-edge bg-surface p-1.5 shadow-lift has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-ember">
          {voice ? (
            <VoiceInput
              listener={listener}
              sending={voice === "sending"}
              onSend={sendRecording}
              onWords={takeWords}
              onClose={closeVoice}
            />
          ) : null}
          <div className={voice ? "hidden" : "flex items-end gap-2"}>
            <TextArea
              ref={field}
              name="message"
              dir="auto"
              rows={1}
              aria-label="Your message"
              aria-invalid={errors?.length ? true : undefined}
              aria-describedby={errors?.length ? `${id}-error` : undefined}
              placeholder={unreadable ? "Nothing to ask here" : `Ask about ${place}`}
              defaultValue={draft}
              maxLength={8000}
              disabled={unreadable || voice !== null}
              onKeyDown={sendOnEnter}
              className="max-h-48 min-h-11! border-0! bg-transparent! px-2.5! outline-none"
            />
            <RecordButton
              listener={listener}
              disabled={unreadable || busy || voice !== null}
              onPress={() => mayAsk() && setVoice("open")}
            />
            {voice ? null : busy && onStop ? (
              <Button type="button" variant="secondary" onClick={onStop}>
                <Square aria-hidden="true" className="size-4" />
                Stop
              </Button>
            ) : (
              <Button
                variant={needsMaterial ? "secondary" : "primary"}
                disabled={unreadable || busy}
                className="max-sm:px-4!"
              >
                <span className="max-sm:sr-only">Send</span>
                <SendHorizontal aria-hidden="true" className="size-4 rtl:rotate-180" />
              </Button>
            )}
          </div>
        </div>
        {errors?.length ? (
          <p id={`${id}-error`} className="text-sm font-semibold text-rust">
            {errors.join(" ")}
          </p>
        ) : null}
      </Form>
      {unreadable ? null : <VoiceWithoutScripts fileId={fileId} listener={listener} />}
    </>
  );
}
