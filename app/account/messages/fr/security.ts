import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  securityTitle: () => "Appareils, clés d’accès et récupération",
  securityIntroduction: () =>
    "Vérifie où ton compte est connecté, et configure des clés d’accès et un code de récupération.",
  backToSettings: () => "Retour aux paramètres du compte",

  // Devices
  devices: () => "Appareils",
  aboutDevices: () =>
    "Ces appareils sont connectés à ton compte. Déconnecte ceux que tu ne reconnais pas.",
  browserOnSystem: ({ browser, system }) => `${browser} sur ${system}`,
  unknownBrowser: () => "Navigateur inconnu",
  currentDevice: ({ strong, date }) => [strong("Cet appareil"), ", connecté le ", date],
  otherDevice: ({ ago, date }) => [`Utilisé ${ago}, connecté le `, date],
  otherDeviceJustUsed: ({ date }) => ["Utilisé il y a moins d’une heure, connecté le ", date],
  logOutDevice: ({ device, hidden }) => [
    "Déconnecter",
    hidden(` ${device ?? "le navigateur inconnu"}`),
  ],
  logOutOthers: () => "Déconnecter les autres appareils",
  loggingOut: () => "Déconnexion…",
  deviceLoggedOut: () => "Appareil déconnecté",
  devicesLoggedOut: ({ count }) =>
    count === 0
      ? "Aucun autre appareil n’était connecté"
      : plural(
          count,
          { one: "Un autre appareil déconnecté", other: "# autres appareils déconnectés" },
          "fr",
        ),
  deviceNotLoggedOutTitle: () => "Cet appareil n’a pas été déconnecté",
  deviceGoneTitle: () => "Cet appareil était déjà déconnecté",
  othersNotLoggedOutTitle: () => "Tes autres appareils n’ont pas été déconnectés",

  // Passkeys
  passkeys: () => "Clés d’accès",
  aboutPasskeys: () =>
    "Connecte-toi sans mot de passe, avec ton empreinte, ton visage ou le verrouillage de l’écran.",
  passkeyAddedOn: ({ date }) => ["Ajoutée le ", date],
  passkeyUsed: ({ date, ago }) => ["Ajoutée le ", date, `, utilisée ${ago}`],
  passkeyJustUsed: ({ date }) => ["Ajoutée le ", date, ", utilisée il y a moins d’une heure"],
  removePasskey: ({ name, hidden }) => ["Retirer", hidden(` ${name}`)],
  removingPasskey: () => "Retrait…",
  passkeyRemovedTitle: () => "Clé d’accès retirée",
  passkeyRemoved: () => "Elle ne permet plus de se connecter. Ton appareil peut encore l’afficher.",
  passkeyNotRemovedTitle: () => "Cette clé d’accès n’a pas été retirée",
  passkeyGoneTitle: () => "Cette clé d’accès était déjà retirée",
  scriptsForPasskeys: () => "Pour ajouter une clé d’accès, active JavaScript dans ton navigateur.",

  // Recovery code
  recoveryCodes: () => "Code de récupération",
  hasRecoveryCode: () =>
    "Tu as un code de récupération. Si tu en crées un nouveau, l’ancien ne fonctionnera plus.",
  hasNoRecoveryCode: () =>
    "Tu n’as pas encore de code de récupération. Il permet de choisir un nouveau mot de passe en cas d’oubli.",
  passwordForCode: () => "Mot de passe actuel",
  makeRecoveryCode: () => "Créer un code de récupération",
  makingRecoveryCode: () => "Création du code…",
  noCodeMadeTitle: () => "Aucun nouveau code créé",
} satisfies Catalogue<typeof import("../en/security")>;
