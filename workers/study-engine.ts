import type { StudyEngine } from "~/ai/builtin/study-engine";
import type { Material } from "~/ai/ports";
import { ProviderError } from "~/ai/provider-error";
import { withTimeout } from "~/platform/with-timeout";
import type Engine from "./engine/engine";
import { type RemoteMaterial, RemoteMaterialServer } from "./engine/remote-material";

/** The RPC methods of `workers/engine`. */
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
  /** Before a call is repeated: a new worker takes a moment to start. */
  pause: number;
}

/**
 * The built-in engine in `workers/engine`. If that worker ends during a call, the call is repeated once: another
 * learner's request may have exceeded its limits.
 */
export function createStudyEngine(
  engine: EngineBinding,
  timeouts: Timeouts = { work: 50_000, pause: 1_000 },
): StudyEngine {
  const ask = <T>(work: () => Promise<T>) => bounded(timeouts.work, again(work, timeouts.pause));

  /** Serves the material by RPC during a call. Throws the original error if reading it fails. */
  async function withMaterialServer<T>(
    material: Material,
    work: (remote: RemoteMaterial) => Promise<T>,
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
      withMaterialServer(material, (remote) => engine.reply({ ...task, material: remote })),
    writeQuestions: ({ material, onNotice: _, ...task }) =>
      withMaterialServer(material, (remote) =>
        engine.writeQuestions({ ...task, material: remote }),
      ),
    writeCards: ({ material, onNotice: _, ...task }) =>
      withMaterialServer(material, (remote) => engine.writeCards({ ...task, material: remote })),
    countItems: (material) => withMaterialServer(material, (remote) => engine.countItems(remote)),
    suggestTopics: (topic) => ask(() => engine.suggestTopics(topic)),
    asksFact: (message) => ask(() => engine.asksFact(message)),
    writeGuide: (material) => withMaterialServer(material, (remote) => engine.writeGuide(remote)),
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

/** Whether the other worker ended instead of throwing. */
function isLost(error: unknown): boolean {
  return error instanceof Error && !("remote" in error && error.remote);
}

/** @throws ProviderError for every failure */
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
