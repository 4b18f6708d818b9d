import type { Catalogue } from "~/localization/catalogue";

export default {
  // Why an item comes now
  missedToday: () => "今天没答对",
  missedYesterday: () => "昨天没答对",
  missedOn: ({ day }) => `${day}没答对`,
  wereSure: ({ reason }) => `${reason}，虽然你当时很确定`,
  newItem: () => "新内容",
  stillLearning: () => "再来一次，记得更牢",
  dueToday: () => "今天到期",
  dueSinceYesterday: () => "昨天到期",
  dueSince: ({ day }) => `${day}到期`,
  beforeExam: ({ day }) => `${day}考试前复习`,
} satisfies Catalogue<typeof import("../en/reasons")>;
