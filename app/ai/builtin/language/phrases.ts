import type { Language } from "./language";

/** What the engine says around quoted sentences. `%s` stands for the part to fill in. */
export interface Phrases {
  greeting: string;
  help: string;
  noDocuments: string;
  quiz: string;
  notFound: string;
  /** Where nothing near was found either. */
  instead: string;
  nearest: string;
  /** Before a sentence that fits, but not beyond doubt. */
  perhaps: string;
  summary: string;
  also: string;
  thanks: string;
}

const ENGLISH: Phrases = {
  greeting: "Hello%s.",
  help: "Ask me anything about %s: a fact, what a term means, or a summary of the key points. I answer with sentences from the text and show where they stand.",
  noDocuments:
    "There is no document here yet. Upload a PDF or a Word file, and I will answer from it and show you the page.",
  quiz: "Open the Quiz mode and I will write questions from %s for you, with the source of every answer.",
  notFound: "I could not find that in %s.",
  instead: "Try it in other words, or ask me for the key points.",
  nearest: "The nearest thing it says is this:",
  perhaps: "I am not certain that this answers your question, but it is the closest passage:",
  summary: "The key points of %s:",
  also: "It also says:",
  thanks: "You are welcome%s. Ask on whenever you like.",
};

const PHRASES: Record<Language, Phrases> = {
  en: ENGLISH,
  es: {
    greeting: "Hola%s.",
    help: "Pregúntame lo que quieras sobre %s: un dato, qué significa un término o un resumen. Respondo con frases del texto y te muestro dónde están.",
    noDocuments:
      "Aquí todavía no hay ningún documento. Sube un PDF o un archivo de Word y responderé a partir de él, con la página.",
    quiz: "Abre el modo Quiz y escribiré preguntas sobre %s, con la fuente de cada respuesta.",
    notFound: "No he encontrado eso en %s.",
    instead: "Prueba con otras palabras o pídeme los puntos principales.",
    nearest: "Lo más cercano que dice es esto:",
    perhaps: "No estoy seguro de que esto responda a tu pregunta, pero es lo que más se acerca:",
    summary: "Los puntos principales de %s:",
    also: "También dice:",
    thanks: "De nada%s. Sigue preguntando cuando quieras.",
  },
  fr: {
    greeting: "Bonjour%s.",
    help: "Pose-moi une question sur %s : un fait, le sens d’un terme ou un résumé. Je réponds avec des phrases du texte et je montre où elles se trouvent.",
    noDocuments:
      "Il n’y a pas encore de document ici. Importe un PDF ou un fichier Word, et je répondrai à partir de lui en indiquant la page.",
    quiz: "Ouvre le mode Quiz : j’y écris des questions sur %s, avec la source de chaque réponse.",
    notFound: "Je n’ai pas trouvé cela dans %s.",
    instead: "Essaie avec d’autres mots, ou demande-moi les points essentiels.",
    nearest: "Voici ce que le texte dit de plus proche :",
    perhaps:
      "Je ne suis pas certain que cela réponde à ta question, mais c’est le passage le plus proche :",
    summary: "Les points essentiels de %s :",
    also: "Le texte dit aussi :",
    thanks: "Avec plaisir%s. Continue à poser tes questions.",
  },
  de: {
    greeting: "Hallo%s.",
    help: "Frag mich etwas zu %s: eine Tatsache, die Bedeutung eines Begriffs oder eine Zusammenfassung. Ich antworte mit Sätzen aus dem Text und zeige, wo sie stehen.",
    noDocuments:
      "Hier gibt es noch kein Dokument. Lade ein PDF oder eine Word-Datei hoch, dann antworte ich daraus und nenne die Seite.",
    quiz: "Öffne den Quiz-Modus, dort schreibe ich dir Fragen zu %s, jede mit ihrer Quelle.",
    notFound: "Das habe ich in %s nicht gefunden.",
    instead: "Versuch es mit anderen Worten, oder frag mich nach den wichtigsten Punkten.",
    nearest: "Am nächsten kommt dem diese Stelle:",
    perhaps:
      "Ich bin nicht sicher, ob das deine Frage beantwortet, aber diese Stelle kommt ihr am nächsten:",
    summary: "Die wichtigsten Punkte aus %s:",
    also: "Dort steht auch:",
    thanks: "Gern%s. Frag weiter, wann immer du magst.",
  },
  pt: {
    greeting: "Olá%s.",
    help: "Pergunte-me algo sobre %s: um fato, o sentido de um termo ou um resumo. Respondo com frases do texto e mostro onde estão.",
    noDocuments:
      "Ainda não há nenhum documento aqui. Envie um PDF ou um arquivo do Word, e responderei a partir dele, com a página.",
    quiz: "Abra o modo Quiz e escreverei perguntas sobre %s, com a fonte de cada resposta.",
    notFound: "Não encontrei isso em %s.",
    instead: "Tente com outras palavras ou peça-me os pontos principais.",
    nearest: "O mais próximo que o texto diz é isto:",
    perhaps: "Não tenho certeza de que isto responda à sua pergunta, mas é o trecho mais próximo:",
    summary: "Os pontos principais de %s:",
    also: "O texto também diz:",
    thanks: "De nada%s. Pode continuar a perguntar.",
  },
  it: {
    greeting: "Ciao%s.",
    help: "Chiedimi qualcosa su %s: un fatto, il significato di un termine o un riassunto. Rispondo con frasi del testo e mostro dove si trovano.",
    noDocuments:
      "Qui non c’è ancora nessun documento. Carica un PDF o un file Word e risponderò a partire da quello, con la pagina.",
    quiz: "Apri la modalità Quiz e scriverò domande su %s, con la fonte di ogni risposta.",
    notFound: "Non l’ho trovato in %s.",
    instead: "Prova con altre parole, oppure chiedimi i punti principali.",
    nearest: "La cosa più vicina che dice è questa:",
    perhaps: "Non sono certo che questo risponda alla tua domanda, ma è il passo più vicino:",
    summary: "I punti principali di %s:",
    also: "Il testo dice anche:",
    thanks: "Prego%s. Continua pure a chiedere.",
  },
  ru: {
    greeting: "Здравствуйте%s.",
    help: "Спросите меня о том, что есть в %s: о факте, о значении термина или о главном. Я отвечаю предложениями из текста и показываю, где они стоят.",
    noDocuments:
      "Здесь пока нет документа. Загрузите PDF или файл Word, и я буду отвечать по нему с указанием страницы.",
    quiz: "Откройте режим Quiz: там я составлю вопросы по %s, с источником каждого ответа.",
    notFound: "В %s этого найти не удалось.",
    instead: "Попробуйте другими словами или спросите о главном.",
    nearest: "Ближе всего к этому вот что:",
    perhaps: "Не уверен, что это ответ на ваш вопрос, но это самое близкое место:",
    summary: "Главное из %s:",
    also: "Там сказано также:",
    thanks: "Пожалуйста%s. Спрашивайте ещё.",
  },
  ar: {
    greeting: "مرحبًا%s.",
    help: "اسألني عمّا تشاء في %s: معلومة، أو معنى مصطلح، أو ملخّص لأهم النقاط. أجيب بجمل من النص وأريك مكانها.",
    noDocuments: "لا يوجد مستند هنا بعد. ارفع ملف PDF أو Word، وسأجيب منه مع رقم الصفحة.",
    quiz: "افتح وضع Quiz وسأكتب لك أسئلة من %s، مع مصدر كل إجابة.",
    notFound: "لم أجد ذلك في %s.",
    instead: "جرّب كلمات أخرى، أو اسألني عن أهم النقاط.",
    nearest: "أقرب ما يقوله النص هو هذا:",
    perhaps: "لست متأكدًا من أن هذا يجيب عن سؤالك، لكنه أقرب موضع:",
    summary: "أهم النقاط في %s:",
    also: "ويقول النص أيضًا:",
    thanks: "على الرحب والسعة%s. اسأل متى شئت.",
  },
  zh: {
    greeting: "你好%s。",
    help: "你可以问我关于%s的任何内容：一个事实、一个术语的意思，或要点总结。我用原文的句子回答，并指出它们的位置。",
    noDocuments: "这里还没有文档。上传 PDF 或 Word 文件，我会根据它回答并标明页码。",
    quiz: "打开 Quiz 模式，我会根据%s为你出题，每个答案都附有出处。",
    notFound: "我在%s中没有找到。",
    instead: "换个说法试试，或者让我列出要点。",
    nearest: "原文中最接近的是：",
    perhaps: "我不确定这是否回答了你的问题，但这是最接近的段落：",
    summary: "%s的要点：",
    also: "原文还说：",
    thanks: "不客气%s。欢迎继续提问。",
  },
  ja: {
    greeting: "こんにちは%s。",
    help: "%sについて何でも聞いてください。事実、用語の意味、要点のまとめなどです。本文の文で答え、その場所を示します。",
    noDocuments:
      "まだ文書がありません。PDF か Word のファイルをアップロードすると、ページを示しながらそこから答えます。",
    quiz: "Quiz モードを開くと、%sから問題を作ります。答えにはすべて出典が付きます。",
    notFound: "%sには見つかりませんでした。",
    instead: "別の言い方で試すか、要点を聞いてください。",
    nearest: "最も近い記述はこれです。",
    perhaps: "質問の答えかどうか確信はありませんが、最も近い箇所です。",
    summary: "%sの要点：",
    also: "本文にはこうもあります。",
    thanks: "どういたしまして%s。いつでも聞いてください。",
  },
  hi: {
    greeting: "नमस्ते%s।",
    help: "%s के बारे में कुछ भी पूछिए: कोई तथ्य, किसी शब्द का अर्थ या मुख्य बातें। मैं पाठ के वाक्यों से उत्तर देता हूँ और दिखाता हूँ कि वे कहाँ हैं।",
    noDocuments:
      "यहाँ अभी कोई दस्तावेज़ नहीं है। PDF या Word फ़ाइल अपलोड कीजिए, मैं उसी से पृष्ठ बताकर उत्तर दूँगा।",
    quiz: "Quiz मोड खोलिए, मैं %s से प्रश्न लिखूँगा, हर उत्तर के स्रोत के साथ।",
    notFound: "मुझे यह %s में नहीं मिला।",
    instead: "दूसरे शब्दों में पूछिए, या मुख्य बातें पूछिए।",
    nearest: "सबसे निकट यह लिखा है:",
    perhaps: "मुझे यक़ीन नहीं कि यह आपके प्रश्न का उत्तर है, पर यही सबसे निकट अंश है:",
    summary: "%s की मुख्य बातें:",
    also: "पाठ में यह भी लिखा है:",
    thanks: "आपका स्वागत है%s। आगे भी पूछिए।",
  },
};

/** The engine's phrases in a language. */
export function phrasesFor(language: Language): Phrases {
  return PHRASES[language];
}

/** Puts each value in the place of its `%s`, as it is; one alone in the place of all. */
export function fill(phrase: string, ...values: readonly string[]): string {
  return phrase
    .split("%s")
    .reduce((text, part, index) => text + (values[index - 1] ?? values.at(-1) ?? "") + part);
}
