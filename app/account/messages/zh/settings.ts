import type { Catalogue } from "~/localization/catalogue";

export default {
  // Settings
  settingsTitle: () => "账号设置",
  username: () => "用户名",
  usernameFixed: () => "用户名不能更改",
  email: () => "邮箱地址",
  currentPassword: () => "当前密码",
  changedPassword: () => "新密码",
  changedPasswordHint: () => "至少 6 个字符。留空则不改密码。改密码后，其他设备会退出登录。",
  saveSettings: () => "保存更改",
  savingSettings: () => "正在保存…",
  cancel: () => "取消",
  linkToSecurity: () => "设备、通行密钥与恢复",
  downloadData: () => "下载我的全部数据",
  cardsForAnki: () => "全部卡片和题目（Anki）",
  cardsAsCsv: () => "全部卡片和题目（CSV）",
  cardsAsMarkdown: () => "全部卡片和题目（Markdown）",
  settingsNotSavedTitle: () => "更改未保存",
  settingsSavedTitle: () => "设置已保存",
  settingsSavedWithPassword: () => "密码已更改，其他设备已退出登录。",

  // Deleting the account
  deleteTitle: () => "删除账号",
  deleteQuestion: () => "确定要删除吗？",
  deleteConsequences: () =>
    "你的账号及其中的全部内容（文件、对话、测验、闪卡和模拟测试）将被永久删除，无法恢复。",
  passwordToDelete: () => "你的密码",
  deleteAccount: () => "删除我的账号",
  deletingAccount: () => "正在删除…",
  notDeletedTitle: () => "账号未删除",
  accountDeletedTitle: () => "账号已删除",
  accountDeleted: () => "你的账号及其中的全部内容已删除。",
  languageNotChanged: () => "语言未更改",
  languageUnknown: () => "请从列表中选择一种语言。",
} satisfies Catalogue<typeof import("../en/settings")>;
