import type { Catalogue } from "~/localization/catalogue";

export default {
  deletePageTitle: () => "删除文件",
  deleteTitle: () => "确定要删除吗？",
  deleteQuestion: ({ file }) => `“${file}”将被永久删除，无法恢复。`,
  deletedWithFile: () => "它的文字和对话也会一并删除，用它生成的测验、闪卡和模拟测试会保留。",
  deleteFile: () => "删除",
  deletingFile: () => "正在删除…",
  keepFile: () => "取消",
  noFileToDelete: () => "没有可删除的文件",
  fileDeletedTitle: () => "文件已删除",
  fileDeleted: () => "该文件已移除。",
  deletionFailedTitle: () => "出错了",
  deletionFailed: () => "文件删除失败，请重试。",
} satisfies Catalogue<typeof import("../en/delete-file")>;
