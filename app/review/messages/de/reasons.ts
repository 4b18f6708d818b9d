import type { Catalogue } from "~/localization/catalogue";

export default {
  // Why an item comes now
  missedToday: () => "Heute nicht gewusst",
  missedYesterday: () => "Gestern nicht gewusst",
  missedOn: ({ day }) => `Am ${day} nicht gewusst`,
  wereSure: ({ reason }) => `${reason}, obwohl du dir sicher warst`,
  newItem: () => "Neu",
  stillLearning: () => "Noch einmal, damit es sitzt",
  dueToday: () => "Heute fällig",
  dueSinceYesterday: () => "Seit gestern fällig",
  dueSince: ({ day }) => `Fällig seit ${day}`,
  beforeExam: ({ day }) => `Vor deiner Prüfung am ${day}`,
} satisfies Catalogue<typeof import("../en/reasons")>;
