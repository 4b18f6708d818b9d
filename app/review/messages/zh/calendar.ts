import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The section of today's page
  calendar: () => "日历",
  calendarOffer: () =>
    "在日历应用中查看每天要复习多少。你会得到一个私密地址，日历应用每隔几小时读取一次。",
  makeCalendar: () => "创建私密地址",
  calendarAddress: () => "私密地址",
  calendarHint: () =>
    "在日历应用中以订阅方式添加。拿到此地址的人只能看到你每天复习多少项，看不到别的。",
  copyAddress: () => "复制",
  addressCopied: () => "已复制",
  openInCalendar: () => "在日历应用中打开",
  renewCalendar: () => "更换地址",
  renewHint: () => "更换后，现在的地址会失效。",
  endCalendar: () => "关闭",
  calendarMade: () => "日历地址已就绪",
  calendarEnded: () => "日历已关闭",
  calendarNotChanged: () => "日历未更改",

  // The calendar itself
  calendarName: ({ product }) => `${product} 复习`,
  calendarDay: ({ count }) => plural(count, { other: "复习 # 项卡片和题目" }, "zh"),
  calendarDayLink: ({ url }) => `从这里开始：${url}`,
  noCalendar: () => "此地址没有日历，地址可能已更换或关闭。",
} satisfies Catalogue<typeof import("../en/calendar")>;
