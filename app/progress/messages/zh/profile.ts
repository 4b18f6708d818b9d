import type { Catalogue } from "~/localization/catalogue";

export default {
  // The document's title
  title: () => "个人中心",

  // The learner
  memberSince: ({ date }) => ["注册于 ", date],
  toDashboard: () => "前往学习主页",
  accountSettings: () => "账号设置",
  logOut: () => "退出登录",
  loggingOut: () => "正在退出…",

  // Tabs
  activity: () => "我的学习动态",
  filesTab: () => "我的文件",
  chatsTab: () => "对话",
  quizzesTab: () => "测验",
  analyticsTab: () => "统计",
} satisfies Catalogue<typeof import("../en/profile")>;
