import type { Catalogue } from "~/localization/catalogue";

export default {
  // Why an item comes now
  missedToday: () => "La fallaste hoy",
  missedYesterday: () => "La fallaste ayer",
  missedOn: ({ day }) => `La fallaste el ${day}`,
  wereSure: ({ reason }) => `${reason}, aunque la tenías clara`,
  newItem: () => "Nueva",
  stillLearning: () => "Una vez más, para fijarla",
  dueToday: () => "Pendiente para hoy",
  dueSinceYesterday: () => "Pendiente desde ayer",
  dueSince: ({ day }) => `Pendiente desde el ${day}`,
  beforeExam: ({ day }) => `Antes de tu examen del ${day}`,
} satisfies Catalogue<typeof import("../en/reasons")>;
