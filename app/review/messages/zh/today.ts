import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Today's plan
  todayTitle: () => "复习",
  today: () => "今天",
  itemsToday: ({ due, fresh }) => {
    const known = plural(due, { other: "# 项待复习" }, "zh");
    const added = plural(fresh, { other: "# 项新内容" }, "zh");
    if (fresh === 0) return known;
    return due === 0 ? added : `${known}，${added}`;
  },
  itemsDueToday: ({ count }) => plural(count, { other: "今天 # 项" }, "zh"),
  modeWithDue: ({ count }) => plural(count, { other: "复习，# 项待复习" }, "zh"),
  aboutMinutes: ({ count }) => plural(count, { other: "约 # 分钟。" }, "zh"),
  planOfToday: ({ items, time }) => `${items} · ${time}`,
  heldBack: ({ count }) => plural(count, { other: "还有 # 项留到后面几天。" }, "zh"),
  start: () => "开始复习",
  goOnReviewing: () => "继续复习",
  doneToday: () => "今天的复习完成了",
  nothingKept: () => "还没有要复习的内容",
  nothingKeptHint: () =>
    "完成一次测验或生成闪卡，然后选择“加入复习”。每道题都会在你快忘记时再次出现。",
  uploadFirstHint: () =>
    "上传一份文档，用它生成测验或闪卡，然后选择“加入复习”。每道题都会在你快忘记时再次出现。",
  keepBelowHint: () => "在下方选择“加入复习”。每道题都会在你快忘记时再次出现。",
  makeCards: () => "生成闪卡",
  makeQuiz: () => "生成测验",
  uploadDocument: () => "上传文档",
  addPastPaper: () => "添加往年真题",
  importCards: () => "导入卡片",
  notInReview: () => "尚未加入复习",
  keepWork: () => "加入复习",
  leaveWork: () => "暂不",
  nextTomorrow: () => "下次复习：明天。",
  nextIn: ({ interval }) => `下次复习：${interval}后。`,
  nothingScheduled: () => "目前没有安排。",

  // What was begun
  unfinished: () => "未完成",
  lastDocument: () => "上次使用的文档",
  finishWork: ({ title }) => `完成“${title}”`,
  openDocument: ({ name }) => `打开 ${name}`,

  // The days ahead
  daysAhead: () => "未来七天",
  dayLoad: ({ day, count }) => plural(count, { other: (number) => `${day}：${number} 项` }, "zh"),

  // Courses
  courses: () => "课程",
  coursesHint: () => "把同一科目的文档放在一起，并设置考试日期。",
  allCourses: () => "全部课程",

  // Daily limits
  settings: () => "每日上限",
  newPerDay: () => "每天新内容",
  duePerDay: () => "每天复习",
  limitsHint: () => "超出上限的留到后面几天。今天答错的总会再次出现。",
  saveSettings: () => "保存",
  saving: () => "正在保存…",
  settingsSavedTitle: () => "每日上限已保存",
  settingsNotSavedTitle: () => "每日上限未保存",
  limitOutOfRange: ({ min, max }) => `请选择 ${min} 到 ${max} 之间的数。`,

  // Keeping items
  workNotFound: () => "找不到要加入复习的内容，它可能已被删除。",
  keptTitle: () => "已加入复习",
  kept: ({ count }) => plural(count, { other: "# 项内容到期后会在复习中出现。" }, "zh"),
  keptQuestions: () => "保留的题目",
  notKeptTitle: () => "未加入复习",
  noAnswer: () => "连接不上 Fennec。请检查网络后重试。",
} satisfies Catalogue<typeof import("../en/today")>;
