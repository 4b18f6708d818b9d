import { findStudied } from "~/courses/find-studied.server";
import type { Actor, App } from "~/platform/app.server";
import { productName } from "~/platform/product";
import type { StudyScope } from "~/study-scope";
import { listMessages } from "./message-store.server";
import * as m from "./messages";
import type { ChatMessage, SeedMessage } from "./schema";

/** Far more than anyone writes. */
const exportedMessages = 10_000;

export interface Notes {
  /** `notes-YYYY-MM-DD.txt`, by the UTC day. */
  fileName: string;
  text: string;
}

/**
 * A conversation as plain text: the given messages, or the stored ones about a file, a course or the library.
 * @throws AppError not_found
 */
export async function exportNotes(
  app: App,
  actor: Actor,
  input: StudyScope & { messages?: SeedMessage[] | undefined },
): Promise<Notes> {
  const { name, fileId, courseId } = await findStudied(app, actor, input);
  const messages: (SeedMessage | ChatMessage)[] =
    input.messages ??
    (await listMessages(app.database, { userId: actor.id, fileId, courseId }, exportedMessages));
  const day = app.clock.now().toISOString().slice(0, 10);
  const heading = m.notesHeading({ product: productName, day });
  const head = name ? `${heading}\n${name}` : heading;
  const parts = messages.map((message) => {
    const speaker = message.role === "user" ? actor.username : productName;
    const said = `${m.notesSpeaker({ speaker })}\n${message.content}${sources(message)}`;
    if (!("attempt" in message) || !message.attempt) return said;
    const tried = m.notesAttempt({ speaker: actor.username, attempt: message.attempt });
    return `${tried}\n\n${said}`;
  });
  return {
    fileName: `notes-${day}.txt`,
    text: `${[head, ...parts].join("\n\n")}\n`,
  };
}

/** The notes as a download. */
export function notesResponse({ fileName, text }: Notes): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}

function sources(message: SeedMessage | { citations: { page: number | null; quote: string }[] }) {
  if (!("citations" in message)) return "";
  return message.citations
    .map(({ page, quote }, index) => {
      const number = index + 1;
      const source =
        page === null
          ? m.notesSource({ number, quote })
          : m.notesSourceOnPage({ number, page, quote });
      return `\n  ${source}`;
    })
    .join("");
}
