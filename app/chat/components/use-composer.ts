import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ChatActions } from "~/chat/components/chat-views";

/** The state of the composer: its field, and whether a voice message is being recorded. */
export function useComposer({
  busy,
  draft,
  actions: { onSubmit, onRecording },
}: {
  busy: boolean;
  draft: string;
  actions: ChatActions;
}) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasBusy = useRef(busy);
  const [voice, setVoice] = useState<"open" | "sending" | null>(null);

  useEffect(() => {
    // Text typed besides the recording is not sent.
    if (busy && !wasBusy.current && !voice) form.current?.reset();
    wasBusy.current = busy;
  }, [busy, voice]);

  useEffect(() => {
    if (draft && field.current && !field.current.value) field.current.value = draft;
  }, [draft]);

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
    // The recorder's buttons have disappeared.
    requestAnimationFrame(() => field.current?.focus());
  }

  function takeWords(words: string) {
    closeVoice();
    if (!field.current) return;
    field.current.value = `${field.current.value} ${words}`.trim();
  }

  return {
    form,
    field,
    voice,
    openVoice: () => setVoice("open"),
    closeVoice,
    takeWords,
    sendRecording,
    sendUnlessBlank,
  };
}
