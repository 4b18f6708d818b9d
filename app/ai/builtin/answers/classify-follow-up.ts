import type { FollowUp } from "../languages/chat";
import { chats } from "./classify-question";

export type { FollowUp };

const FOLLOW_UPS: readonly FollowUp[] = [
  "source",
  "doubt",
  "shorter",
  "simpler",
  "next",
  "more",
  "example",
  "translation",
  "comparison",
];

function joinPatterns(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join("|");
}

const POLITE = `(?:${joinPatterns(chats.map(({ polite }) => polite))})`;
const OPENING = `(?:${joinPatterns(chats.map(({ opening }) => opening))})?`;

// Whole messages: what names a thing of its own is a question of its own.
const PATTERNS = FOLLOW_UPS.map((followUp) => {
  const wordings = joinPatterns(chats.map(({ followUps }) => followUps[followUp]));
  const pattern = new RegExp(
    `^[\\s¿¡]*(?:${POLITE}[ ,]*)?${OPENING}(?:${wordings})(?:[ ,]*${POLITE})?[\\s?.!。！？؟।…]*$`,
    "iu",
  );
  return { followUp, pattern };
});

/** More characters than these name something. */
const MAX_FOLLOW_UP_LENGTH = 100;

/** What the message wants of the reply before it; null where it is a question of its own. */
export function classifyFollowUp(message: string): FollowUp | null {
  if (message.length > MAX_FOLLOW_UP_LENGTH) return null;
  return PATTERNS.find(({ pattern }) => pattern.test(message))?.followUp ?? null;
}
