import { useEffect, useRef } from "react";
import { type ChatMessageView, saidBy } from "~/chat/components/chat-views";
import { listenTo, stopListening } from "~/chat/listen-to";
import { welcomeId } from "~/chat/welcome-message";
import { useLocalFlag } from "~/ui/use-local-flag";

/** Milliseconds between a reply and reading it aloud. */
const delay = 300;

/**
 * Reads each new reply aloud if Auto TTS is on and the plan has speech. The voice stops when the learner
 * leaves the conversation.
 * @param aboutId of the file or course that the conversation is about
 */
export function useAutoPlay(messages: ChatMessageView[], aboutId: string | null, premium: boolean) {
  const [autoPlay] = useLocalFlag("autoPlay", true);
  const last = messages.at(-1);
  const newest = useRef(last);
  newest.current = last;
  const id = last && saidBy(last);
  const known = useRef({ aboutId, id });

  useEffect(() => {
    const { current } = known;
    if (current.id === id && current.aboutId === aboutId) return;
    const arrived = current.aboutId === aboutId;
    known.current = { aboutId, id };
    const reply = newest.current;
    // The conversation was reset, so its reply is not read any further.
    if (id === welcomeId) stopListening();
    if (!arrived || reply?.role !== "assistant" || id === welcomeId) return;
    if (!premium || !autoPlay) return;
    const timer = setTimeout(() => listenTo(reply, { asked: false }), delay);
    return () => clearTimeout(timer);
  }, [id, aboutId, premium, autoPlay]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is another conversation
  useEffect(() => () => void stopListening(), [aboutId]);
}
