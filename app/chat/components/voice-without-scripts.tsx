import { VoiceForm } from "~/chat/components/voice-form";
import type { VoiceListener } from "~/chat/components/voice-input";
import type { StudyScope } from "~/study-scope";
import { useScripting } from "~/ui/use-scripting";

const nothing = { __html: "" };

/** The form that uploads a recording, without JavaScript. */
export function VoiceWithoutScripts(props: {
  scope: StudyScope;
  tryFirst: boolean;
  listener: VoiceListener;
}) {
  const place = "[@media(scripting:enabled)]:hidden";
  if (useScripting()) return null;
  // Hydration keeps the server's form as it is, so the browser does not load its code.
  if (!import.meta.env.SSR) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
    return <div suppressHydrationWarning dangerouslySetInnerHTML={nothing} className={place} />;
  }
  return (
    <div className={place}>
      <VoiceForm {...props} />
    </div>
  );
}
