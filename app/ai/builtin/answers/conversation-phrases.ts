import type { Language } from "../language/language";

/** What the engine says in the course of a conversation. Each `%s` stands for a part to fill in. */
export interface ConversationPhrases {
  /** A misspelt word, and the word that was taken for it. */
  readAs: string;
  /** Where a sentence stands; part of `stands` and `sure`. */
  onPage: string;
  under: string;
  /** Asked where it says so; the place follows the comma. */
  stands: string;
  standsThere: string;
  /** Asked whether it is true. */
  sure: string;
  sureThere: string;
  /** Before one sentence, where a shorter answer is wanted. */
  shorter: string;
  /** Before short sentences, where it was not understood. */
  plainer: string;
  /** Words of a question that the material does not hold. */
  noWord: string;
  /** Asked what happens next. */
  goesOn: string;
  noMore: string;
  noExample: string;
  noTranslation: string;
  /** To “ok” and the like. */
  fine: string;
  self: string;
  /** Where a chapter is named that there is not; its parts follow as a list. */
  noPart: string;
  partsLeft: string;
  askPart: string;
  /** The same, where the document has no headings. */
  noParts: string;
  whichFile: string;
  quizPart: string;
  /** The name of the document’s language. */
  otherLanguage: string;
}

const PHRASES: Record<Language, ConversationPhrases> = {
  en: {
    readAs: "I read “%s” as “%s”.",
    onPage: "on page %s",
    under: "under “%s”",
    stands: "That stands in the document, %s:",
    standsThere: "That stands in the document:",
    sure: "I cannot judge whether it is true, but these are the document’s own words, %s:",
    sureThere: "I cannot judge whether it is true, but these are the document’s own words:",
    shorter: "In one sentence of the text:",
    plainer: "I only have the document’s own words. These may be the plainest it has on this:",
    noWord: "It does not mention %s.",
    goesOn: "The text goes on:",
    noMore: "I find nothing more about that in %s.",
    noExample: "I find no example of that in %s.",
    noTranslation: "I quote %s in its own language and cannot translate it.",
    fine: "Good. Ask on whenever you like.",
    self: "I am Fennec’s built-in engine, not a person, and I have no opinions: I look up sentences in %s and quote them.",
    noPart: "I cannot find that part in %s. These are its parts:",
    partsLeft: "… and %s more.",
    askPart: "Ask me for one of them by its name.",
    noParts:
      "I see no chapters or headings in %s. Where it has pages, you can ask for those: “Summarise pages 2–4”.",
    whichFile:
      "More than one of your files could be meant. Open the one you mean and ask me there.",
    quizPart:
      "Open the Quiz mode and type “%s” as the topic: I will write questions from that part, each with its source.",
    otherLanguage:
      "It is written in %s, and I look for its own words: try the question in that language.",
  },
  es: {
    readAs: "He leído «%s» como «%s».",
    onPage: "en la página %s",
    under: "en el apartado «%s»",
    stands: "Está en el documento, %s:",
    standsThere: "Está en el documento:",
    sure: "No puedo juzgar si es cierto, pero son palabras del propio documento, %s:",
    sureThere: "No puedo juzgar si es cierto, pero son palabras del propio documento:",
    shorter: "En una frase del texto:",
    plainer:
      "Solo tengo las palabras del documento. Quizá estas sean las más sencillas que tiene sobre esto:",
    noWord: "No menciona %s.",
    goesOn: "El texto sigue así:",
    noMore: "No encuentro nada más sobre eso en %s.",
    noExample: "No encuentro ningún ejemplo de eso en %s.",
    noTranslation: "Cito %s en su propio idioma y no puedo traducirlo.",
    fine: "Bien. Sigue preguntando cuando quieras.",
    self: "Soy el motor integrado de Fennec, no una persona, y no tengo opiniones: busco frases en %s y las cito.",
    noPart: "No encuentro esa parte en %s. Estas son sus partes:",
    partsLeft: "… y %s más.",
    askPart: "Pídeme una de ellas por su nombre.",
    noParts:
      "No veo capítulos ni títulos en %s. Si tiene páginas, puedes pedirlas: «Resume las páginas 2–4».",
    whichFile:
      "Puedes referirte a más de uno de tus archivos. Abre el que quieras y pregúntame allí.",
    quizPart:
      "Abre el modo Quiz y escribe «%s» como tema: haré preguntas de esa parte, cada una con su fuente.",
    otherLanguage:
      "Está escrito en %s y yo busco sus propias palabras: prueba a preguntar en ese idioma.",
  },
  fr: {
    readAs: "J’ai lu « %s » comme « %s ».",
    onPage: "à la page %s",
    under: "sous « %s »",
    stands: "Cela se trouve dans le document, %s :",
    standsThere: "Cela se trouve dans le document :",
    sure: "Je ne peux pas juger si c’est vrai, mais ce sont les mots du document, %s :",
    sureThere: "Je ne peux pas juger si c’est vrai, mais ce sont les mots du document :",
    shorter: "En une phrase du texte :",
    plainer:
      "Je n’ai que les mots du document. Voici peut-être les plus simples qu’il ait à ce sujet :",
    noWord: "Il ne mentionne pas %s.",
    goesOn: "Le texte continue ainsi :",
    noMore: "Je ne trouve rien de plus là-dessus dans %s.",
    noExample: "Je n’en trouve aucun exemple dans %s.",
    noTranslation: "Je cite %s dans sa langue et je ne peux pas le traduire.",
    fine: "Bien. Continue à poser tes questions quand tu veux.",
    self: "Je suis le moteur intégré de Fennec, pas une personne, et je n’ai pas d’opinions : je cherche des phrases dans %s et je les cite.",
    noPart: "Je ne trouve pas cette partie dans %s. Voici ses parties :",
    partsLeft: "… et %s autres.",
    askPart: "Demande-moi l’une d’elles par son nom.",
    noParts:
      "Je ne vois ni chapitres ni titres dans %s. S’il a des pages, tu peux les demander : « Résume les pages 2–4 ».",
    whichFile:
      "Plusieurs de tes fichiers peuvent convenir. Ouvre celui que tu veux et pose-moi la question là.",
    quizPart:
      "Ouvre le mode Quiz et écris « %s » comme thème : j’y ferai des questions sur cette partie, chacune avec sa source.",
    otherLanguage:
      "Il est écrit en %s et je cherche ses propres mots : essaie de poser la question dans cette langue.",
  },
  de: {
    readAs: "Ich habe „%s“ als „%s“ gelesen.",
    onPage: "auf Seite %s",
    under: "unter „%s“",
    stands: "Das steht im Dokument, %s:",
    standsThere: "Das steht im Dokument:",
    sure: "Ob es stimmt, kann ich nicht beurteilen, aber es sind die Worte des Dokuments, %s:",
    sureThere: "Ob es stimmt, kann ich nicht beurteilen, aber es sind die Worte des Dokuments:",
    shorter: "In einem Satz des Textes:",
    plainer:
      "Ich habe nur die Worte des Dokuments. Das sind vielleicht die einfachsten, die es dazu hat:",
    noWord: "%s kommt darin nicht vor.",
    goesOn: "Der Text geht so weiter:",
    noMore: "Mehr dazu finde ich in %s nicht.",
    noExample: "Ein Beispiel dafür finde ich in %s nicht.",
    noTranslation: "Ich zitiere %s in seiner eigenen Sprache und kann es nicht übersetzen.",
    fine: "Gut. Frag weiter, wann immer du magst.",
    self: "Ich bin der eingebaute Motor von Fennec, kein Mensch, und habe keine Meinungen: Ich suche Sätze in %s und zitiere sie.",
    noPart: "Diesen Teil finde ich in %s nicht. Das sind seine Teile:",
    partsLeft: "… und %s weitere.",
    askPart: "Nenn mir einen davon beim Namen.",
    noParts:
      "In %s sehe ich keine Kapitel oder Überschriften. Wenn es Seiten hat, kannst du nach ihnen fragen: „Fasse die Seiten 2–4 zusammen“.",
    whichFile:
      "Mehrere deiner Dateien könnten gemeint sein. Öffne die, die du meinst, und frag mich dort.",
    quizPart:
      "Öffne den Quiz-Modus und schreib „%s“ als Thema: Dort stelle ich Fragen zu diesem Teil, jede mit ihrer Quelle.",
    otherLanguage:
      "Es ist auf %s geschrieben, und ich suche nach seinen eigenen Worten: Versuch die Frage in dieser Sprache.",
  },
  pt: {
    readAs: "Li “%s” como “%s”.",
    onPage: "na página %s",
    under: "em “%s”",
    stands: "Isso está no documento, %s:",
    standsThere: "Isso está no documento:",
    sure: "Não posso julgar se é verdade, mas são as palavras do próprio documento, %s:",
    sureThere: "Não posso julgar se é verdade, mas são as palavras do próprio documento:",
    shorter: "Numa frase do texto:",
    plainer:
      "Só tenho as palavras do documento. Talvez estas sejam as mais simples que ele tem sobre isto:",
    noWord: "Não menciona %s.",
    goesOn: "O texto continua assim:",
    noMore: "Não encontro mais nada sobre isso em %s.",
    noExample: "Não encontro nenhum exemplo disso em %s.",
    noTranslation: "Cito %s em sua própria língua e não posso traduzi-lo.",
    fine: "Certo. Pode continuar a perguntar quando quiser.",
    self: "Sou o motor embutido do Fennec, não uma pessoa, e não tenho opiniões: procuro frases em %s e as cito.",
    noPart: "Não encontro essa parte em %s. Estas são as suas partes:",
    partsLeft: "… e mais %s.",
    askPart: "Peça-me uma delas pelo nome.",
    noParts:
      "Não vejo capítulos nem títulos em %s. Se tiver páginas, você pode pedi-las: “Resuma as páginas 2–4”.",
    whichFile: "Mais de um dos seus arquivos pode servir. Abra o que quiser e pergunte-me lá.",
    quizPart:
      "Abra o modo Quiz e escreva “%s” como tema: farei perguntas sobre essa parte, cada uma com a sua fonte.",
    otherLanguage:
      "Está escrito em %s e eu procuro as suas próprias palavras: tente perguntar nessa língua.",
  },
  it: {
    readAs: "Ho letto “%s” come “%s”.",
    onPage: "a pagina %s",
    under: "sotto “%s”",
    stands: "Si trova nel documento, %s:",
    standsThere: "Si trova nel documento:",
    sure: "Non posso giudicare se è vero, ma sono le parole del documento, %s:",
    sureThere: "Non posso giudicare se è vero, ma sono le parole del documento:",
    shorter: "In una frase del testo:",
    plainer: "Ho solo le parole del documento. Queste sono forse le più semplici che ha su questo:",
    noWord: "Non menziona %s.",
    goesOn: "Il testo continua così:",
    noMore: "Non trovo altro su questo in %s.",
    noExample: "Non ne trovo alcun esempio in %s.",
    noTranslation: "Cito %s nella sua lingua e non posso tradurlo.",
    fine: "Bene. Continua pure a chiedere.",
    self: "Sono il motore integrato di Fennec, non una persona, e non ho opinioni: cerco frasi in %s e le cito.",
    noPart: "Non trovo questa parte in %s. Queste sono le sue parti:",
    partsLeft: "… e altre %s.",
    askPart: "Chiedimene una per nome.",
    noParts:
      "In %s non vedo capitoli né titoli. Se ha pagine, puoi chiedere quelle: “Riassumi le pagine 2–4”.",
    whichFile: "Potresti intendere più di uno dei tuoi file. Apri quello che intendi e chiedi lì.",
    quizPart:
      "Apri la modalità Quiz e scrivi “%s” come argomento: farò domande su quella parte, ognuna con la sua fonte.",
    otherLanguage:
      "È scritto in %s e io cerco le sue stesse parole: prova a fare la domanda in quella lingua.",
  },
  ru: {
    readAs: "Я прочитал «%s» как «%s».",
    onPage: "на странице %s",
    under: "под заголовком «%s»",
    stands: "Это стоит в документе, %s:",
    standsThere: "Это стоит в документе:",
    sure: "Судить, верно ли это, я не могу, но это слова самого документа, %s:",
    sureThere: "Судить, верно ли это, я не могу, но это слова самого документа:",
    shorter: "Одним предложением из текста:",
    plainer: "У меня есть только слова документа. Вот, пожалуй, самые простые из них об этом:",
    noWord: "Там не встречается %s.",
    goesOn: "Дальше в тексте:",
    noMore: "Больше об этом в %s ничего не нахожу.",
    noExample: "Примера этому в %s не нахожу.",
    noTranslation: "Я цитирую %s на языке документа и переводить не умею.",
    fine: "Хорошо. Спрашивайте ещё.",
    self: "Я встроенный движок Fennec, не человек, и мнений у меня нет: я ищу предложения в %s и цитирую их.",
    noPart: "Такой части в %s не нахожу. Вот его части:",
    partsLeft: "… и ещё %s.",
    askPart: "Назовите одну из них.",
    noParts:
      "В %s я не вижу глав и заголовков. Если есть страницы, спросите о них: «Перескажи страницы 2–4».",
    whichFile: "Под это подходит несколько ваших файлов. Откройте нужный и спросите там.",
    quizPart:
      "Откройте режим Quiz и напишите «%s» как тему: там я составлю вопросы по этой части, с источником каждого ответа.",
    otherLanguage:
      "Язык документа: %s, и я ищу его собственные слова. Попробуйте спросить на этом языке.",
  },
  ar: {
    readAs: "قرأت «%s» على أنها «%s».",
    onPage: "في الصفحة %s",
    under: "تحت «%s»",
    stands: "هذا في المستند، %s:",
    standsThere: "هذا في المستند:",
    sure: "لا أستطيع الحكم على صحته، لكن هذه كلمات المستند نفسه، %s:",
    sureThere: "لا أستطيع الحكم على صحته، لكن هذه كلمات المستند نفسه:",
    shorter: "في جملة واحدة من النص:",
    plainer: "ليس لديّ سوى كلمات المستند. لعلّ هذه أبسط ما فيه عن هذا:",
    noWord: "ولا يرد فيه %s.",
    goesOn: "ويتابع النص:",
    noMore: "لا أجد المزيد عن ذلك في %s.",
    noExample: "لا أجد مثالًا على ذلك في %s.",
    noTranslation: "أقتبس من %s بلغته ولا أستطيع ترجمته.",
    fine: "حسنًا. اسأل متى شئت.",
    self: "أنا المحرّك المدمج في Fennec ولست إنسانًا، وليست لي آراء: أبحث عن جمل في %s وأقتبسها.",
    noPart: "لا أجد هذا الجزء في %s. هذه أجزاؤه:",
    partsLeft: "… و%s غيرها.",
    askPart: "اطلب مني أحدها باسمه.",
    noParts: "لا أرى فصولًا أو عناوين في %s. إن كانت له صفحات فاسأل عنها: «لخص الصفحات 2–4».",
    whichFile: "قد يكون المقصود أكثر من ملف من ملفاتك. افتح الملف الذي تقصده واسألني هناك.",
    quizPart: "افتح وضع Quiz واكتب «%s» موضوعًا: سأكتب أسئلة من ذلك الجزء، مع مصدر كل إجابة.",
    otherLanguage: "لغة المستند هي %s، وأنا أبحث عن كلماته نفسها: جرّب السؤال بتلك اللغة.",
  },
  zh: {
    readAs: "我把“%s”读作“%s”。",
    onPage: "第 %s 页",
    under: "“%s”之下",
    stands: "原文在这里（%s）：",
    standsThere: "原文在这里：",
    sure: "我无法判断它是否属实，但这是文档的原话（%s）：",
    sureThere: "我无法判断它是否属实，但这是文档的原话：",
    shorter: "用原文的一句话来说：",
    plainer: "我只有文档自己的话。关于这一点，下面几句也许最简单：",
    noWord: "其中没有提到%s。",
    goesOn: "原文接着说：",
    noMore: "关于这一点，我在%s中没有找到更多内容。",
    noExample: "我在%s中没有找到这方面的例子。",
    noTranslation: "我只能按原文的语言引用%s，不能翻译。",
    fine: "好的。欢迎继续提问。",
    self: "我是 Fennec 的内置引擎，不是人，也没有自己的看法：我在%s中查找句子并引用它们。",
    noPart: "我在%s中找不到这一部分。它有这些部分：",
    partsLeft: "……还有 %s 个。",
    askPart: "请告诉我其中一个的名称。",
    noParts: "我在%s中看不到章节或标题。如果有页码，可以按页问我：“总结第 2–4 页”。",
    whichFile: "你指的可能不止一个文件。请打开你要的那个，再在那里问我。",
    quizPart: "打开 Quiz 模式，把“%s”填为主题：我会根据这一部分出题，每个答案都附有出处。",
    otherLanguage: "它是用%s写的，而我查找的是原文的词语：请试着用那种语言提问。",
  },
  ja: {
    readAs: "「%s」を「%s」と読みました。",
    onPage: "%sページ",
    under: "「%s」の下",
    stands: "本文のここにあります（%s）。",
    standsThere: "本文のここにあります。",
    sure: "正しいかどうかは判断できませんが、文書そのものの言葉です（%s）。",
    sureThere: "正しいかどうかは判断できませんが、文書そのものの言葉です。",
    shorter: "本文の一文で言うと：",
    plainer: "私にあるのは文書の言葉だけです。これについて最もやさしい文はおそらくこれです。",
    noWord: "%sは出てきません。",
    goesOn: "本文はこう続きます。",
    noMore: "%sには、これ以上のことは見つかりません。",
    noExample: "%sには、その例は見つかりません。",
    noTranslation: "%sは元の言語のまま引用します。翻訳はできません。",
    fine: "はい。いつでも聞いてください。",
    self: "私は Fennec の内蔵エンジンで、人ではなく、意見もありません。%sから文を探して引用します。",
    noPart: "%sにその部分は見つかりません。次の部分があります。",
    partsLeft: "…ほか %s 件。",
    askPart: "どれか一つを名前で聞いてください。",
    noParts:
      "%sには章や見出しが見当たりません。ページがあれば「2–4ページをまとめて」のように聞いてください。",
    whichFile: "あてはまるファイルが複数あります。聞きたいファイルを開いて、そこで聞いてください。",
    quizPart:
      "Quiz モードを開き、トピックに「%s」と入力してください。その部分から問題を作ります。答えにはすべて出典が付きます。",
    otherLanguage: "文書は%sで書かれていて、私はその言葉を探します。その言語で聞いてみてください。",
  },
  hi: {
    readAs: "मैंने “%s” को “%s” पढ़ा।",
    onPage: "पृष्ठ %s पर",
    under: "“%s” के नीचे",
    stands: "यह दस्तावेज़ में है, %s:",
    standsThere: "यह दस्तावेज़ में है:",
    sure: "यह सच है या नहीं, यह मैं नहीं बता सकता, पर ये दस्तावेज़ के ही शब्द हैं, %s:",
    sureThere: "यह सच है या नहीं, यह मैं नहीं बता सकता, पर ये दस्तावेज़ के ही शब्द हैं:",
    shorter: "पाठ के एक वाक्य में:",
    plainer: "मेरे पास केवल दस्तावेज़ के शब्द हैं। इस पर शायद ये सबसे सरल हैं:",
    noWord: "इसमें %s का उल्लेख नहीं है।",
    goesOn: "पाठ आगे कहता है:",
    noMore: "मुझे %s में इस पर और कुछ नहीं मिला।",
    noExample: "मुझे %s में इसका कोई उदाहरण नहीं मिला।",
    noTranslation: "मैं %s को उसी की भाषा में उद्धृत करता हूँ, अनुवाद नहीं कर सकता।",
    fine: "ठीक है। आगे भी पूछिए।",
    self: "मैं Fennec का अंतर्निर्मित इंजन हूँ, कोई व्यक्ति नहीं, और मेरी कोई राय नहीं है: मैं %s में वाक्य ढूँढ़कर उद्धृत करता हूँ।",
    noPart: "मुझे %s में वह भाग नहीं मिला। इसके भाग ये हैं:",
    partsLeft: "… और %s।",
    askPart: "इनमें से किसी एक का नाम लेकर पूछिए।",
    noParts: "मुझे %s में अध्याय या शीर्षक नहीं दिखते। पृष्ठ हों तो उनके बारे में पूछिए: “पृष्ठ 2–4 का सारांश”।",
    whichFile: "आपकी एक से अधिक फ़ाइलें हो सकती हैं। जो चाहिए उसे खोलिए और वहीं पूछिए।",
    quizPart: "Quiz मोड खोलिए और विषय में “%s” लिखिए: मैं उसी भाग से प्रश्न लिखूँगा, हर उत्तर के स्रोत के साथ।",
    otherLanguage: "यह %s में लिखा है और मैं उसी के शब्द ढूँढ़ता हूँ: उसी भाषा में पूछकर देखिए।",
  },
};

/** The phrases of conversation in a language. */
export function conversationPhrasesFor(language: Language): ConversationPhrases {
  return PHRASES[language];
}
