import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The section of today's page
  calendar: () => "Calendario",
  calendarOffer: () =>
    "Mira en tu app de calendario cuánto tienes que repasar cada día. Recibes una dirección privada que tu app consulta cada pocas horas.",
  makeCalendar: () => "Crear dirección privada",
  calendarAddress: () => "Dirección privada",
  calendarHint: () =>
    "Añádela a tu app de calendario como suscripción. Quien la tenga puede ver cuánto repasas cada día y nada más.",
  copyAddress: () => "Copiar",
  addressCopied: () => "Copiada",
  openInCalendar: () => "Abrir en el calendario",
  renewCalendar: () => "Nueva dirección",
  renewHint: () => "Con una dirección nueva, la actual deja de funcionar.",
  endCalendar: () => "Desactivar",
  calendarMade: () => "La dirección de tu calendario está lista",
  calendarEnded: () => "Calendario desactivado",
  calendarNotChanged: () => "No se cambió el calendario",

  // The calendar itself
  calendarName: ({ product }) => `Repaso de ${product}`,
  calendarDay: ({ count }) =>
    plural(
      count,
      {
        one: "# tarjeta o pregunta por repasar",
        other: "# tarjetas y preguntas por repasar",
      },
      "es",
    ),
  calendarDayLink: ({ url }) => `Empieza aquí: ${url}`,
  noCalendar: () =>
    "No hay ningún calendario en esta dirección. Puede que se haya reemplazado o desactivado.",
} satisfies Catalogue<typeof import("../en/calendar")>;
