import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The learner's files
  noFiles: () => "你还没有上传文件",
  uploadFirst: () => "上传第一个文件",
  uploadMore: () => "继续上传",
  fileCount: ({ count, size }) =>
    plural(count, { other: (number) => `${number} 个文件，${size}` }, "zh"),
  open: () => "打开",
  deleteFile: () => "删除",

  // Deleting a file
  deleteTitle: () => "删除文件",
  areYouSure: () => "确定要删除吗？",
  deleteWarning: ({ file }) => `“${file}”将被永久删除，无法恢复。`,
  deletedWithFile: () => "它的文字和对话也会一并删除，用它生成的测验、闪卡和模拟测试会保留。",
  deleting: () => "正在删除…",
  cancel: () => "取消",
  nothingToDelete: () => "没有可删除的文件",
  deleteFailedTitle: () => "删除文件时出错",
  deletedTitle: () => "文件已删除",
  deleted: () => "文件已成功删除",
} satisfies Catalogue<typeof import("../en/files")>;
