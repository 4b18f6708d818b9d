import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";

export default {
  // Reading a reply aloud
  listen: ({ hidden }) => ["Écouter", hidden(" la réponse")],
  pauseSpeech: ({ hidden }) => ["Pause", hidden(" de la lecture")],
  resumeSpeech: ({ hidden }) => ["Reprendre", hidden(" la lecture")],
  stopSpeech: ({ hidden }) => ["Arrêter", hidden(" la lecture")],
  speechPlayer: () => "Écouter la réponse",
  speed: () => "Vitesse",
  speedFactor: ({ factor }) => `${formatNumber(factor, "fr")}×`,
  speechFailed: () => "Impossible de lire la réponse à voix haute",
  speechFailedAdvice: () => "Impossible de lire la réponse à voix haute. Réessaie.",
  noVoice: () =>
    "Ton appareil n’a peut-être pas de voix pour cette langue. Tu peux en ajouter une dans ses réglages, ou essayer un autre navigateur.",
  languageNotSpoken: () =>
    "Fennec n’a pas de voix pour la langue de cette réponse. Celle de ton navigateur pourra peut-être la lire.",

  // Voice messages
  voiceMessage: () => "Message vocal",
  listeningToRecording: () => "Écoute de ton enregistrement",
  recordVoice: () => "Enregistrer un message vocal",
  sendRecording: () => "Envoyer l’enregistrement",
  sending: () => "Envoi",
  sendingRecording: () => "Envoi…",
  recordingReady: () => "À envoyer",
  recording: () => "Enregistrement",
  recordingTime: ({ elapsed, limit }) => `${elapsed} sur ${limit}`,
  yourRecording: () => "Ton enregistrement",
  discardRecording: () => "Supprimer",
  cancel: () => "Annuler",
  recordingOnly: () => "Un enregistrement de 2 minutes au plus",
  orRecording: () => "Ou envoie un enregistrement, 2 minutes au plus",
  recordingFull: () => "Enregistrement arrêté à 2 minutes",
  recordingFullAdvice: () => "C’est la durée maximale. Tu peux l’envoyer ou le supprimer.",
  backToChat: () => "Retour à la conversation",

  // Dictation by the browser
  listening: () => "À l’écoute",
  heard: () => "Entendu",
  waitingForMicrophone: () => "En attente du micro",
  allowMicrophone: () => "Si ton navigateur le demande, autorise le micro.",
  dictationStarted: () =>
    "Parle. Ton navigateur transcrit ta voix et peut envoyer le son à son éditeur.",
  dictationNotAllowed: () =>
    "Si ton navigateur le demande, autorise le micro. Ton navigateur transcrit ta voix et peut envoyer le son à son éditeur.",
  useWords: () => "Utiliser ces mots",
  dictationFailed: () => "La reconnaissance vocale ne fonctionne pas",
  dictationFailedAdvice: () => "Ton navigateur n’a pas pu transcrire ta voix. Écris ton message.",

  // What is wrong with a recording or a microphone
  microphoneFailed: () => "Impossible d’utiliser le micro",
  microphoneNotAllowed: () =>
    "Ton navigateur n’a pas autorisé le micro. Autorise-le pour ce site et réessaie.",
  microphoneNotFound: () => "Aucun micro trouvé. Branches-en un et réessaie.",
  microphoneInUse: () => "Une autre application utilise peut-être le micro. Ferme-la et réessaie.",
  cannotRecord: () => "Ton navigateur n’a pas pu lancer l’enregistrement. Écris ton message.",
  recordingsNotAccepted: () =>
    "Ce site n’accepte pas les enregistrements\u00a0: écris ton message.",
  noVoiceInputTitle: () => "Pas de saisie vocale dans ce navigateur",
  noVoiceInput: () =>
    "Écris ton message, ou utilise un navigateur avec reconnaissance vocale, comme Chrome, Edge ou Safari.",
  voiceFailed: () => "Impossible de traiter l’enregistrement. Réessaie.",
  transcriptionLimitReached: () =>
    "Ce site a atteint sa limite de messages vocaux pour aujourd’hui. Écris ton message.",
  nothingHeard: () =>
    "Aucun mot n’est audible dans cet enregistrement. Rapproche-toi du micro et réessaie.",
  recordingRequired: () => "Enregistre d’abord quelque chose.",
  recordingTypeUnknown: () =>
    "Ce format audio n’est pas pris en charge. Envoie du WebM, Ogg, MP4, MP3 ou WAV.",
  recordingTooLong: () => "Cet enregistrement dépasse 2 minutes. Fais-en un plus court.",
  recordingTooLarge: () => "Cet enregistrement dépasse 10 Mo. Fais-en un plus court.",
  oneRecording: () => "Envoie un seul enregistrement à la fois.",
  recordingIncomplete: () => "L’envoi de ton enregistrement a été interrompu. Envoie-le à nouveau.",
} satisfies Catalogue<typeof import("../en/voice")>;
