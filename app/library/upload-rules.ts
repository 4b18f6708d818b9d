import type { UploadRules } from "~/ui/upload-batch";
import { fileTypes, formatNames } from "./formats/formats";
import * as m from "./messages";

const mebibyte = 1024 * 1024;

export const uploadRules: UploadRules = {
  formatNames,
  extensions: fileTypes,
  unsupportedFormat: () => m.unsupportedFormat({ formats: formatNames }),
  fileBytes: 25 * mebibyte,
  batchBytes: 80 * mebibyte,
  files: 20,
};
