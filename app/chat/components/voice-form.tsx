import { TryFirstField } from "~/chat/components/try-first";
import type { VoiceListener } from "~/chat/components/voice-input";
import * as m from "~/chat/messages";
import type { StudyScope } from "~/study-scope";
import { Button } from "~/ui/button";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { ScopeFields } from "~/ui/scope-fields";

/** Uploads a recording that was made with another app. */
export function VoiceForm({
  scope,
  tryFirst,
  listener,
  onlyForm = false,
}: {
  scope: StudyScope;
  /** Whether questions are asked back first. */
  tryFirst: boolean;
  listener: VoiceListener;
  /** Whether the page has no other form for questions. */
  onlyForm?: boolean;
}) {
  if (listener === "browser") {
    return (
      <p className={onlyForm ? "" : "text-center text-sm text-soft"}>{m.recordingsNotAccepted()}</p>
    );
  }
  return (
    <form
      method="post"
      action="/app/voice"
      encType="multipart/form-data"
      className={
        onlyForm ? "grid justify-items-start gap-3" : "flex flex-wrap items-center gap-x-3 gap-y-2"
      }
    >
      <IdempotencyKeyField />
      <ScopeFields scope={scope} />
      <TryFirstField on={tryFirst} />
      <label className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold text-soft">
        {onlyForm ? m.recordingOnly() : m.orRecording()}
        <input
          type="file"
          name="audio"
          accept="audio/*"
          capture
          required
          className="min-w-0 max-w-full font-normal file:me-3 file:min-h-11 file:rounded-card file:border file:border-edge file:bg-surface file:px-4 file:font-semibold file:text-ink"
        />
      </label>
      <Button variant={onlyForm ? "primary" : "secondary"} className={onlyForm ? "" : "sm:ms-auto"}>
        {m.sendRecording()}
      </Button>
    </form>
  );
}
