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

// Matches whole messages only: a message that names a thing is a question of its own.
const PATTERNS = FOLLOW_UPS.map((followUp) => {
  const wordings = joinPatterns(chats.map(({ followUps }) => followUps[followUp]));
  const pattern = new RegExp(
    `^[\\s¿¡]*(?:${POLITE}[ ,]*)?${OPENING}(?:${wordings})(?:[ ,]*${POLITE})?[\\s?.!。！？؟।…]*$`,
    "iu",
  );
  return { followUp, pattern };
});

/** Longer messages, in characters, name something. */
const MAX_FOLLOW_UP_LENGTH = 100;

/** Classifies a message as a follow-up to the last reply; null if it is an independent question. */
export function classifyFollowUp(message: string): FollowUp | null {
  if (message.length > MAX_FOLLOW_UP_LENGTH) return null;
  return PATTERNS.find(({ pattern }) => pattern.test(message))?.followUp ?? null;
}
