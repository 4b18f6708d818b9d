import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The section of today's page
  reminders: () => "提醒",
  remindersOffer: () =>
    "每天一条通知，在你选定的时间发到这个浏览器。只有当天有内容到期、你又还没学习时才会发。通知只说有多少项到期，不含其他内容。",
  remindersNeedScripts: () =>
    "提醒需要 JavaScript，而这个浏览器已将它关闭。你也可以在日历应用中查看要复习多少，见“日历”。",
  remindersUnsupported: () =>
    "这个浏览器无法显示网页通知。在 iPhone 或 iPad 上，请先把本页添加到主屏幕。你也可以在日历应用中查看要复习多少，见“日历”。",
  remindersBlocked: () => "本站的通知已被屏蔽。请在浏览器的网站设置中允许通知，然后重试。",
  remindersOn: ({ hour }) => `如有内容到期，这个浏览器会在 ${hour} 左右提醒你。`,
  remindersElsewhere: ({ count }) =>
    count === 1
      ? "你的另一个浏览器也会提醒。"
      : plural(count, { other: "你的另外 # 个浏览器也会提醒。" }, "zh"),
  reminderHour: () => "时间",
  startReminders: () => "提醒我",
  startingReminders: () => "正在等待浏览器",
  saveReminderHour: () => "保存时间",
  endReminders: () => "在这个浏览器中关闭",

  // What became of it
  remindersStarted: () => "提醒已开启",
  remindersChanged: () => "提醒时间已保存",
  remindersEnded: () => "这个浏览器的提醒已关闭",
  remindersNotChanged: () => "提醒未更改",
  remindersNotStarted: () => "浏览器未能开启通知，请稍后重试。",
  remindersNotOffered: () => "本站不提供提醒。",
  remindersAreOff: () => "提醒已关闭，请先开启。",
  hourMissing: () => "请选择 8 点到 21 点之间的整点。",
  unknownTimeZone: () => "无法识别该时区。",
  noPushEndpoint: () => "这不是推送服务的地址。",

  // The notification itself
  reminderBody: ({ count }) => plural(count, { other: "今天有 # 项卡片和题目待复习。" }, "zh"),
} satisfies Catalogue<typeof import("../en/reminders")>;
