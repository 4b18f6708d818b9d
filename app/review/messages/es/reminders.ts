import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The section of today's page
  reminders: () => "Recordatorios",
  remindersOffer: () =>
    "Una notificación al día en este navegador, a la hora que elijas, y solo si tienes algo pendiente y ese día aún no has estudiado. Dice cuánto tienes pendiente y nada más.",
  remindersNeedScripts: () =>
    "Los recordatorios necesitan JavaScript, que está desactivado en este navegador. También puedes ver en tu app de calendario cuánto tienes que repasar: mira en Calendario.",
  remindersUnsupported: () =>
    "Este navegador no puede mostrar notificaciones de páginas web. En un iPhone o iPad, añade antes la página a la pantalla de inicio. También puedes ver en tu app de calendario cuánto tienes que repasar: mira en Calendario.",
  remindersBlocked: () =>
    "Las notificaciones de este sitio están bloqueadas. Permítelas en los ajustes del navegador para este sitio e inténtalo de nuevo.",
  remindersOn: ({ hour }) =>
    `Recibirás un recordatorio en este navegador sobre las ${hour}, si tienes algo pendiente.`,
  remindersElsewhere: ({ count }) =>
    plural(
      count,
      {
        one: "Otro de tus navegadores muestra recordatorios.",
        other: "Otros # de tus navegadores muestran recordatorios.",
      },
      "es",
    ),
  reminderHour: () => "Hora",
  startReminders: () => "Activar recordatorios",
  startingReminders: () => "Esperando al navegador",
  saveReminderHour: () => "Guardar hora",
  endReminders: () => "Desactivar en este navegador",

  // What became of it
  remindersStarted: () => "Recordatorios activados",
  remindersChanged: () => "Hora guardada",
  remindersEnded: () => "Recordatorios desactivados en este navegador",
  remindersNotChanged: () => "No se cambiaron los recordatorios",
  remindersNotStarted: () =>
    "Tu navegador no activó las notificaciones. Inténtalo de nuevo más tarde.",
  remindersNotOffered: () => "Este sitio no envía recordatorios.",
  remindersAreOff: () => "Los recordatorios están desactivados. Actívalos primero.",
  hourMissing: () => "Elige una hora de 8 a 21.",
  unknownTimeZone: () => "Esa zona horaria no existe.",
  noPushEndpoint: () => "Esa no es la dirección de un servicio de notificaciones push.",

  // The notification itself
  reminderBody: ({ count }) =>
    plural(
      count,
      {
        one: "Hoy tienes # tarjeta o pregunta pendiente.",
        other: "Hoy tienes # tarjetas y preguntas pendientes.",
      },
      "es",
    ),
} satisfies Catalogue<typeof import("../en/reminders")>;
