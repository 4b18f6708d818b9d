import type { Catalogue } from "~/localization/catalogue";

export default {
  // Why an item comes now
  missedToday: () => "Você errou hoje",
  missedYesterday: () => "Você errou ontem",
  missedOn: ({ day }) => `Você errou ${onDay(day)}`,
  wereSure: ({ reason }) => `${reason}, mesmo tendo certeza`,
  newItem: () => "Novo",
  stillLearning: () => "Mais uma vez, para fixar",
  dueToday: () => "Para hoje",
  dueSinceYesterday: () => "Pendente desde ontem",
  dueSince: ({ day }) => `Pendente desde ${day}`,
  beforeExam: ({ day }) => `Antes da sua prova de ${day}`,
} satisfies Catalogue<typeof import("../en/reasons")>;

/** "na terça-feira", "no sábado", "em 3 de março" */
function onDay(day: string) {
  if (/^\d/u.test(day)) return `em ${day}`;
  return day.endsWith("-feira") ? `na ${day}` : `no ${day}`;
}
