import type { FileType } from "./schema";

const mediaTypes: Record<FileType, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** The media type under which a file's bytes are kept and given back. */
export function mediaTypeOf(type: FileType): string {
  return mediaTypes[type];
}

/** Whether a declared media type goes with a file type; systems that know none say nothing. */
export function agrees(declared: string | undefined, type: FileType): boolean {
  const undeclared = !declared || declared === "application/octet-stream";
  return undeclared || declared === mediaTypes[type];
}

export type PictureType = Extract<FileType, "jpg" | "jpeg" | "png">;

export function isPicture(type: FileType): type is PictureType {
  return type === "jpg" || type === "jpeg" || type === "png";
}
