import type { StudyEngine } from "~/ai/builtin/study-engine";
import type { Material } from "~/ai/ports";
import { ProviderError } from "~/ai/provider-error";
import { withTimeout } from "~/platform/with-timeout";
import type Engine from "./engine/engine";
import { type RemoteMaterial, RemoteMaterialServer } from "./engine/remote-material";

/** What `workers/engine` offers to whoever is bound to it. */
export type EngineBinding = Pick<
  Engine,
  | "reply"
  | "writeQuestions"
  | "writeCards"
  | "countItems"
  | "suggestTopics"
  | "writeGuide"
  | "asksFact"
>;

/** Milliseconds. */
interface Timeouts {
  /** Less than the minute that a quiz may take. */
  work: number;
  /** Until it is asked again: a new one takes a moment to start. */
  pause: number;
}

/**
 * The built-in engine in `workers/engine`. Where that one ends in the middle it is asked once more:
 * another's work may have been too much for it.
 */
export function createStudyEngine(
  engine: EngineBinding,
  timeouts: Timeouts = { work: 50_000, pause: 1_000 },
): StudyEngine {
  const ask = <T>(work: () => Promise<T>) => bounded(timeouts.work, again(work, timeouts.pause));

  /** Lends the material for the time of a call. What fails in it is thrown as it was. */
  async function lending<T>(
    material: Material,
    work: (lent: RemoteMaterial) => Promise<T>,
  ): Promise<T> {
    const { documents, textKey } = material;
    const reader = new RemoteMaterialServer(material);
    try {
      return await ask(() => work({ documents, textKey, reader }));
    } catch (error) {
      throw reader.failure ?? error;
    }
  }

  return {
    reply: ({ material, ...task }) =>
      lending(material, (lent) => engine.reply({ ...task, material: lent })),
    writeQuestions: ({ material, onNotice: _, ...task }) =>
      lending(material, (lent) => engine.writeQuestions({ ...task, material: lent })),
    writeCards: ({ material, onNotice: _, ...task }) =>
      lending(material, (lent) => engine.writeCards({ ...task, material: lent })),
    countItems: (material) => lending(material, (lent) => engine.countItems(lent)),
    suggestTopics: (topic) => ask(() => engine.suggestTopics(topic)),
    asksFact: (message) => ask(() => engine.asksFact(message)),
    writeGuide: (material) => lending(material, (lent) => engine.writeGuide(lent)),
  };
}

async function again<T>(work: () => Promise<T>, pause: number): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isLost(error)) throw error;
    await new Promise((done) => setTimeout(done, pause));
    return work();
  }
}

/** Has the other worker ended, rather than thrown? */
function isLost(error: unknown): boolean {
  return error instanceof Error && !("remote" in error && error.remote);
}

/** @throws ProviderError for whatever goes wrong */
async function bounded<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  try {
    return await withTimeout(milliseconds, work);
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === "TimeoutError";
    throw isLate
      ? new ProviderError("provider_timeout", "The engine took too long.", { cause })
      : new ProviderError("provider_failed", "The engine failed.", { cause });
  }
}
