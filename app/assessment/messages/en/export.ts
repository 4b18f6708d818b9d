export const exportNotFound = () => "Fennec couldn't find that. It may have been deleted.";
export const exportFormatUnknown = () =>
  "Choose the format csv, md, gift or qti; a deck can also be exported as apkg.";
export const exportAs = () => "Export";
export const exportCsv = () => "CSV";
export const exportMarkdown = () => "Markdown";
export const exportGift = () => "GIFT for Moodle";
export const exportQti = () => "QTI 2.1";
