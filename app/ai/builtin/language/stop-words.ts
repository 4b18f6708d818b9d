/** Words too common to tell one sentence from another, by language. */
const LISTS = {
  en: "a about above after again all also although always am an and another any are as at be because been before being below between both but by can cannot could did do does doing done down during each either else etc even ever every for from further had has have having he her here hers herself him himself his how however i if in into is it its itself just least less let like many may me might more most much must my neither no nor not now of off often on once one only onto or other others our ours out over own perhaps please rather really said same shall she should since so some still such than that the their theirs them themselves then there therefore these they this those though through thus to together too toward towards under until up upon us very was we well were what whatever when where whether which while who whom whose why will with within without would yet you your yours s t re ve ll d m",
  es: "a al algo algunas algunos ante antes aquel aquella así aun aunque bajo bien cada casi como con contra cual cuales cuando cuanto de del desde donde dos durante e el ella ellas ellos en entre era eran es esa esas ese eso esos esta estaba estado estas este esto estos está están fue fueron ha haber había han hasta hay la las le les lo los luego mas me mi mientras muy más ni no nos nosotros o otra otras otro otros para pero poco por porque pues puede pueden que qué quien quienes se sea según ser si sido sin sino sobre solo son su sus sí también tan tanto te tiene tienen todo todos tras tu u un una unas uno unos y ya yo cuál cuáles cuándo cuánto cuánta cuántos cuántas cómo dónde quién quiénes",
  fr: "a ai ainsi alors au aucun aucune aussi autre autres aux avait avaient avec avoir c ce ceci cela celle celles celui cependant ces cet cette ceux chaque ci comme comment d dans de des donc dont du elle elles en encore entre est et etc étaient était étant été être eu eux fait fut furent il ils j je jusque l la là le les leur leurs lors lorsque lui m ma mais me même mêmes mes moi moins mon n ne ni nos notre nous on ont ou où par parce pas pendant peu peut plus pour pourquoi pouvoir puis qu quand que quel quelle quelles quels qui quoi s sa sans se sera ses si son sont sous soit sur ta te tel telle tous tout toute toutes tres très trop tu un une vers vos votre vous y t combien",
  de: "bedeutet laut aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis da dabei dadurch damit dann dich dir mich mir daran darauf darin das dass daß dazu dein dem den denen denn der deren des dessen die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwa etwas euch für gegen haben habe hat hatte hatten hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in indem ins ist ja jede jedem jeden jeder jedes jedoch kann können könnte man mehr mein mit muß müssen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit sich sie sind so solche sondern über um und uns unser unter viel vom von vor war waren was wann warum weil welche welchem welchen welcher welches wenn wer werden wie wieder wird wo wurde wurden zu zum zur zwar zwischen wieviel viele",
  pt: "a ao aos aquela aquele as até com como contra cada da das de dela dele deles depois do dos e é ela elas ele eles em entre era eram essa esse esta está estão estas este estes eu foi foram há isso isto já la lhe mais mas me mesmo meu muito na nas nem no nos nós não num numa o onde os ou para pela pelas pelo pelos pode podem por porque quais qual quando quanto quantos quantas que quem se sem ser seu seus sobre sua suas são só também tem têm ter tinha todo todos tudo um uma umas uns você à às",
  it: "a ad agli ai al alla alle anche che chi ci come con contro così cui da dagli dai dal dalla dalle degli dei del della delle dello di dopo dove e ed è era erano essere fra gli ha hanno i il in io la le lei lo loro ma me mi molto ne negli nei nel nella nelle no noi non nostro o ogni per perché più poi può qual quale quali quando quanto quanti quella quello questa questo questi se senza si sia sono sopra su sua sue sui sul sulla suo tra tutti tutto un una uno",
  ru: "а без более бы был была были было быть в вам вас весь во вот все всего всех вы где да даже для до его ее её если есть еще ещё же за здесь и из или им их к как какая какие какой какую каком какими каков какова ко когда кого кто ли лишь между меня мне много может можно мы на над надо наш не него нее неё нет ни них но ну о об один она они оно от очень по под после при про раз с сам свое свои своей своего со так также такой там те тем то того тоже только том тот ту ты у уже хотя чего чем через что чтобы эта эти это этого этой этом этот я сколько почему зачем куда откуда чей которая которые который которых которого которой",
  ar: "في من على إلى عن أن إن كان كانت هذا هذه ذلك تلك التي الذي الذين ما ماذا متى أين كيف لماذا كم هل هو هي هم لا لم لن قد مع بعد قبل كل بين أو و ثم حتى عند عندما كما أي أيضا غير بعض منذ خلال وقد ولم وكان وكانت",
  zh: "的 了 在 是 和 与 或 也 都 而 及 被 把 从 到 对 为 以 于 其 他 她 它 他们 这 那 这些 那些 一个 一种 有 没有 什么 谁 哪 哪里 何时 多少 为什么 怎么 如何 吗 呢 之 但 并 等 中 上 下 个 年 很 就 还 又 所",
  ja: "の に は を た が で て と し れ さ ある いる も する から な こと として い や など なっ ない この ため その あっ よう また もの という あり まで られ なる へ か だ これ によって により おり より による ず なり られる において ば なかっ なく しかし について せ だっ できる それ う ので なお のみ でき き つ における および いう さらに でも ら たり です ます",
  hi: "के का एक में की है यह और से हैं को पर इस होता कि जो कर मे गया करने किया लिये अपने ने बनी नहीं तो ही या एवं दिया हो इसका था द्वारा हुआ तक साथ करना वाले बाद लिए आप कुछ सकते किसी ये इसके सबसे इसमें थे दो होने वह वे करते बहुत कहा वर्ग कई करें होती अपनी उनके थी यदि हुई जा ना इसे कहते जब होते कोई हुए व न अभी जैसे सभी करता उनकी तरह उस आदि कुल रहा इसकी सकता रहे उनका इसी रखें अपना पे उसके",
} as const;

/** The languages whose common words Fennec knows. */
export type Language = keyof typeof LISTS;

const sets = new Map<Language, ReadonlySet<string>>();

/** The common words of a language, in lower case. */
export function stopWords(language: Language): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const words = new Set(LISTS[language].split(" "));
  sets.set(language, words);
  return words;
}

const bare = new Map<Language, ReadonlySet<string>>();

/** Is a word, lower case and perhaps typed without its accents, a common one of the language? */
export function isStopWord(word: string, language: Language): boolean {
  const known = bare.get(language) ?? new Set([...stopWords(language)].map(withoutAccents));
  bare.set(language, known);
  return stopWords(language).has(word) || known.has(word);
}

function withoutAccents(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/gu, "")
    .normalize("NFC");
}
