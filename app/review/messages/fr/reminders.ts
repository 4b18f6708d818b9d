import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The section of today's page
  reminders: () => "Rappels",
  remindersOffer: () =>
    "Une notification par jour dans ce navigateur, à l’heure de ton choix, seulement s’il y a quelque chose à réviser et si tu n’as pas encore étudié ce jour-là. Elle indique le nombre d’éléments à réviser, et rien d’autre.",
  remindersNeedScripts: () =>
    "Les rappels nécessitent JavaScript, qui est désactivé dans ce navigateur. À la place, ton appli d’agenda peut afficher ce que tu as à réviser : voir « Agenda ».",
  remindersUnsupported: () =>
    "Ce navigateur ne peut pas afficher de notifications de pages web. Sur un iPhone ou un iPad, ajoute d’abord la page à l’écran d’accueil. Sinon, ton appli d’agenda peut afficher ce que tu as à réviser : voir « Agenda ».",
  remindersBlocked: () =>
    "Les notifications sont bloquées pour ce site. Autorise-les dans les paramètres de ton navigateur, puis réessaie.",
  remindersOn: ({ hour }) =>
    `Tu reçois un rappel dans ce navigateur vers ${hour}, s’il y a quelque chose à réviser.`,
  remindersElsewhere: ({ count }) =>
    plural(
      count,
      {
        one: "Tu reçois des rappels dans un autre navigateur.",
        other: "Tu reçois des rappels dans # autres navigateurs.",
      },
      "fr",
    ),
  reminderHour: () => "Heure",
  startReminders: () => "Activer les rappels",
  startingReminders: () => "En attente du navigateur",
  saveReminderHour: () => "Enregistrer l’heure",
  endReminders: () => "Désactiver dans ce navigateur",

  // What became of it
  remindersStarted: () => "Rappels activés",
  remindersChanged: () => "Heure enregistrée",
  remindersEnded: () => "Rappels désactivés dans ce navigateur",
  remindersNotChanged: () => "Les rappels n’ont pas été modifiés",
  remindersNotStarted: () => "Ton navigateur n’a pas activé les notifications. Réessaie plus tard.",
  remindersNotOffered: () => "Ce site n’envoie pas de rappels.",
  remindersAreOff: () => "Les rappels sont désactivés. Active-les d’abord.",
  hourMissing: () => "Choisis une heure entre 8 h et 21 h.",
  unknownTimeZone: () => "Ce fuseau horaire est inconnu.",
  noPushEndpoint: () => "Ce n’est pas l’adresse d’un service de notifications push.",

  // The notification itself
  reminderBody: ({ count }) =>
    plural(
      count,
      {
        one: "# carte ou question à réviser aujourd’hui.",
        other: "# cartes et questions à réviser aujourd’hui.",
      },
      "fr",
    ),
} satisfies Catalogue<typeof import("../en/reminders")>;
