import type { ModelConnection } from "./language-model/model-connection";
import type { ImageReader, SpeechSynthesizer, Transcriber } from "./ports";
import { ProviderError } from "./provider-error";

/** The operator's calls of paid models are used up for the day. */
export class BudgetSpentError extends ProviderError {
  constructor() {
    super("provider_unconfigured", "The day's calls of paid models are used up.");
  }
}

/** Counts one call of a paid model. @throws BudgetSpentError where the day has none left */
export type CountCall = () => Promise<void>;

export function countedConnection(
  connection: ModelConnection,
  countCall: CountCall,
): ModelConnection {
  return {
    ...connection,
    async open() {
      await countCall();
      return connection.open();
    },
  };
}

export function countedTranscriber({ transcribe }: Transcriber, countCall: CountCall): Transcriber {
  return {
    async transcribe(clip, signal) {
      await countCall();
      return transcribe(clip, signal);
    },
  };
}

export function countedSpeech(
  { speaks, speak }: SpeechSynthesizer,
  countCall: CountCall,
): SpeechSynthesizer {
  return {
    speaks,
    async speak(text, language, signal) {
      await countCall();
      return speak(text, language, signal);
    },
  };
}

/** A reader in whose place another reads where the budget is spent. */
export function untilSpent(reader: ImageReader, other: ImageReader): ImageReader {
  return {
    async readPage(image) {
      try {
        return await reader.readPage(image);
      } catch (error) {
        if (!(error instanceof BudgetSpentError)) throw error;
        return other.readPage(image);
      }
    },
  };
}
