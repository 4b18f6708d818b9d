import type { Catalogue } from "~/localization/catalogue";

export default {
  // A request without files, or with too many
  chooseFile: () => "请至少选择一个文件。",
  fileTooLarge: ({ size }) => `有文件超过 ${size}，请压缩或拆分后再上传。`,
  batchTooLarge: ({ size }) => `这些文件合计超过 ${size}，请分批上传。`,
  tooManyFiles: ({ count }) => `一次最多上传 ${count} 个文件。`,
  uploadIncomplete: () => "上传中断，请重新上传文件。",

  // Files whose text cannot be extracted
  emptyFile: ({ file }) => `“${file}”是空的，请选择其他文件。`,
  encryptedFile: ({ file }) => `“${file}”有密码保护。请另存一份不带密码的再上传。`,
  damagedFile: ({ file }) => `“${file}”已损坏，无法打开。请重新导出或下载，再上传新的文件。`,
  fileWithoutText: ({ file }) => `“${file}”里没有文字，只有图片或形状。请上传可以选中文字的版本。`,
  unfinishedFile: ({ file }) => `Fennec 未能读完“${file}”。请重试，或拆分后再上传。`,
  oversizedFile: ({ file }) => `“${file}”内容过多，Fennec 无法一次读完。请拆分后再上传。`,
  readerBusy: () => "Fennec 正忙着读取其他文件，请一分钟后重新上传。",

  // Pasted texts
  textReaderBusy: () => "Fennec 正忙着读取其他文本，请一分钟后重试。",
  unfinishedText: () => "Fennec 未能读完这段文本。请重试，或缩短文本。",

  // Files of earlier uploads
  fileNotFound: () => "找不到该文件，它可能已被删除。",
  stillReading: ({ count }) => `Fennec 还在读取${count === 1 ? "这个" : "这些"}文件，请稍后重试。`,
  fileAndCourse: () => "`fileId` 和 `courseId` 只能提交一个。",
  partsWithoutFile: () =>
    "`parts` 须与 `fileId` 一起提交；与 `courseId` 一起提交时，每个部分都要有自己的 `fileId`。",
  topicTooLong: ({ count }) => `主题请控制在 ${count} 个字符以内。`,
} satisfies Catalogue<typeof import("../en/refusals")>;
