import { env } from "cloudflare:workers";
import { scannedPdf } from "./documents";
import { answerOf, type FileAnswer, type Learner } from "./learner";

const size = { width: 1100, height: 760 };

/** @param ending makes the fake reader fail ("fails") or take a while ("slow") */
export function scanOf(pages: number, ending = "", name = "scan.pdf"): File {
  const contents = Array.from({ length: pages }, () => "photograph" as const);
  const scan = scannedPdf(new Uint8Array(30), { ...size, pages: contents });
  return new File([scan, ending], name, { type: "application/pdf" });
}

export async function fileOf(learner: Learner, id: string): Promise<FileAnswer> {
  const files = await answerOf<FileAnswer[]>(await learner.call("GET", "/api/user/files"));
  const file = files.find((one) => one.id === id);
  if (!file) throw new Error("The file is gone.");
  return file;
}

/** The pages of pictures and scans that the learner has used today. */
export const usedPages = (learner: Learner) =>
  env.DAILY_USAGE.getByName(learner.id).used("ocrPages");
