import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";

export default {
  // The form
  dropToUpload: () => "松开即可上传",
  fileNotUploaded: ({ file }) => `未上传：${file}`,
  filesNotUploaded: ({ count }) => `${count} 个文件未上传`,
  tryUploadAgain: () => "重试",
  upload: () => "上传",

  // Its page and its results
  uploadPageTitle: () => "上传",
  uploadHeading: () => "上传学习资料",
  nothingUploaded: () => "未上传任何文件",
  filesUploadedTitle: () => "文件已上传",
  filesUploaded: ({ count }) => `已成功上传 ${count} 个文件。`,
  chatStartedTitle: () => "对话已开始",
  chatStarted: ({ file }) => `已开始关于“${file}”的对话`,

  // Pages of the web, and pasted texts
  addPageTitle: () => "添加网页或文本",
  addMore: () => "添加网页或粘贴的文本",
  webPage: () => "网页",
  address: () => "网址",
  addressHint: () => "Fennec 会读取网页正文。也可以填 PDF 或其他文档的网址。",
  addPage: () => "添加网页",
  addingPage: () => "正在读取网页…",
  pastedText: () => "粘贴的文本",
  textName: () => "名称（选填）",
  textToPaste: () => "文本",
  addText: () => "添加文本",
  addingText: () => "正在读取文本…",
  notAddedTitle: () => "未添加任何内容",
  addedTitle: () => "文档已添加",
  noAnswer: () => "连接不上 Fennec。请检查网络后重试。",
  sourceOf: ({ site }) => `来自 ${site}`,
  addressMissing: () => "请输入网址。",
  addressMalformed: () => "这不像是一个网址，请检查。",
  addressForbidden: () => "Fennec 只能打开公开的网页。请复制文字，改为添加文本。",
  addressUnreachable: () => "Fennec 打不开该网页。请检查网址，或复制文字，改为添加文本。",
  addressUnreadable: () => "Fennec 无法读取该网址的内容。请下载后换一种格式上传。",
  addressTooLarge: () => "该网址的内容过大，Fennec 无法读取。",
  textMissing: () => "请先粘贴或输入文本。",
  textTooLong: ({ count }) => `文本请控制在 ${formatNumber(count, "zh")} 个字符以内。`,
} satisfies Catalogue<typeof import("../en/upload")>;
