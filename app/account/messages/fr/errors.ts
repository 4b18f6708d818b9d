import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  // Logging in and out
  loginFailedTitle: () => "Échec de la connexion",
  wrongLogin: () => "Nom d’utilisateur ou mot de passe incorrect",
  accountBanned: () =>
    "L’administration de ce site a suspendu ce compte. Si tu penses que c’est une erreur, contacte-la.",
  welcomeBackTitle: () => "Te revoilà !",
  loggedInAs: ({ username }) => `Tu utilises le compte ${username}`,
  logoutFailedTitle: () => "Échec de la déconnexion",
  loggedOutTitle: () => "Déconnexion réussie",
  loggedOut: () => "À bientôt !",

  // Registering
  registrationFailedTitle: () => "Échec de l’inscription",
  usernameTaken: () => "Ce nom d’utilisateur est peut-être déjà pris",
  accountCreatedTitle: () => "Compte créé",
  accountCreated: ({ product, username }) => `Bienvenue sur ${product}, ${username} !`,
  humanCheckFailed: () =>
    "Impossible de vérifier que tu n’es pas un robot, ou la vérification a expiré. Renvoie le formulaire.",
  humanCheckMissing: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: {
          one: "Active JavaScript pour prouver que tu n’es pas un robot. Sinon, tu pourras réessayer dans # seconde.",
          other:
            "Active JavaScript pour prouver que tu n’es pas un robot. Sinon, tu pourras réessayer dans # secondes.",
        },
        minutes: {
          other:
            "Active JavaScript pour prouver que tu n’es pas un robot. Sinon, tu pourras réessayer dans # minutes.",
        },
      },
      "fr",
    ),
  humanCheckUnavailable: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: {
          one: "Impossible de vérifier pour l’instant que tu n’es pas un robot. Réessaie dans # seconde.",
          other:
            "Impossible de vérifier pour l’instant que tu n’es pas un robot. Réessaie dans # secondes.",
        },
        minutes: {
          other:
            "Impossible de vérifier pour l’instant que tu n’es pas un robot. Réessaie dans # minutes.",
        },
      },
      "fr",
    ),

  // Passwords and recovery
  currentPasswordRequired: () => "Saisis ton mot de passe actuel.",
  currentPasswordTooLong: () => "Le mot de passe doit compter 200 caractères au plus.",
  currentPasswordWrong: () => "Ce n’est pas ton mot de passe actuel.",
  accountRequired: () => "Saisis ton nom d’utilisateur ou ton adresse e-mail.",
  recoveryCodeRequired: () => "Saisis ton code de récupération.",
  recoveryCodeInvalid: () =>
    "Un code de récupération se compose de cinq groupes de cinq lettres et chiffres.",
  recoveryCodeWrong: () =>
    "Ce code de récupération ne correspond pas à ce nom d’utilisateur. Vérifie les deux et réessaie.",
  mailUnconfigured: () =>
    "Ce site ne peut pas envoyer d’e-mails. Choisis un nouveau mot de passe avec ton code de récupération.",
  resetLinkUseless: () =>
    "Ce lien a déjà servi ou date de plus d’une heure. Demandes-en un nouveau.",

  // Devices and passkeys
  deviceNotFound: () => "Appareil introuvable. Il est peut-être déjà déconnecté.",
  passkeyNotFound: () => "Clé d’accès introuvable. Elle a peut-être été retirée.",
  passkeyUnknown: () => "Cette clé d’accès est inconnue. Connecte-toi avec ton mot de passe.",
  passkeyNotAdded: () =>
    "Impossible d’ajouter cette clé d’accès, ou l’ajout a pris plus de cinq minutes. Réessaie.",
  tooManyPasskeys: ({ count }) =>
    plural(
      count,
      {
        one: "Tu as # clé d’accès, le maximum. Pour en ajouter une autre, retire-la d’abord.",
        other:
          "Tu as # clés d’accès, le maximum. Pour en ajouter une autre, retires-en d’abord une qui ne te sert plus.",
      },
      "fr",
    ),
} satisfies Catalogue<typeof import("../en/errors")>;
