import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The section of today's page
  calendar: () => "Calendário",
  calendarOffer: () =>
    "Veja no seu app de calendário quanto há para revisar a cada dia. Você recebe um endereço privado que o app consulta a cada poucas horas.",
  makeCalendar: () => "Criar endereço privado",
  calendarAddress: () => "Endereço privado",
  calendarHint: () =>
    "Adicione ao seu app de calendário como assinatura. Quem tiver o endereço vê quantos itens você revisa por dia e nada mais.",
  copyAddress: () => "Copiar",
  addressCopied: () => "Copiado",
  openInCalendar: () => "Abrir no calendário",
  renewCalendar: () => "Novo endereço",
  renewHint: () => "Com um novo endereço, o atual deixa de funcionar.",
  endCalendar: () => "Desativar",
  calendarMade: () => "O endereço do seu calendário está pronto",
  calendarEnded: () => "Calendário desativado",
  calendarNotChanged: () => "O calendário não foi alterado",

  // The calendar itself
  calendarName: ({ product }) => `Revisão do ${product}`,
  calendarDay: ({ count }) =>
    plural(
      count,
      {
        one: "# flashcard ou questão para revisar",
        other: "# flashcards e questões para revisar",
      },
      "pt",
    ),
  calendarDayLink: ({ url }) => `Comece aqui: ${url}`,
  noCalendar: () =>
    "Não há nenhum calendário neste endereço. Talvez ele tenha sido substituído ou desativado.",
} satisfies Catalogue<typeof import("../en/calendar")>;
