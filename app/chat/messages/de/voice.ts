import type { Catalogue } from "~/localization/catalogue";
import { formatNumber } from "~/localization/format-number";

export default {
  // Reading a reply aloud
  listen: ({ hidden }) => [hidden("Antwort "), "Anhören"],
  pauseSpeech: ({ hidden }) => [hidden("Vorlesen "), "Anhalten"],
  resumeSpeech: ({ hidden }) => [hidden("Vorlesen "), "Fortsetzen"],
  stopSpeech: ({ hidden }) => [hidden("Vorlesen "), "Beenden"],
  speechPlayer: () => "Antwort anhören",
  speed: () => "Tempo",
  speedFactor: ({ factor }) => `${formatNumber(factor, "de")}×`,
  speechFailed: () => "Die Antwort konnte nicht vorgelesen werden",
  speechFailedAdvice: () => "Die Antwort konnte nicht vorgelesen werden. Versuch es noch mal.",
  noVoice: () =>
    "Dein Gerät hat vielleicht keine Stimme für diese Sprache. Du kannst in seinen Einstellungen eine hinzufügen oder einen anderen Browser verwenden.",
  languageNotSpoken: () =>
    "Fennec hat keine Stimme für die Sprache dieser Antwort. Vielleicht kann dein Browser sie mit seiner eigenen Stimme vorlesen.",

  // Voice messages
  voiceMessage: () => "Sprachnachricht",
  listeningToRecording: () => "Deine Aufnahme wird angehört",
  recordVoice: () => "Sprachnachricht aufnehmen",
  sendRecording: () => "Aufnahme senden",
  sending: () => "Wird gesendet",
  sendingRecording: () => "Wird gesendet\u00a0…",
  recordingReady: () => "Bereit zum Senden",
  recording: () => "Aufnahme läuft",
  recordingTime: ({ elapsed, limit }) => `${elapsed} von ${limit}`,
  yourRecording: () => "Deine Aufnahme",
  discardRecording: () => "Verwerfen",
  cancel: () => "Abbrechen",
  recordingOnly: () => "Eine Aufnahme von bis zu 2 Minuten",
  orRecording: () => "Oder sende eine Aufnahme, bis zu 2 Minuten",
  recordingFull: () => "Aufnahme nach 2 Minuten gestoppt",
  recordingFullAdvice: () => "Länger geht es nicht. Du kannst sie senden oder verwerfen.",
  backToChat: () => "Zurück zum Chat",

  // Dictation by the browser
  listening: () => "Hört zu",
  heard: () => "Verstanden",
  waitingForMicrophone: () => "Warten auf das Mikrofon",
  allowMicrophone: () => "Wenn dein Browser fragt, erlaube das Mikrofon.",
  dictationStarted: () =>
    "Sprich jetzt. Dein Browser macht aus deinen Worten Text und sendet den Ton dafür vielleicht an seinen Hersteller.",
  dictationNotAllowed: () =>
    "Wenn dein Browser fragt, erlaube das Mikrofon. Dein Browser macht aus deinen Worten Text und sendet den Ton dafür vielleicht an seinen Hersteller.",
  useWords: () => "So übernehmen",
  dictationFailed: () => "Die Spracherkennung funktioniert nicht",
  dictationFailedAdvice: () =>
    "Dein Browser konnte aus deinen Worten keinen Text machen. Tipp deine Nachricht ein.",

  // What is wrong with a recording or a microphone
  microphoneFailed: () => "Das Mikrofon ließ sich nicht verwenden",
  microphoneNotAllowed: () =>
    "Dein Browser hat das Mikrofon nicht erlaubt. Erlaube es für diese Website und versuch es noch mal.",
  microphoneNotFound: () =>
    "Es wurde kein Mikrofon gefunden. Schließ eins an und versuch es noch mal.",
  microphoneInUse: () =>
    "Vielleicht nutzt eine andere App das Mikrofon. Schließ sie und versuch es noch mal.",
  cannotRecord: () => "Dein Browser konnte keine Aufnahme starten. Tipp deine Nachricht ein.",
  recordingsNotAccepted: () =>
    "Auf dieser Website gibt es keine Aufnahmen: Tipp deine Nachricht ein.",
  noVoiceInputTitle: () => "Keine Spracheingabe in diesem Browser",
  noVoiceInput: () =>
    "Tipp deine Nachricht ein oder verwende einen Browser mit Spracherkennung, zum Beispiel Chrome, Edge oder Safari.",
  voiceFailed: () => "Die Aufnahme konnte nicht verarbeitet werden. Versuch es noch mal.",
  transcriptionLimitReached: () =>
    "Diese Website hat ihr Tageslimit für Sprachnachrichten erreicht. Tipp deine Nachricht ein.",
  nothingHeard: () =>
    "In dieser Aufnahme sind keine Worte zu verstehen. Geh näher ans Mikrofon und versuch es noch mal.",
  recordingRequired: () => "Nimm zuerst etwas auf.",
  recordingTypeUnknown: () =>
    "Dieses Audioformat wird nicht unterstützt. Sende WebM, Ogg, MP4, MP3 oder WAV.",
  recordingTooLong: () => "Diese Aufnahme ist länger als 2 Minuten. Nimm eine kürzere auf.",
  recordingTooLarge: () => "Diese Aufnahme ist größer als 10\u00a0MB. Nimm eine kürzere auf.",
  oneRecording: () => "Sende immer nur eine Aufnahme.",
  recordingIncomplete: () =>
    "Deine Aufnahme wurde nicht vollständig hochgeladen. Sende sie noch mal.",
} satisfies Catalogue<typeof import("../en/voice")>;
