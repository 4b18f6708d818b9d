import type { Catalogue } from "~/localization/catalogue";

/** A weekday stands alone, a date has its article: "mardi", "le 3 mars". */
const on = (day: string) => (/^\d/.test(day) ? `le ${day}` : day);

export default {
  // Why an item comes now
  missedToday: () => "Ratée aujourd’hui",
  missedYesterday: () => "Ratée hier",
  missedOn: ({ day }) => `Ratée ${on(day)}`,
  wereSure: ({ reason }) => `${reason}, alors que tu n’hésitais pas`,
  newItem: () => "Nouvelle",
  stillLearning: () => "Encore une fois, pour bien la retenir",
  dueToday: () => "À réviser aujourd’hui",
  dueSinceYesterday: () => "À réviser depuis hier",
  dueSince: ({ day }) => `À réviser depuis ${on(day)}`,
  beforeExam: ({ day }) => `Avant ton examen du ${day}`,
} satisfies Catalogue<typeof import("../en/reasons")>;
