import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  title: () => "Musique d’étude",
  logInFirst: () => "Connecte-toi pour accéder à cette fonctionnalité.",
  playerTab: () => "Lecteur",
  moodsTab: () => "Ambiances et effets",
  collectionTab: () => "Ma collection",

  // Moods
  mood: () => "Ambiance",
  energetic: () => "Énergie",
  energeticSound: () =>
    "Un rythme vif et régulier, des accords pincés et lumineux, une mélodie qui avance sans cesse.",
  energeticUse: () => "Trier ses notes, ranger son bureau, le dernier effort avant la pause.",
  relaxed: () => "Détente",
  relaxedSound: () =>
    "De longs accords chauds au clavier doux, avec des vagues au loin. Pas de batterie.",
  relaxedUse: () => "Décompresser, ou lire pour le plaisir.",
  focused: () => "Concentration",
  focusedSound: () => "Un motif court qui se répète sur une pulsation grave, calme et régulière.",
  focusedUse: () => "Lire et faire des exercices, quand la musique doit rester en arrière-plan.",
  upbeat: () => "Entrain",
  upbeatSound: () => "Un rythme léger qui balance, un air de marimba et des accords joyeux.",
  upbeatUse: () => "Flashcards et vocabulaire, l’un après l’autre.",
  reflective: () => "Réflexion",
  reflectiveSound: () =>
    "De lents accords à trois temps, comme un piano feutré dans une grande pièce.",
  reflectiveUse: () => "Écrire, et repenser à sa journée.",
  chosenMood: () => "Choisie",
  tryMood: () => "Essayer cette ambiance",
  moodRequired: () =>
    "Choisis une ambiance : énergie, détente, concentration, entrain ou réflexion.",
  progressRange: () => "La progression est un nombre entier de 5 à 95.",

  // The player
  player: () => "Lecteur",
  loadingTracks: () => "Chargement des morceaux",
  trackNumber: ({ number, total }) => `Morceau ${number} sur ${total}`,
  tracks: () => "Morceaux",
  refresh: () => "Actualiser",
  seek: () => "Position dans le morceau",
  seekPosition: ({ elapsed, duration }) => `${elapsed} sur ${duration}`,
  elapsedTime: ({ hidden, time }) => [hidden("Écoulé : "), time],
  totalTime: ({ hidden, time }) => [hidden("Durée totale : "), time],
  volume: () => "Volume",
  fallbackNote: () =>
    "Seul ce court morceau a pu être chargé. Appuie sur Actualiser pour essayer d’obtenir une série complète.",
  fallbackTitle: ({ mood }) => `${mood} (version courte)`,
  previousTrack: () => "Morceau précédent",
  play: () => "Lecture",
  pause: () => "Pause",
  nextTrack: () => "Morceau suivant",

  // The player at the lower edge of other pages
  nowPlaying: () => "En cours de lecture",
  openPlayerOf: ({ track }) => `${track}, ouvrir le lecteur`,
  playedTime: ({ elapsed, duration }) => `${elapsed} / ${duration}`,
  closePlayer: () => "Fermer le lecteur",

  // The sleep timer
  sleepTimer: () => "Minuterie d’arrêt",
  sleepTimerOff: () => "Pas de minuterie",
  doNotStop: () => "Désactiver la minuterie",
  stopsIn: ({ minutes }) =>
    plural(minutes, { one: "Arrêt dans # minute", other: "Arrêt dans # minutes" }, "fr"),
  stopAfter: ({ minutes }) =>
    plural(minutes, { one: "Arrêter après # minute", other: "Arrêter après # minutes" }, "fr"),

  // Without scripts
  tracksForYou: () => "Des morceaux pour toi",
  keepExplanation: () => "« Enregistrer » ajoute un morceau à Ma collection.",
  keep: () => "Enregistrer",
  keepTrack: ({ track }) => `Enregistrer ${track} dans Ma collection`,
  kept: () => "Enregistré",
  keptTrack: ({ track }) => `« ${track} » est dans Ma collection.`,

  // The collection
  nothingPlayed: () => "Aucune écoute pour l’instant",
  nothingPlayedAdvice: () =>
    "Les morceaux que tu écoutes apparaissent ici, pour que tu puisses les réécouter.",
  openPlayer: () => "Ouvrir le lecteur",
  recentlyPlayed: () => "Écoutés récemment",
  playedOnce: ({ mood, duration, date }) => [`${mood}, ${duration}, `, date],
  playedOften: ({ mood, duration, date, plays }) => [
    `${mood}, ${duration}, `,
    date,
    plural(plays, { other: ", écouté # fois" }, "fr"),
  ],
  playing: () => "En cours",
  playTrack: ({ track }) => `Écouter ${track}`,

  // The learner's progress
  yourProgress: () => "Ta progression",
  cardsMastered: () => "Cartes maîtrisées",
  lessonsCompleted: () => "Quiz, paquets et tests terminés",
  lessonsOf: ({ completed, total }) => `${completed} sur ${total}`,
  averageScore: () => "Score moyen",
  percent: ({ value }) => `${value} %`,
  noneYet: () => "Pas encore",
  streak: () => "Jours d’affilée",
  days: ({ count }) => plural(count, { one: "# jour", other: "# jours" }, "fr"),
  intensity: () => "Intensité de la musique",
  intensityAtStart: () =>
    "Elle commence à 50 %. Plus tu termines de quiz, de paquets et de tests, plus tes scores sont élevés et plus tu enchaînes les jours, plus la musique est vive.",
  intensityRule: () =>
    "Plus tu termines de quiz, de paquets et de tests, plus tes scores sont élevés et plus tu enchaînes les jours, plus la musique est vive.",

  // Benefits
  benefits: () => "Ce que la musique apporte",
  coversTheRoom: () => "Elle couvre les bruits de fond.",
  coversTheRoomReason: () =>
    "Avec un son régulier, une porte qui claque ou une conversation à côté se remarquent moins.",
  noWords: () => "Elle est sans paroles.",
  noWordsReason: () => "Rien n’y fait concurrence à ce que tu lis.",
  marksTime: () => "Elle t’aide à mesurer le temps.",
  marksTimeReason: () =>
    "Chaque morceau dure deux à trois minutes, et une série complète environ 15 minutes.",
  beginning: () => "Elle t’aide à t’y mettre.",
  beginningReason: () =>
    "Écoute chaque fois la même musique, et elle deviendra ton signal pour étudier.",
  silence: () =>
    "Certaines personnes étudient mieux en silence. Si c’est ton cas, laisse la musique coupée.",

  // Failures
  tracksFailed: () => "Impossible de charger la musique",
  tracksFailedAdvice: () => "Réessaie plus tard",
  tracksNotLoaded: () => "Impossible de charger les morceaux",
  playbackFailed: () => "Erreur de lecture",
  playbackFailedAdvice: () => "Impossible de lire le morceau choisi",
  keepFailed: () => "Impossible d’enregistrer ce morceau",
  noSuchTrack: () => "Morceau introuvable.",
  trackNotFound: () => "Morceau introuvable. Il a peut-être été supprimé.",
} satisfies Catalogue<typeof import("../en/screen")>;
