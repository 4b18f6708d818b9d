import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  title: () => "Música para estudiar",
  logInFirst: () => "Inicia sesión para usar esta función.",
  playerTab: () => "Reproductor",
  moodsTab: () => "Ambientes y efectos",
  collectionTab: () => "Mi colección",

  // Moods
  mood: () => "Ambiente",
  energetic: () => "Energía",
  energeticSound: () =>
    "Un ritmo rápido y constante, acordes punteados y brillantes y una melodía que no para.",
  energeticUse: () =>
    "Para ordenar apuntes o el escritorio, o para el último empujón antes de un descanso.",
  relaxed: () => "Calma",
  relaxedSound: () =>
    "Acordes largos y cálidos de teclado suave, con olas a lo lejos. Sin batería.",
  relaxedUse: () => "Para desconectar o leer por placer.",
  focused: () => "Concentración",
  focusedSound: () => "Un motivo corto que se repite sobre un pulso grave, tranquilo y regular.",
  focusedUse: () =>
    "Para leer y resolver problemas, cuando la música debe quedarse en segundo plano.",
  upbeat: () => "Alegría",
  upbeatSound: () => "Un ritmo ligero con swing, una melodía de marimba y acordes amables.",
  upbeatUse: () => "Para tarjetas y vocabulario, una detrás de otra.",
  reflective: () => "Reflexión",
  reflectiveSound: () =>
    "Acordes lentos y suaves a ritmo de vals, como un piano tranquilo en una sala grande.",
  reflectiveUse: () => "Para escribir y repasar mentalmente el día.",
  chosenMood: () => "Elegido",
  tryMood: () => "Probar este ambiente",
  moodRequired: () => "Elige un ambiente: energía, calma, concentración, alegría o reflexión.",
  progressRange: () => "El progreso es un número entero de 5 a 95.",

  // The player
  player: () => "Reproductor",
  loadingTracks: () => "Cargando pistas",
  trackNumber: ({ number, total }) => `Pista ${number} de ${total}`,
  tracks: () => "Pistas",
  refresh: () => "Actualizar",
  seek: () => "Posición",
  seekPosition: ({ elapsed, duration }) => `${elapsed} de ${duration}`,
  elapsedTime: ({ hidden, time }) => [hidden("Transcurrido "), time],
  totalTime: ({ hidden, time }) => [hidden("Total "), time],
  volume: () => "Volumen",
  fallbackNote: () =>
    "Solo se pudo cargar esta pista corta. Pulsa Actualizar para intentar cargarlas todas.",
  fallbackTitle: ({ mood }) => `${mood} (versión corta)`,
  previousTrack: () => "Pista anterior",
  play: () => "Reproducir",
  pause: () => "Pausar",
  nextTrack: () => "Pista siguiente",

  // The player at the lower edge of other pages
  nowPlaying: () => "Sonando ahora",
  openPlayerOf: ({ track }) => `${track}, abrir el reproductor`,
  playedTime: ({ elapsed, duration }) => `${elapsed} / ${duration}`,
  closePlayer: () => "Cerrar el reproductor",

  // The sleep timer
  sleepTimer: () => "Temporizador",
  sleepTimerOff: () => "Temporizador desactivado",
  doNotStop: () => "Desactivar el temporizador",
  stopsIn: ({ minutes }) =>
    plural(minutes, { one: "Se detiene en # minuto", other: "Se detiene en # minutos" }, "es"),
  stopAfter: ({ minutes }) =>
    plural(
      minutes,
      { one: "Detener después de # minuto", other: "Detener después de # minutos" },
      "es",
    ),

  // Without scripts
  tracksForYou: () => "Pistas para ti",
  keepExplanation: () => "“Guardar” añade una pista a Mi colección.",
  keep: () => "Guardar",
  keepTrack: ({ track }) => `Guardar ${track} en Mi colección`,
  kept: () => "Guardada",
  keptTrack: ({ track }) => `“${track}” está en Mi colección.`,

  // The collection
  nothingPlayed: () => "Aún no has escuchado nada",
  nothingPlayedAdvice: () =>
    "Las pistas que escuches aparecerán aquí para que puedas volver a ponerlas.",
  openPlayer: () => "Abrir el reproductor",
  recentlyPlayed: () => "Escuchadas hace poco",
  playedOnce: ({ mood, duration, date }) => [`${mood}, ${duration}, `, date],
  playedOften: ({ mood, duration, date, plays }) => [
    `${mood}, ${duration}, `,
    date,
    plural(plays, { one: ", escuchada # vez", other: ", escuchada # veces" }, "es"),
  ],
  playing: () => "Sonando",
  playTrack: ({ track }) => `Reproducir ${track}`,

  // The learner's progress
  yourProgress: () => "Tu progreso",
  cardsMastered: () => "Tarjetas dominadas",
  lessonsCompleted: () => "Cuestionarios, mazos y exámenes terminados",
  lessonsOf: ({ completed, total }) => `${completed} de ${total}`,
  averageScore: () => "Puntuación media",
  percent: ({ value }) => `${value}\u00a0%`,
  noneYet: () => "Aún nada",
  streak: () => "Racha",
  days: ({ count }) => plural(count, { one: "# día", other: "# días" }, "es"),
  intensity: () => "Intensidad de la música",
  intensityAtStart: () =>
    "Empieza al 50\u00a0%. La música se anima más cuanto más terminas, cuanto mejor puntúas y cuanto más larga es tu racha.",
  intensityRule: () =>
    "La música se anima más cuanto más terminas, cuanto mejor puntúas y cuanto más larga es tu racha.",

  // Benefits
  benefits: () => "Por qué la música ayuda a estudiar",
  coversTheRoom: () => "Tapa el ruido de fondo.",
  coversTheRoomReason: () =>
    "Con un sonido constante se notan menos un portazo o una conversación al lado.",
  noWords: () => "No tiene letra.",
  noWordsReason: () => "Nada en ella compite con lo que lees.",
  marksTime: () => "Te ayuda a medir el tiempo.",
  marksTimeReason: () =>
    "Cada pista dura de dos a tres minutos; el conjunto completo, unos 15 minutos.",
  beginning: () => "Te ayuda a ponerte en marcha.",
  beginningReason: () => "Pon siempre la misma música y se convertirá en tu señal para estudiar.",
  silence: () => "Hay quien estudia mejor en silencio. Si es tu caso, deja la música apagada.",

  // Failures
  tracksFailed: () => "No se pudo cargar la música",
  tracksFailedAdvice: () => "Inténtalo de nuevo más tarde",
  tracksNotLoaded: () => "No se pudieron cargar las pistas",
  playbackFailed: () => "Error de reproducción",
  playbackFailedAdvice: () => "No se pudo reproducir la pista elegida",
  keepFailed: () => "No se pudo guardar la pista",
  noSuchTrack: () => "No encontramos esa pista.",
  trackNotFound: () => "No encontramos esa pista. Puede que se haya eliminado.",
} satisfies Catalogue<typeof import("../en/screen")>;
