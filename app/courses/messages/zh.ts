import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";
import { plural } from "~/localization/plural";

export default {
  // The list
  coursesTitle: () => "课程",
  coursesHint: () => "一门课程收纳同一科目的文档。设置考试日期后，所有内容都会在考前复习到。",
  makeCourse: () => "新建课程",
  noCourses: () => "还没有课程",
  noCoursesHint: () =>
    "把同一科目的文档放在一起，告诉 Fennec 什么时候考试，所有内容都会及时复习到。",
  makeFirstCourse: () => "创建第一门课程",
  holds: ({ documents, pages, kept }) => {
    const parts = [
      documents === 0 ? "没有文档" : plural(documents, { other: "# 份文档" }, "zh"),
      pages > 0 && plural(pages, { other: "# 页" }, "zh"),
      kept > 0 && plural(kept, { other: "复习中有 # 项内容" }, "zh"),
    ];
    return parts.filter(Boolean).join(" · ");
  },
  dueToday: ({ due, fresh }) => {
    if (due + fresh === 0) return "今天无需复习";
    const known = plural(due, { other: "# 项待复习" }, "zh");
    const added = plural(fresh, { other: "# 项新内容" }, "zh");
    if (fresh === 0) return known;
    return due === 0 ? added : `${known}，${added}`;
  },

  // The exam
  noExam: () => "未设考试日期",
  examToday: () => "今天考试",
  examTomorrow: () => "明天考试",
  examInDays: ({ count, day }) =>
    plural(count, { other: (number) => `${number} 天后考试（${day}）` }, "zh"),
  examOver: ({ day }) => `考试已结束（${day}）`,

  // The form
  newCourseTitle: () => "新建课程",
  courseDetails: () => "课程信息",
  name: () => "名称",
  nameHint: () => "例如“大学物理”。",
  nameMissing: () => "请为课程命名。",
  nameTooLong: ({ count }) => plural(count, { other: "名称请控制在 # 个字符以内。" }, "zh"),
  examDate: () => "考试日期",
  examDateHint: () => "选填。可以随时添加、修改或移除。",
  examImpossible: () => "没有这一天，请检查考试日期。",
  examPast: () => "这一天已过去。请选择今天或之后的日期。",
  examTooFar: () => "请选择两年以内的日期。",
  courseDocuments: () => "文档",
  noDocuments: () => "你还没有文档，可以之后再添加到课程中。",
  uploadDocuments: () => "上传文档",
  tooManyDocuments: ({ count }) => plural(count, { other: "一门课程最多 # 份文档。" }, "zh"),
  nothingToChange: () => "请提交 `name`、`examOn` 或 `fileIds`。",
  showDays: () => "查看每天安排",
  save: () => "保存课程",
  saving: () => "正在保存…",
  savedTitle: () => "课程已保存",
  notSavedTitle: () => "课程未保存",
  noAnswer: () => "连接不上 Fennec。请检查网络后重试。",
  tooManyCourses: ({ count }) =>
    plural(count, { other: "你已有 # 门课程，达到上限。请删除一门已结束的课程。" }, "zh"),
  noSuchCourseTitle: () => "找不到课程",
  courseNotFound: () => "找不到该课程，它可能已被删除。",
  courseIsEmpty: ({ course }) => `“${course}”还没有文档。请先为课程添加文档，然后重试。`,
  documentNotFound: () => "找不到其中一份文档，它可能已被删除。",

  // The days until the exam
  daysUntilExam: () => "考前安排",
  notSavedYet: () => "这是预览，尚未保存。",
  loadHint: () =>
    "每张卡片和每道题只计入它首次出现的那一天。新内容和忘记内容的重复，以及最后几天的额外复习，会另外增加。",
  nothingInReview: () => "这些文档还没有内容加入复习。请生成闪卡或测验，然后选择“加入复习”。",
  needMoreNew: ({ needed, limit }) =>
    plural(
      needed,
      {
        other: (number) =>
          `要在考前全部学到，每天需要 ${number} 项新内容。你的每日上限是 ${formatNumber(limit, "zh")} 项。`,
      },
      "zh",
    ),
  needMoreDue: ({ needed, limit }) =>
    plural(
      needed,
      {
        other: (number) =>
          `要在考前全部复习完，每天需要 ${number} 项。你的每日上限是 ${formatNumber(limit, "zh")} 项。`,
      },
      "zh",
    ),
  tooManyNew: ({ highest, covered, all }) =>
    `考前无法全部学完。即使用最高上限（每天 ${formatNumber(highest, "zh")} 项新内容），${formatNumber(all, "zh")} 项新内容中也只能学到 ${formatNumber(covered, "zh")} 项。`,
  tooManyDue: ({ highest, covered, all }) =>
    `考前无法全部复习完。即使用最高上限（每天复习 ${formatNumber(highest, "zh")} 项），${formatNumber(all, "zh")} 项中也只能复习到 ${formatNumber(covered, "zh")} 项。`,
  changeLimits: () => "更改每日上限",
  day: () => "日期",
  toReview: () => "待复习",
  newItems: () => "新内容",
  today: () => "今天",
  moreDays: ({ count }) => plural(count, { other: "再显示 # 天" }, "zh"),

  // One course
  allCourses: () => "全部课程",
  reviewCourse: () => "复习这门课程",
  studyCourse: () => "学习这门课程",
  studyGuide: () => "学习指南",
  concepts: () => "知识点",
  exportNotes: () => "导出对话笔记",
  emptyCourse: () => "这门课程还是空的。请在下方选择文档，或添加自己的卡片和往年真题。",
  nothingDue: () => "这门课程今天无需复习。",

  // Deleting
  deleteCourse: () => "删除课程",
  deleteTitle: () => "要删除这门课程吗？",
  deleteQuestion: ({ course }) => `“${course}”及其对话和考试日期将被删除。`,
  documentsStay: () => "你的文档、卡片和题目都会保留，并按你的记忆情况继续复习。",
  deleting: () => "正在删除…",
  keepCourse: () => "保留课程",
  deletedTitle: () => "课程已删除",
  notDeletedTitle: () => "课程未删除",

  // Decks and past papers of no document
  withoutDocument: () => "没有文档的卡片和往年真题",
  withoutDocumentHint: () => "你自己写的卡片、导入的牌组和往年真题也可以放进这门课程。",
  collectionHolds,
  collectionChoice: ({ title, count, course }) =>
    [`${title}（${collectionHolds({ count })}）`, course && `目前在“${course}”中`]
      .filter(Boolean)
      .join("，"),
  writeCard: () => "写一张闪卡",
  importCards: () => "导入卡片",
  addPastPaper: () => "添加往年真题",
  addCollection: () => "放进这门课程",
  addToCourse: () => "添加",
  takeOut: () => "移出",
  takeOutOf: ({ title }) => `将“${title}”移出课程`,
  putInTitle: () => "已放进课程",
  takenOutTitle: () => "已移出课程",
  notMovedTitle: () => "课程没有更改",
  collectionNotFound: () => "Fennec 找不到这个牌组或真题。它可能已被删除，或属于某个文档。",
} satisfies Catalogue<typeof import("./en")>;

function collectionHolds({ count }: { count: number }) {
  return plural(count, { other: "# 项" }, "zh");
}
