import type { Catalogue } from "~/localization/catalogue";

export default {
  // Reading a reply aloud
  listen: ({ hidden }) => ["Escuchar", hidden(" la respuesta")],
  pauseSpeech: ({ hidden }) => ["Pausar", hidden(" la lectura de la respuesta")],
  resumeSpeech: ({ hidden }) => ["Reanudar", hidden(" la lectura de la respuesta")],
  stopSpeech: ({ hidden }) => ["Detener", hidden(" la lectura de la respuesta")],
  speechPlayer: () => "Escuchar la respuesta",
  speed: () => "Velocidad",
  speedFactor: ({ factor }) => `${factor.toLocaleString("es")}×`,
  speechFailed: () => "No se pudo leer la respuesta en voz alta",
  speechFailedAdvice: () => "No se pudo leer la respuesta en voz alta. Inténtalo de nuevo.",
  noVoice: () =>
    "Puede que tu dispositivo no tenga una voz para este idioma. Añade una en sus ajustes o prueba con otro navegador.",
  languageNotSpoken: () =>
    "Fennec no tiene una voz para el idioma de esta respuesta. Quizá la voz de tu navegador pueda leerla.",

  // Voice messages
  voiceMessage: () => "Mensaje de voz",
  listeningToRecording: () => "Escuchando tu grabación",
  recordVoice: () => "Grabar un mensaje de voz",
  sendRecording: () => "Enviar grabación",
  sending: () => "Enviando",
  sendingRecording: () => "Enviando…",
  recordingReady: () => "Todo listo para enviar",
  recording: () => "Grabando",
  recordingTime: ({ elapsed, limit }) => `${elapsed} de ${limit}`,
  yourRecording: () => "Tu grabación",
  discardRecording: () => "Descartar",
  cancel: () => "Cancelar",
  recordingOnly: () => "Una grabación de hasta 2 minutos",
  orRecording: () => "O envía una grabación de hasta 2 minutos",
  recordingFull: () => "La grabación se detuvo a los 2 minutos",
  recordingFullAdvice: () => "Es la duración máxima. Puedes enviarla o descartarla.",
  backToChat: () => "Volver al chat",

  // Dictation by the browser
  listening: () => "Escuchando",
  heard: () => "Texto reconocido",
  waitingForMicrophone: () => "Esperando el micrófono",
  allowMicrophone: () => "Si tu navegador lo pregunta, permite el uso del micrófono.",
  dictationStarted: () =>
    "Habla ahora. Tu navegador convierte lo que dices en texto y puede enviar el audio a su fabricante.",
  dictationNotAllowed: () =>
    "Si tu navegador lo pregunta, permite el uso del micrófono. Tu navegador convierte lo que dices en texto y puede enviar el audio a su fabricante.",
  useWords: () => "Usar este texto",
  dictationFailed: () => "El reconocimiento de voz no funciona",
  dictationFailedAdvice: () =>
    "Tu navegador no pudo convertir lo que dijiste en texto. Escribe tu mensaje.",

  // What is wrong with a recording or a microphone
  microphoneFailed: () => "No se pudo usar el micrófono",
  microphoneNotAllowed: () =>
    "Tu navegador no permitió el micrófono. Permítelo para este sitio e inténtalo de nuevo.",
  microphoneNotFound: () => "No se encontró ningún micrófono. Conecta uno e inténtalo de nuevo.",
  microphoneInUse: () =>
    "Puede que otra aplicación esté usando el micrófono. Ciérrala e inténtalo de nuevo.",
  cannotRecord: () => "Tu navegador no pudo empezar a grabar. Escribe tu mensaje.",
  recordingsNotAccepted: () => "Este sitio no acepta grabaciones: escribe tu mensaje.",
  noVoiceInputTitle: () => "Sin entrada de voz en este navegador",
  noVoiceInput: () =>
    "Escribe tu mensaje o usa un navegador con reconocimiento de voz, como Chrome, Edge o Safari.",
  voiceFailed: () => "No se pudo procesar la grabación. Inténtalo de nuevo.",
  transcriptionLimitReached: () =>
    "Este sitio alcanzó el límite de mensajes de voz de hoy. Escribe tu mensaje.",
  nothingHeard: () =>
    "No se oyen palabras en esa grabación. Acércate al micrófono e inténtalo de nuevo.",
  recordingRequired: () => "Primero graba algo.",
  recordingTypeUnknown: () => "Ese formato de audio no se admite. Envía WebM, Ogg, MP4, MP3 o WAV.",
  recordingTooLong: () => "Esa grabación dura más de 2 minutos. Graba una más corta.",
  recordingTooLarge: () => "Esa grabación supera los 10\u00a0MB. Graba una más corta.",
  oneRecording: () => "Envía las grabaciones de una en una.",
  recordingIncomplete: () => "La subida de tu grabación se interrumpió. Vuelve a enviarla.",
} satisfies Catalogue<typeof import("../en/voice")>;
