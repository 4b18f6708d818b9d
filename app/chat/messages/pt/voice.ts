import type { Catalogue } from "~/localization/catalogue";

export default {
  // Reading a reply aloud
  listen: ({ hidden }) => ["Ouvir", hidden(" a resposta")],
  pauseSpeech: ({ hidden }) => ["Pausar", hidden(" a leitura da resposta")],
  resumeSpeech: ({ hidden }) => ["Continuar", hidden(" a leitura da resposta")],
  stopSpeech: ({ hidden }) => ["Parar", hidden(" a leitura da resposta")],
  speechPlayer: () => "Ouvir a resposta",
  speed: () => "Velocidade",
  speedFactor: ({ factor }) => `${factor.toLocaleString("pt")}×`,
  speechFailed: () => "Não foi possível ler a resposta em voz alta",
  speechFailedAdvice: () => "Não foi possível ler a resposta em voz alta. Tente de novo.",
  noVoice: () =>
    "Seu dispositivo talvez não tenha uma voz para este idioma. Adicione uma nas configurações dele ou use outro navegador.",
  languageNotSpoken: () =>
    "O Fennec não tem uma voz para o idioma desta resposta. A voz do seu navegador talvez consiga ler.",

  // Voice messages
  voiceMessage: () => "Mensagem de voz",
  listeningToRecording: () => "Ouvindo sua gravação",
  recordVoice: () => "Gravar mensagem de voz",
  sendRecording: () => "Enviar gravação",
  sending: () => "Enviando",
  sendingRecording: () => "Enviando…",
  recordingReady: () => "Pronta para enviar",
  recording: () => "Gravando",
  recordingTime: ({ elapsed, limit }) => `${elapsed} de ${limit}`,
  yourRecording: () => "Sua gravação",
  discardRecording: () => "Descartar",
  cancel: () => "Cancelar",
  recordingOnly: () => "Uma gravação de até 2 minutos",
  orRecording: () => "Ou envie uma gravação de até 2 minutos",
  recordingFull: () => "A gravação parou aos 2 minutos",
  recordingFullAdvice: () => "Essa é a duração máxima. Você pode enviar ou descartar.",
  backToChat: () => "Voltar ao chat",

  // Dictation by the browser
  listening: () => "Ouvindo",
  heard: () => "Texto reconhecido",
  waitingForMicrophone: () => "Aguardando o microfone",
  allowMicrophone: () => "Se o navegador perguntar, permita o uso do microfone.",
  dictationStarted: () =>
    "Pode falar. Seu navegador transforma sua fala em texto e pode enviar o áudio ao fabricante dele.",
  dictationNotAllowed: () =>
    "Se o navegador perguntar, permita o uso do microfone. Seu navegador transforma sua fala em texto e pode enviar o áudio ao fabricante dele.",
  useWords: () => "Usar este texto",
  dictationFailed: () => "O reconhecimento de voz não está funcionando",
  dictationFailedAdvice: () =>
    "Seu navegador não conseguiu transformar sua fala em texto. Digite sua mensagem.",

  // What is wrong with a recording or a microphone
  microphoneFailed: () => "Não foi possível usar o microfone",
  microphoneNotAllowed: () =>
    "Seu navegador não permitiu o microfone. Permita o uso neste site e tente de novo.",
  microphoneNotFound: () => "Nenhum microfone encontrado. Conecte um e tente de novo.",
  microphoneInUse: () => "Outro app talvez esteja usando o microfone. Feche-o e tente de novo.",
  cannotRecord: () => "Seu navegador não conseguiu começar a gravar. Digite sua mensagem.",
  recordingsNotAccepted: () => "Este site não aceita gravações: digite sua mensagem.",
  noVoiceInputTitle: () => "Sem entrada de voz neste navegador",
  noVoiceInput: () =>
    "Digite sua mensagem ou use um navegador com reconhecimento de voz, como Chrome, Edge ou Safari.",
  voiceFailed: () => "Não foi possível processar a gravação. Tente de novo.",
  transcriptionLimitReached: () =>
    "Este site atingiu o limite de mensagens de voz de hoje. Digite sua mensagem.",
  nothingHeard: () =>
    "Não deu para ouvir nenhuma palavra nessa gravação. Chegue mais perto do microfone e tente de novo.",
  recordingRequired: () => "Grave algo primeiro.",
  recordingTypeUnknown: () =>
    "Esse formato de áudio não é aceito. Envie WebM, Ogg, MP4, MP3 ou WAV.",
  recordingTooLong: () => "Essa gravação passa de 2 minutos. Grave uma mais curta.",
  recordingTooLarge: () => "Essa gravação passa de 10\u00a0MB. Grave uma mais curta.",
  oneRecording: () => "Envie uma gravação de cada vez.",
  recordingIncomplete: () => "O envio da sua gravação foi interrompido. Envie de novo.",
} satisfies Catalogue<typeof import("../en/voice")>;
