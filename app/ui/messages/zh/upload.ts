import type { Catalogue } from "~/localization/catalogue";

const listed = (formats: readonly string[]) => formats.join("、");

export default {
  // Choosing files
  processingFile: () => "正在处理文件…",
  tapToUploadFile: () => "点此上传文件",
  tapToUploadFiles: () => "点此上传资料",
  dropFile: () => "将文件拖到这里，或点击选择",
  dropFiles: () => "将文件拖到这里，或点击选择",
  fileChosen: () => "已选择文件。",
  filesChosen: () => "已选择文件，请点“上传”。",
  fileHint: ({ formats, size }) => `支持 ${listed(formats)}，不超过 ${size}。`,
  filesHint: ({ formats, size, count }) =>
    `支持 ${listed(formats)}，每个不超过 ${size}，一次最多 ${count} 个。`,
  uploadMaterials: () => "上传学习资料",

  // Files that cannot be uploaded
  invalidFileTypeTitle: () => "不支持的文件类型",
  fileTooLargeTitle: () => "文件过大",
  fileTooLarge: ({ file, size }) => `“${file}”超过 ${size}，请压缩或拆分后再上传。`,
  tooManyFilesTitle: () => "文件过多",
  tooManyFiles: ({ count }) => `一次最多上传 ${count} 个文件。`,
  filesTooLargeTitle: () => "文件过大",
  filesTooLarge: ({ size }) => `这些文件合计超过 ${size}，请分批上传。`,

  // Uploads that failed
  uploadFailedTitle: () => "上传失败",
  uploadFailed: () => "文件上传失败，请重试。",
  uploadRefused: ({ status, reason }) => `上传失败：${status} ${reason}`.trim(),

  // Progress
  shrinkingPhotos: () => "正在压缩照片，随后上传。",
  readingUpload: () => "上传完成，Fennec 正在读取文字。",
  cancelUpload: () => "取消",
  filesBeingUploaded: () => "正在上传的文件",
  percentSent: ({ percent }) => `${percent}%`,
  fileSent: () => "已上传",
} satisfies Catalogue<typeof import("../en/upload")>;
