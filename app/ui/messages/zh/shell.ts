import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page
  skipToContent: () => "跳到正文",
  loadingPage: () => "正在加载",

  // Toasts
  notifications: () => "通知，F8",
  dismiss: () => "关闭",
  upgradeTitle: () => "升级到 Premium",

  // Error page
  pageNotFoundTitle: () => "404 找不到页面",
  pageNotFound: () => "这个地址没有对应的页面，链接可能已失效或输入有误。",
  pageFailedTitle: () => "出错了",
  pageFailed: () => "页面无法显示。你的学习内容都还在。",
  goToStart: () => "返回首页",
  goToMaterials: () => "查看我的资料",
  tryPageAgain: () => "重试",
  notLoadedTitle: () => "无法加载",
  notLoaded: () => "请检查网络连接并重新加载页面。Fennec 可能已有新版本。",

  // Forms
  showPassword: ({ hidden }) => ["显示", hidden("密码")],
  hidePassword: ({ hidden }) => ["隐藏", hidden("密码")],
  formKeptOffline: () => "网络似乎断开了。你填写的内容还在，恢复连接后请重试。",
  language: () => "语言",
  changeLanguage: () => "更改",
} satisfies Catalogue<typeof import("../en/shell")>;
