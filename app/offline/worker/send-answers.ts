import type { KeptAnswer } from "../device-database";

/**
 * `kept`: stored by the server. `refused`: can never be sent, for example because its card was deleted. `later`: failed
 * this time.
 */
export type Sent = "kept" | "refused" | "later";

/**
 * Sends answers one after the other, in the order in which they were given, and stops at the first that
 * cannot be sent now. An answer that arrives twice counts once, so one without a reply is sent again.
 * @param settle called for each answer that need not be sent again
 * @returns how many were refused, and whether all are settled
 */
export async function sendAnswers(
  answers: readonly KeptAnswer[],
  send: (answer: KeptAnswer) => Promise<Sent>,
  settle: (answer: KeptAnswer) => Promise<void>,
): Promise<{ refused: number; isDone: boolean }> {
  let refused = 0;
  for (const answer of answers) {
    const sent = await send(answer);
    if (sent === "later") return { refused, isDone: false };
    if (sent === "refused") refused += 1;
    await settle(answer);
  }
  return { refused, isDone: true };
}

/** Sends an answer to `POST /api/review/{itemId}`. */
export async function sendAnswer(answer: KeptAnswer): Promise<Sent> {
  const response = await fetch(`/api/review/${answer.itemId}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(bodyOf(answer)),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  if (response?.ok) return "kept";
  return response && [400, 404, 422].includes(response.status) ? "refused" : "later";
}

function bodyOf({ answerId, kind, grade, selected, sure, answeredAt }: KeptAnswer) {
  return {
    answerId,
    kind,
    answeredAt: answeredAt.toISOString(),
    ...(kind === "question" ? { selected } : { rating: grade === "medium" ? "good" : grade }),
    ...(sure === null ? {} : { sure }),
  };
}
