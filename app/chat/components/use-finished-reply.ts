import { useEffect, useRef, useState } from "react";
import { type ChatMessageView, saidBy } from "~/chat/components/chat-views";
import * as m from "~/chat/messages";

/** The newest reply that was completed on this page, for screen readers to announce once. */
export function useFinishedReply(messages: ChatMessageView[]) {
  const last = messages.at(-1);
  const known = useRef(last && saidBy(last));
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (!last || saidBy(last) === known.current) return;
    known.current = saidBy(last);
    if (last.role === "assistant") setAnnouncement(m.announceReply({ reply: last.content }));
  }, [last]);
  return announcement;
}
