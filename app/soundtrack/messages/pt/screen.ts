import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  title: () => "Música para estudar",
  logInFirst: () => "Entre na sua conta para usar este recurso.",
  playerTab: () => "Player",
  moodsTab: () => "Climas e efeitos",
  collectionTab: () => "Minha coleção",

  // Moods
  mood: () => "Clima",
  energetic: () => "Energia",
  energeticSound: () =>
    "Batida rápida e constante, acordes dedilhados e brilhantes e uma melodia que não para.",
  energeticUse: () =>
    "Para organizar anotações, arrumar a mesa ou dar aquele último gás antes da pausa.",
  relaxed: () => "Calma",
  relaxedSound: () => "Acordes longos e quentes de teclado suave, com ondas ao longe. Sem bateria.",
  relaxedUse: () => "Para desacelerar ou ler por prazer.",
  focused: () => "Foco",
  focusedSound: () => "Um motivo curto que se repete sobre um pulso grave, tranquilo e regular.",
  focusedUse: () =>
    "Para ler e resolver exercícios, quando a música precisa ficar em segundo plano.",
  upbeat: () => "Alegria",
  upbeatSound: () => "Batida leve com swing, melodia de marimba e acordes simpáticos.",
  upbeatUse: () => "Para flashcards e vocabulário, um depois do outro.",
  reflective: () => "Reflexão",
  reflectiveSound: () =>
    "Acordes lentos e delicados em ritmo de valsa, como um piano suave em uma sala grande.",
  reflectiveUse: () => "Para escrever e repensar o dia.",
  chosenMood: () => "Escolhido",
  tryMood: () => "Experimentar este clima",
  moodRequired: () => "Escolha um clima: energia, calma, foco, alegria ou reflexão.",
  progressRange: () => "O progresso é um número inteiro de 5 a 95.",

  // The player
  player: () => "Player",
  loadingTracks: () => "Carregando faixas",
  trackNumber: ({ number, total }) => `Faixa ${number} de ${total}`,
  tracks: () => "Faixas",
  refresh: () => "Atualizar",
  seek: () => "Posição",
  seekPosition: ({ elapsed, duration }) => `${elapsed} de ${duration}`,
  elapsedTime: ({ hidden, time }) => [hidden("Decorrido "), time],
  totalTime: ({ hidden, time }) => [hidden("Total "), time],
  volume: () => "Volume",
  fallbackNote: () =>
    "Só foi possível carregar esta faixa curta. Toque em Atualizar para tentar carregar todas.",
  fallbackTitle: ({ mood }) => `${mood} (versão curta)`,
  previousTrack: () => "Faixa anterior",
  play: () => "Tocar",
  pause: () => "Pausar",
  nextTrack: () => "Próxima faixa",

  // The player at the lower edge of other pages
  nowPlaying: () => "Tocando agora",
  openPlayerOf: ({ track }) => `${track}, abrir o player`,
  playedTime: ({ elapsed, duration }) => `${elapsed} / ${duration}`,
  closePlayer: () => "Fechar o player",

  // The sleep timer
  sleepTimer: () => "Timer",
  sleepTimerOff: () => "Timer desligado",
  doNotStop: () => "Desligar o timer",
  stopsIn: ({ minutes }) =>
    plural(minutes, { one: "Para em # minuto", other: "Para em # minutos" }, "pt"),
  stopAfter: ({ minutes }) =>
    plural(minutes, { one: "Parar depois de # minuto", other: "Parar depois de # minutos" }, "pt"),

  // Without scripts
  tracksForYou: () => "Faixas para você",
  keepExplanation: () => "“Salvar” adiciona uma faixa a Minha coleção.",
  keep: () => "Salvar",
  keepTrack: ({ track }) => `Salvar ${track} em Minha coleção`,
  kept: () => "Salva",
  keptTrack: ({ track }) => `“${track}” está em Minha coleção.`,

  // The collection
  nothingPlayed: () => "Você ainda não ouviu nada",
  nothingPlayedAdvice: () => "As faixas que você ouvir aparecem aqui para tocar de novo.",
  openPlayer: () => "Abrir o player",
  recentlyPlayed: () => "Ouvidas recentemente",
  playedOnce: ({ mood, duration, date }) => [`${mood}, ${duration}, `, date],
  playedOften: ({ mood, duration, date, plays }) => [
    `${mood}, ${duration}, `,
    date,
    plural(plays, { one: ", ouvida # vez", other: ", ouvida # vezes" }, "pt"),
  ],
  playing: () => "Tocando",
  playTrack: ({ track }) => `Tocar ${track}`,

  // The learner's progress
  yourProgress: () => "Seu progresso",
  cardsMastered: () => "Flashcards dominados",
  lessonsCompleted: () => "Quizzes, baralhos e simulados concluídos",
  lessonsOf: ({ completed, total }) => `${completed} de ${total}`,
  averageScore: () => "Pontuação média",
  percent: ({ value }) => `${value}%`,
  noneYet: () => "Nada ainda",
  streak: () => "Sequência",
  days: ({ count }) => plural(count, { one: "# dia", other: "# dias" }, "pt"),
  intensity: () => "Intensidade da música",
  intensityAtStart: () =>
    "Começa em 50%. A música fica mais animada quanto mais você conclui, mais alta é sua pontuação e maior é sua sequência.",
  intensityRule: () =>
    "A música fica mais animada quanto mais você conclui, mais alta é sua pontuação e maior é sua sequência.",

  // Benefits
  benefits: () => "Por que a música ajuda a estudar",
  coversTheRoom: () => "Disfarça o barulho em volta.",
  coversTheRoomReason: () =>
    "Com um som constante, uma porta batendo ou uma conversa ao lado incomodam menos.",
  noWords: () => "Não tem letra.",
  noWordsReason: () => "Nada nela compete com o que você está lendo.",
  marksTime: () => "Ajuda a perceber o tempo.",
  marksTimeReason: () =>
    "Cada faixa dura de dois a três minutos; o conjunto todo, cerca de 15 minutos.",
  beginning: () => "Ajuda a começar.",
  beginningReason: () => "Toque sempre a mesma música, e ela vira seu sinal para estudar.",
  silence: () => "Há quem estude melhor em silêncio. Se for o seu caso, deixe a música desligada.",

  // Failures
  tracksFailed: () => "Não foi possível carregar a música",
  tracksFailedAdvice: () => "Tente de novo mais tarde",
  tracksNotLoaded: () => "Não foi possível carregar as faixas",
  playbackFailed: () => "Erro de reprodução",
  playbackFailedAdvice: () => "Não foi possível tocar a faixa escolhida",
  keepFailed: () => "Não foi possível salvar a faixa",
  noSuchTrack: () => "Não encontramos essa faixa.",
  trackNotFound: () => "Não encontramos essa faixa. Talvez já tenha sido excluída.",
} satisfies Catalogue<typeof import("../en/screen")>;
