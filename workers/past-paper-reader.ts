import type { PastPaper } from "~/review/past-paper/past-paper";
import type { PastPaperReader } from "~/review/ports";
import { defaultTimeouts, sendFile } from "./send-file";

/** Reads past papers by `workers/documents`. */
export function createPastPaperReader(
  worker: Pick<Fetcher, "fetch">,
  timeouts = defaultTimeouts,
): PastPaperReader {
  return {
    async read(text) {
      const bytes = new Blob([text]);
      const file = { type: "past-paper", size: bytes.size, open: async () => bytes.stream() };
      return sendFile(worker, file.type, file, timeouts, (answer) => answer.json<PastPaper>());
    },
  };
}
