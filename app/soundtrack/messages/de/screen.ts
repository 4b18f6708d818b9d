import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  title: () => "Lern-Soundtrack",
  logInFirst: () => "Melde dich an, um diese Funktion zu nutzen.",
  playerTab: () => "Player",
  moodsTab: () => "Stimmungen & Wirkung",
  collectionTab: () => "Meine Sammlung",

  // Moods
  mood: () => "Stimmung",
  energetic: () => "Energiegeladen",
  energeticSound: () =>
    "Ein schneller, stetiger Beat, helle gezupfte Akkorde und eine Melodie, die immer weitertreibt.",
  energeticUse: () => "Notizen sortieren, den Schreibtisch aufräumen, der Endspurt vor der Pause.",
  relaxed: () => "Entspannt",
  relaxedSound: () =>
    "Lange, warme Akkorde auf sanften Tasten, dazu ferne Wellen. Kein Schlagzeug.",
  relaxedUse: () => "Runterkommen oder zum Vergnügen lesen.",
  focused: () => "Konzentriert",
  focusedSound: () =>
    "Ein kurzes Muster, das sich über einem tiefen Puls wiederholt, ruhig und gleichmäßig.",
  focusedUse: () => "Lesen und Aufgaben lösen, wenn die Musik im Hintergrund bleiben soll.",
  upbeat: () => "Beschwingt",
  upbeatSound: () =>
    "Ein leichter, swingender Beat, eine Melodie auf Schlägelinstrumenten und freundliche Akkorde.",
  upbeatUse: () => "Karteikarten und Vokabeln, eine nach der anderen.",
  reflective: () => "Nachdenklich",
  reflectiveSound: () =>
    "Langsame, sanfte Akkorde im Walzertakt, wie ein leises Klavier in einem großen Raum.",
  reflectiveUse: () => "Schreiben und den Tag noch einmal durchgehen.",
  chosenMood: () => "Ausgewählt",
  tryMood: () => "Diese Stimmung ausprobieren",
  moodRequired: () =>
    "Wähle eine Stimmung: energiegeladen, entspannt, konzentriert, beschwingt oder nachdenklich.",
  progressRange: () => "Der Fortschritt ist eine ganze Zahl von 5 bis 95.",

  // The player
  player: () => "Player",
  loadingTracks: () => "Titel werden geladen",
  trackNumber: ({ number, total }) => `Titel ${number} von ${total}`,
  tracks: () => "Titel",
  refresh: () => "Aktualisieren",
  seek: () => "Position",
  seekPosition: ({ elapsed, duration }) => `${elapsed} von ${duration}`,
  elapsedTime: ({ hidden, time }) => [hidden("Gespielt "), time],
  totalTime: ({ hidden, time }) => [hidden("Gesamt "), time],
  volume: () => "Lautstärke",
  fallbackNote: () =>
    "Nur dieser kurze Titel ließ sich laden. Drück „Aktualisieren“, um es mit dem ganzen Set zu versuchen.",
  fallbackTitle: ({ mood }) => `${mood} (Kurzfassung)`,
  previousTrack: () => "Voriger Titel",
  play: () => "Abspielen",
  pause: () => "Pause",
  nextTrack: () => "Nächster Titel",

  // The player at the lower edge of other pages
  nowPlaying: () => "Läuft gerade",
  openPlayerOf: ({ track }) => `${track}, Player öffnen`,
  playedTime: ({ elapsed, duration }) => `${elapsed} / ${duration}`,
  closePlayer: () => "Player schließen",

  // The sleep timer
  sleepTimer: () => "Sleeptimer",
  sleepTimerOff: () => "Sleeptimer aus",
  doNotStop: () => "Timer ausschalten",
  stopsIn: ({ minutes }) =>
    plural(minutes, { one: "Stoppt in # Minute", other: "Stoppt in # Minuten" }, "de"),
  stopAfter: ({ minutes }) =>
    plural(minutes, { one: "Nach # Minute stoppen", other: "Nach # Minuten stoppen" }, "de"),

  // Without scripts
  tracksForYou: () => "Titel für dich",
  keepExplanation: () => "„Merken“ legt einen Titel in „Meine Sammlung“ ab.",
  keep: () => "Merken",
  keepTrack: ({ track }) => `Merken: ${track} in „Meine Sammlung“`,
  kept: () => "Gemerkt",
  keptTrack: ({ track }) => `„${track}“ ist in „Meine Sammlung“.`,

  // The collection
  nothingPlayed: () => "Noch nichts gespielt",
  nothingPlayedAdvice: () =>
    "Titel, die du abspielst, erscheinen hier, damit du sie wieder hören kannst.",
  openPlayer: () => "Player öffnen",
  recentlyPlayed: () => "Zuletzt gespielt",
  playedOnce: ({ mood, duration, date }) => [`${mood}, ${duration}, `, date],
  playedOften: ({ mood, duration, date, plays }) => [
    `${mood}, ${duration}, `,
    date,
    plural(plays, { other: ", # Mal gespielt" }, "de"),
  ],
  playing: () => "Läuft",
  playTrack: ({ track }) => `${track} abspielen`,

  // The learner's progress
  yourProgress: () => "Dein Lernfortschritt",
  cardsMastered: () => "Karten, die sitzen",
  lessonsCompleted: () => "Geschaffte Quizze, Stapel und Tests",
  lessonsOf: ({ completed, total }) => `${completed} von ${total}`,
  averageScore: () => "Durchschnittliches Ergebnis",
  percent: ({ value }) => `${value}\u00a0%`,
  noneYet: () => "Noch nichts",
  streak: () => "Lernserie",
  days: ({ count }) => plural(count, { one: "# Tag", other: "# Tage" }, "de"),
  intensity: () => "Intensität der Musik",
  intensityAtStart: () =>
    "Sie beginnt bei 50\u00a0%. Je mehr du schaffst, je besser deine Ergebnisse und je länger deine Lernserie, desto lebhafter die Musik.",
  intensityRule: () =>
    "Je mehr du schaffst, je besser deine Ergebnisse und je länger deine Lernserie, desto lebhafter die Musik.",

  // Benefits
  benefits: () => "Was Musik beim Lernen bringt",
  coversTheRoom: () => "Sie überdeckt Geräusche.",
  coversTheRoomReason: () =>
    "Bei gleichmäßigem Klang fallen eine knallende Tür oder ein Gespräch nebenan weniger auf.",
  noWords: () => "Sie hat keinen Text.",
  noWordsReason: () => "Nichts darin lenkt dich von dem ab, was du liest.",
  marksTime: () => "Sie gibt dir ein Gefühl für die Zeit.",
  marksTimeReason: () =>
    "Jeder Titel dauert zwei bis drei Minuten, ein ganzes Set etwa 15 Minuten.",
  beginning: () => "Sie hilft dir anzufangen.",
  beginningReason: () =>
    "Hör jedes Mal dieselbe Musik, dann wird sie zu deinem Startsignal fürs Lernen.",
  silence: () =>
    "Manche lernen besser, wenn es still ist. Wenn das bei dir so ist, lass die Musik aus.",

  // Failures
  tracksFailed: () => "Der Soundtrack konnte nicht geladen werden",
  tracksFailedAdvice: () => "Versuch es später noch mal",
  tracksNotLoaded: () => "Die Titel konnten nicht geladen werden",
  playbackFailed: () => "Fehler beim Abspielen",
  playbackFailedAdvice: () => "Der gewählte Titel konnte nicht abgespielt werden",
  keepFailed: () => "Der Titel konnte nicht gemerkt werden",
  noSuchTrack: () => "Dieser Titel wurde nicht gefunden.",
  trackNotFound: () => "Dieser Titel wurde nicht gefunden. Vielleicht wurde er gelöscht.",
} satisfies Catalogue<typeof import("../en/screen")>;
