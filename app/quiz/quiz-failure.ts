import * as m from "./messages";

/** Why no quiz was made, and what would help. @param reason the provider's message */
export function quizFailure(reason: string): string {
  return /quota|api[ _-]?key/i.test(reason) ? m.keyRefused() : m.generationFailed();
}
