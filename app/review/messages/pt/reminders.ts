import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The section of today's page
  reminders: () => "Lembretes",
  remindersOffer: () =>
    "Uma notificação por dia neste navegador, na hora que você escolher, e só se houver algo para revisar e você ainda não tiver estudado no dia. Ela diz quantos itens há para revisar e nada mais.",
  remindersNeedScripts: () =>
    "Os lembretes precisam de JavaScript, que está desativado neste navegador. Seu app de calendário também pode mostrar quanto há para revisar: veja em Calendário.",
  remindersUnsupported: () =>
    "Este navegador não mostra notificações de páginas da web. No iPhone ou iPad, adicione primeiro a página à Tela de Início. Seu app de calendário também pode mostrar quanto há para revisar: veja em Calendário.",
  remindersBlocked: () =>
    "As notificações estão bloqueadas para este site. Permita nas configurações do navegador para este site e tente de novo.",
  remindersOn: ({ hour }) =>
    `Você recebe um lembrete neste navegador por volta das ${hour}, se houver algo para revisar.`,
  remindersElsewhere: ({ count }) =>
    plural(
      count,
      {
        one: "Outro navegador seu mostra lembretes.",
        other: "Outros # navegadores seus mostram lembretes.",
      },
      "pt",
    ),
  reminderHour: () => "Hora",
  startReminders: () => "Ativar lembretes",
  startingReminders: () => "Aguardando o navegador",
  saveReminderHour: () => "Salvar hora",
  endReminders: () => "Desativar neste navegador",

  // What became of it
  remindersStarted: () => "Lembretes ativados",
  remindersChanged: () => "Hora salva",
  remindersEnded: () => "Lembretes desativados neste navegador",
  remindersNotChanged: () => "Os lembretes não foram alterados",
  remindersNotStarted: () => "Seu navegador não ativou as notificações. Tente de novo mais tarde.",
  remindersNotOffered: () => "Este site não envia lembretes.",
  remindersAreOff: () => "Os lembretes estão desativados. Ative-os primeiro.",
  hourMissing: () => "Escolha uma hora de 8 a 21.",
  unknownTimeZone: () => "Esse fuso horário não existe.",
  noPushEndpoint: () => "Esse não é o endereço de um serviço de notificações push.",

  // The notification itself
  reminderBody: ({ count }) =>
    plural(
      count,
      {
        one: "Hoje há # flashcard ou questão para revisar.",
        other: "Hoje há # flashcards e questões para revisar.",
      },
      "pt",
    ),
} satisfies Catalogue<typeof import("../en/reminders")>;
