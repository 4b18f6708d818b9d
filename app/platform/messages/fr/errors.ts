import type { Catalogue } from "~/localization/catalogue";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  // Any request
  unexpected: () => "Un problème est survenu de notre côté. Réessaie.",
  storageFull: () =>
    "L’espace de stockage de Fennec est plein\u00a0: rien de nouveau ne peut être enregistré, et se connecter n’est pas possible non plus. Ce qui existe reste lisible. Réessaie plus tard, ou préviens les responsables de ce site.",
  pageOrFileNotFound: () => "Page ou fichier introuvable. Il n’existe peut-être plus.",
  logInFirst: () => "Connecte-toi d’abord.",
  invalidRequest: () => "Cette requête n’est pas valide. Recharge la page et réessaie.",
  methodNotAllowed: () => "Cette adresse n’accepte pas cette méthode de requête.",
  noSuchCall: () => "Ce point d’accès de l’API n’existe pas.",
  tooManyRequests: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: {
          one: "Trop de requêtes. Réessaie dans # seconde.",
          other: "Trop de requêtes. Réessaie dans # secondes.",
        },
        minutes: { other: "Trop de requêtes. Réessaie dans # minutes." },
      },
      "fr",
    ),
  tooManyWrongTokens: () => "Trop de jetons incorrects depuis ce réseau. Réessaie plus tard.",

  // Address and origin
  addressTooLong: () => "Cette adresse est trop longue.",
  addressUnknown: () => "Il n’y a rien à cette adresse. Va à la page d’accueil de Fennec.",
  otherSite: () =>
    "Cette requête a été bloquée parce qu’elle venait d’un autre site. Ouvre Fennec et réessaie.",

  // Bodies
  requestTooLarge: () => "Tu peux importer 80 Mo au plus à la fois. Importe moins de fichiers.",
  textTooLong: () => "Ce texte est trop long. Raccourcis-le et réessaie.",
  invalidJson: () => "Le corps de la requête n’est pas du JSON valide.",
  jsonNoObject: () => "Le corps de la requête doit être un objet JSON.",
  jsonTooDeep: () => "Le corps de la requête comporte trop de niveaux d’imbrication.",
  tooManyFields: () => "Le formulaire a trop de champs.",
  unreadableForm: () => "Impossible de lire le formulaire. Recharge la page et réessaie.",
  unknownForm: () => "Ce formulaire n’est plus à jour. Recharge la page et réessaie.",

  // Parts of a file
  rangeBeyondEnd: () => "La plage demandée dépasse la fin du fichier.",
} satisfies Catalogue<typeof import("../en/errors")>;
