import type { ImageReader, SpeechSynthesizer, Transcriber } from "../ports";
import { BudgetSpentError } from "../provider-error";
import type { ModelConnection } from "./model-connection";

/** Counts one call of a paid model. @throws BudgetSpentError if none is left for the day */
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

/** A reader that `other` replaces once the budget is spent. */
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
