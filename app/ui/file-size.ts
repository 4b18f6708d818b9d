import {
  interfaceLanguage,
  interfaceLocale,
  isRightToLeft,
} from "~/localization/interface-language";

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
type Unit = (typeof units)[number];

/** In English, Intl has "1.50 kB" and "12 byte" for what people write "1.50 KB" and "12 B". */
const englishUnits: Record<Unit, string> = {
  byte: "B",
  kilobyte: "KB",
  megabyte: "MB",
  gigabyte: "GB",
  terabyte: "TB",
};

/** A size for a list: 1536 reads "1.50 KB". */
export function formatBytes(bytes: number) {
  const { size, unit } = inLargestUnit(bytes);
  return write(size, unit, unit === "byte" ? 0 : 2);
}

/** A limit in any unit: 209,715,200 bytes are "200 MB". */
export function formatByteLimit(bytes: number) {
  const { size, unit } = inLargestUnit(bytes);
  return write(size, unit, Number.isInteger(size) ? 0 : 2);
}

function inLargestUnit(bytes: number) {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return { size, unit: units[unit] as Unit };
}

/** A limit as people say it: 26,214,400 bytes are "25 MB". */
export function formatMegabytes(bytes: number) {
  return write(bytes / 1024 / 1024, "megabyte", 0);
}

/** A size for the header of a document, always in KB: 1536 reads "1.5 KB". */
export function formatKilobytes(bytes: number) {
  return write(bytes / 1024, "kilobyte", 1);
}

function write(size: number, unit: Unit, digits: number): string {
  if (interfaceLanguage() === "en") return `${size.toFixed(digits)} ${englishUnits[unit]}`;
  return new Intl.NumberFormat(interfaceLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    style: "unit",
    unit,
    // Whole words, where Latin letters after a number would turn round.
    unitDisplay: isRightToLeft() ? "long" : "short",
  }).format(size);
}
