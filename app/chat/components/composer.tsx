import { Form } from "@remix-run/react";
import { SendHorizontal, Square } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import type { ChatActions } from "~/chat/components/chat-views";
import { TryFirstField } from "~/chat/components/try-first";
import { useComposer } from "~/chat/components/use-composer";
import { RecordButton, VoiceInput, type VoiceListener } from "~/chat/components/voice-input";
import { VoiceWithoutScripts } from "~/chat/components/voice-without-scripts";
import * as m from "~/chat/messages";
import { type ChatAbout, holdsNothing } from "~/chat/welcome-message";
import type { StudyScope } from "~/study-scope";
import { Button } from "~/ui/button";
import { describedBy, FieldErrors } from "~/ui/field-errors";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { ScopeFields } from "~/ui/scope-fields";
import { TextArea } from "~/ui/text-area";

interface ComposerProps {
  scope: StudyScope;
  about: ChatAbout;
  /** Whether questions are asked back first. */
  tryFirst: boolean;
  busy: boolean;
  draft: string;
  errors?: string[];
  listener: VoiceListener;
  actions: ChatActions;
}

/** The form for a typed or spoken question. */
export function Composer(props: ComposerProps) {
  const { scope, about, tryFirst, errors, listener } = props;
  const id = useId();
  const composer = useComposer(props);
  const { voice } = composer;

  return (
    <>
      <Form
        ref={composer.form}
        method="post"
        onSubmit={composer.sendUnlessBlank}
        className="grid gap-1.5"
      >
        <input type="hidden" name="intent" value="send" />
        <IdempotencyKeyField />
        <ScopeFields scope={scope} />
        <TryFirstField on={tryFirst} />
        <div className="rounded-card border border-edge bg-surface p-1.5 shadow-lift has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-ember">
          {voice ? (
            <VoiceInput
              listener={listener}
              sending={voice === "sending"}
              onSend={composer.sendRecording}
              onWords={composer.takeWords}
              onClose={composer.closeVoice}
            />
          ) : null}
          <WrittenMessage {...props} id={id} composer={composer} />
        </div>
        <FieldErrors id={id} errors={errors} />
      </Form>
      {holdsNothing(about) ? null : (
        <VoiceWithoutScripts scope={scope} tryFirst={tryFirst} listener={listener} />
      )}
    </>
  );
}

/** The field and its buttons; hidden, but kept, while a question is spoken. */
function WrittenMessage({
  id,
  scope: { fileId, courseId },
  about,
  busy,
  draft,
  errors,
  listener,
  actions: { mayAsk, onStop },
  composer: { field, voice, openVoice },
}: ComposerProps & { id: string; composer: ReturnType<typeof useComposer> }) {
  const unreadable = holdsNothing(about);
  const ofSeveral = courseId === null ? m.askAboutMaterials() : m.askAboutCourse();
  const invitation = fileId === null ? ofSeveral : m.askAboutDocument();
  return (
    <div className={voice ? "hidden" : "flex items-end gap-2"}>
      <TextArea
        ref={field}
        name="message"
        dir="auto"
        rows={1}
        aria-label={m.yourMessage()}
        aria-invalid={errors?.length ? true : undefined}
        aria-describedby={describedBy(id, false, errors)}
        placeholder={unreadable ? m.nothingToAsk() : invitation}
        defaultValue={draft}
        maxLength={8000}
        disabled={unreadable || voice !== null}
        onKeyDown={sendOnEnter}
        className="max-h-48 min-h-11! border-0! bg-transparent! px-2.5! outline-none"
      />
      <RecordButton
        listener={listener}
        disabled={unreadable || busy || voice !== null}
        onPress={() => mayAsk() && openVoice()}
      />
      {voice ? null : busy && onStop ? (
        <Button type="button" variant="secondary" onClick={onStop}>
          <Square aria-hidden="true" className="size-4" />
          {m.stop()}
        </Button>
      ) : (
        <SendButton primary={!unreadable && about !== "nothing"} disabled={unreadable || busy} />
      )}
    </div>
  );
}

function SendButton({ primary, disabled }: { primary: boolean; disabled: boolean }) {
  return (
    <Button
      variant={primary ? "primary" : "secondary"}
      disabled={disabled}
      className="whitespace-nowrap max-sm:px-4!"
    >
      <span className="max-sm:sr-only">{m.send()}</span>
      <SendHorizontal aria-hidden="true" className="size-4 rtl:rotate-180" />
    </Button>
  );
}

/** Enter sends; Shift and Enter start a new line, and Enter may end an input method's composition. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey) return;
  if (event.nativeEvent.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
