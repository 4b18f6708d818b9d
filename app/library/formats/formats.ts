import { doc } from "./doc/format";
import { docx } from "./docx/format";
import { epub } from "./epub/format";
import type { FileFormat } from "./file-format";
import { html } from "./html/format";
import { jpg } from "./jpg/format";
import { md } from "./md/format";
import { odp } from "./odp/format";
import { odt } from "./odt/format";
import { pdf } from "./pdf/format";
import { png } from "./png/format";
import { pptx } from "./pptx/format";
import { rtf } from "./rtf/format";
import { txt } from "./txt/format";

/** The formats that Fennec accepts, in the order in which they are listed. */
export const formats = [
  jpg,
  png,
  pdf,
  doc,
  docx,
  pptx,
  odt,
  odp,
  epub,
  txt,
  md,
  html,
  rtf,
] as const;

export type Format = (typeof formats)[number];

/** A file's extension, lower case, as it is stored. */
export type FileType = Format["extensions"][number];
/** The formats whose text is extracted. */
export type TextFormat = Extract<Format, { hasText: true }>;
/** The formats that OCR can read. */
export type OcrFormat = Exclude<Format, { ocr: null }>;

export const fileTypes = formats.flatMap(({ extensions }) => extensions) as [
  FileType,
  ...FileType[],
];

export const formatNames = formats.map(({ name }) => name);

/** Those whose text is extracted. */
export const textFormats = formats.filter(hasText);

/** Bytes of the longest signature. */
export const signatureLength = Math.max(...formats.map(({ signature }) => signature?.length ?? 0));

/** @param extension lower case */
export function findFormat(extension: string): Format | undefined {
  return formats.find(({ extensions }: FileFormat) => extensions.includes(extension));
}

export function formatOf(type: FileType): Format {
  const format = findFormat(type);
  if (!format) throw new Error(`No format has the extension ${type}.`);
  return format;
}

export function hasText(format: Format): format is TextFormat {
  return format.hasText;
}

export function canBeDrawn(format: Format): format is OcrFormat {
  return format.ocr !== null;
}

/** @param extension lower case */
export function findTextFormat(extension: string): TextFormat | undefined {
  const format = findFormat(extension);
  return format && hasText(format) ? format : undefined;
}
