const units = ["B", "KB", "MB", "GB", "TB"];

/** A size for a list: 1536 reads "1.50 KB". */
export function formatBytes(bytes: number) {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? size : size.toFixed(2)} ${units[unit]}`;
}

/** A limit as people say it: 26,214,400 bytes are "25 MB". */
export function formatMegabytes(bytes: number) {
  return `${bytes / 1024 / 1024} MB`;
}

/** A size for the header of a document, always in KB: 1536 reads "1.5 KB". */
export function formatKilobytes(bytes: number) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
