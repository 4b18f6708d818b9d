import type { Language } from "./language";

/** Words that turn a statement into its contrary when one takes the other's place. */
const PAIRS: Partial<Record<Language, string>> = {
  en: "more:less larger:smaller largest:smallest higher:lower highest:lowest increase:decrease increased:decreased increases:decreases increasing:decreasing rose:fell gain:lose earlier:later early:late before:after first:last north:south northern:southern east:west eastern:western hot:cold hotter:colder warm:cool warmer:cooler strong:weak stronger:weaker strongest:weakest fast:slow faster:slower fastest:slowest slowly:quickly rapidly:slowly nearest:farthest closest:farthest rich:poor richer:poorer wealthy:poor positive:negative inner:outer inside:outside internal:external maximum:minimum majority:minority older:younger oldest:youngest longer:shorter longest:shortest heavier:lighter thick:thin thicker:thinner public:private often:rarely frequently:rarely always:never usually:rarely common:rare easier:harder direct:indirect formal:informal skilled:unskilled urban:rural import:export imports:exports won:lost encouraged:discouraged supported:opposed accepted:rejected united:divided expanded:shrank strengthened:weakened upper:lower visible:invisible best:worst better:worse dense:thin summer:winter attractive:repulsive few:many likely:unlikely possible:impossible necessary:unnecessary easy:difficult able:unable succeeded:failed succeed:fail similar:different useful:useless safe:dangerous modern:ancient permanent:temporary peaceful:violent simple:complex natural:artificial greater:smaller favorable:unfavorable forbidden:allowed gained:lost gradually:suddenly released:absorbed releases:absorbs",
  es: "más:menos antes:después mayor:menor mayores:menores primero:último primera:última aumenta:disminuye aumentan:disminuyen aumentó:disminuyó positiva:negativa positivo:negativo positivas:negativas grande:pequeño grandes:pequeños alta:baja altas:bajas interior:exterior fuerte:débil sólido:líquido físico:químico física:química físicas:químicas fácil:difícil homogénea:heterogénea homogéneas:heterogéneas simple:complejo norte:sur libera:absorbe rápido:lento directa:indirecta fácilmente:difícilmente muchos:pocos muchas:pocas ligero:pesado ligera:pesada ligeros:pesados caliente:frío posible:imposible visible:invisible constante:variable pura:impura puras:impuras rígido:flexible aumentar:disminuir macroscópico:microscópico macroscópica:microscópica macroscópicas:microscópicas comunes:raras",
  fr: "plus:moins avant:après premier:dernier première:dernière premiers:derniers grand:petit grande:petite grands:petits grandes:petites bon:mauvais bonne:mauvaise facile:difficile faciles:difficiles vrai:faux vraie:fausse augmente:diminue supérieur:inférieur supérieure:inférieure fort:faible ancien:nouveau ancienne:nouvelle anciens:nouveaux souvent:rarement général:particulier générale:particulière utile:inutile utiles:inutiles intérieur:extérieur intérieure:extérieure possible:impossible semblables:différents nord:sud actif:passif active:passive volontaire:involontaire connu:inconnu connus:inconnus directe:indirecte sain:malade physiologique:pathologique vivants:morts facilement:difficilement riche:pauvre riches:pauvres meilleur:pire meilleure:pire meilleurs:pires savant:ignorant savants:ignorants clair:obscur claire:obscure claires:obscures solide:fragile solides:fragiles étranges:ordinaires agréables:désagréables aisé:malaisé aisée:malaisée aisées:malaisées parfait:imparfait parfaite:imparfaite augmenter:diminuer lente:rapide lents:rapides",
  de: "mehr:weniger immer:nie groß:klein große:kleine großen:kleinen größer:kleiner größte:kleinste größten:kleinsten erste:letzte ersten:letzten innere:äußere inneren:äußeren stark:schwach starke:schwache starken:schwachen bewußt:unbewußt bewußten:unbewußten neue:alte neuen:alten lange:kurze oft:selten möglich:unmöglich Lust:Unlust höher:niedriger höhere:niedrigere aktiv:passiv aktiven:passiven leicht:schwer gebundene:freie früheren:späteren frühere:spätere hoch:niedrig lebende:leblose lebenden:leblosen organischen:anorganischen organische:anorganische nördlichen:südlichen Vergangenheit:Zukunft Mehrheit:Minderheit Vorteil:Nachteil Fortschritt:Rückschritt Zunahme:Abnahme Erhöhung:Verringerung Verstärkung:Abschwächung Zerstörung:Erhaltung konservativ:fortschrittlich konservativen:fortschrittlichen konservative:fortschrittliche lebend:leblos organisch:anorganisch wichtig:unwichtig verständlich:unverständlich wahrscheinlich:unwahrscheinlich angenehm:unangenehm einfach:schwierig einfacher:schwieriger kürzesten:längsten häufig:selten schnell:langsam richtig:falsch niedrige:hohe niedrigen:hohen wirksam:unwirksam seelischen:körperlichen seelische:körperliche psychischen:physischen reich:arm gut:schlecht angenähert:entfremdet bestätigt:widerlegt bestätigen:widerlegen verhindert:ermöglicht erleichtert:erschwert erleichtern:erschweren",
  pt: "mais:menos antes:depois maior:menor maiores:menores primeiro:último primeira:última aumenta:diminui aumentou:diminuiu positivo:negativo positiva:negativa grande:pequeno grandes:pequenos alta:baixa interior:exterior forte:fraco fácil:difícil norte:sul rápido:lento",
  it: "più:meno prima:dopo maggiore:minore maggiori:minori primo:ultimo grande:piccolo grandi:piccoli alto:basso forte:debole facile:difficile interno:esterno positivo:negativo aumenta:diminuisce",
  ru: "больше:меньше более:менее первый:последний первая:последняя первые:последние первым:последним первой:последней до:после выше:ниже раньше:позже севере:юге север:юг северной:южной северный:южный востоке:западе восток:запад восточной:западной восточный:западный большой:маленький большая:маленькая крупнейшим:мельчайшим сильный:слабый увеличение:уменьшение увеличивает:уменьшает увеличилось:уменьшилось максимальной:минимальной высокой:низкой высокая:низкая высокие:низкие внутренней:внешней внутренние:внешние часто:редко старых:новых быстро:медленно ранее:позднее ранние:поздние ранних:поздних успешным:неудачным успешной:неудачной известны:неизвестны известно:неизвестно простым:сложным возможно:невозможно значительное:незначительное начал:прекратил начала:прекратила начали:прекратили сильно:слабо легко:трудно богатых:бедных увеличил:уменьшил увеличила:уменьшила",
  ar: "أكثر:أقل قبل:بعد أكبر:أصغر شمال:جنوب الشمالية:الجنوبية شرق:غرب الشرقية:الغربية الأول:الأخير الأولى:الأخيرة أعلى:أدنى زيادة:انخفاض داخل:خارج الداخلية:الخارجية القديمة:الحديثة دائما:أبدا كبير:صغير كبيرة:صغيرة قوي:ضعيف قوية:ضعيفة سريع:بطيء سريعة:بطيئة سهل:صعب سهلة:صعبة جديد:قديم جديدة:قديمة ارتفاع:انخفاض ممكن:مستحيل ناجح:فاشل ناجحة:فاشلة عالية:منخفضة الشمالي:الجنوبي الشرقي:الغربي إيجابي:سلبي بداية:نهاية أضعف:أقوى أسرع:أبطأ الأكبر:الأصغر أفضل:أسوأ",
};

/** Written without spaces: a pair is found anywhere. */
const GLUED: Partial<Record<Language, string>> = {
  zh: "增加:减少 最大:最小 之前:之后 高于:低于 大于:小于 更多:更少 开始:结束 上升:下降 支持:反对 胜利:失败 第一:最后 北部:南部 东部:西部 最高:最低 扩大:缩小 促进:阻碍 内部:外部",
  ja: "増加:減少 最大:最小 以前:以後 最初:最後 高い:低い 多い:少ない 大きい:小さい 北部:南部 東部:西部 上昇:下降 成功:失敗 外部:内部",
};

const HINDI =
  "अधिक:कम पहले:बाद बड़ा:छोटा बड़ी:छोटी बड़े:छोटे पूर्वी:पश्चिमी उत्तरी:दक्षिणी पहला:अंतिम पहली:अंतिम ऊपर:नीचे तेज़:धीमा ऊँचा:नीचा";

const maps = new Map<Language, ReadonlyMap<string, string>>();

export function contrariesOf(language: Language): ReadonlyMap<string, string> {
  const known = maps.get(language);
  if (known) return known;
  const list = PAIRS[language] ?? GLUED[language] ?? (language === "hi" ? HINDI : "");
  const pairs = new Map<string, string>();
  for (const pair of list.split(" ")) {
    const [one = "", other = ""] = pair.split(":");
    if (!other) continue;
    if (!pairs.has(one)) pairs.set(one, other);
    if (!pairs.has(other)) pairs.set(other, one);
  }
  maps.set(language, pairs);
  return pairs;
}

/** Is the language written without spaces between words? */
export function isGlued(language: Language): boolean {
  return language in GLUED;
}
