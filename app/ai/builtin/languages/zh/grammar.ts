import { partOrders } from "../grammar-tables";
import { createGrammar } from "../pattern-grammar";
import { labels } from "./labels";
import { sentences } from "./sentences";
import { words } from "./words";

const actionVerbs =
  "发现了?|发明了?|提出了?|创立了?|创建了?|建立了?|撰写了?|编写了?|著有|证明了?|设计了?|首次|统一了?|完成了?|描述了?|创作了?|领导了?|发表了?";

export const grammar = createGrammar({
  words,
  sentences,
  hasWordSpaces: false,
  article: null,
  subjectStart: null,
  pronouns: "[他她它]们?|其(?!他|它|中|实|次)|我们?|你们?|咱|自己|两者|二者|双方|之所以|有时",
  demonstratives:
    "这|那(?!么)|此(?!外)|该(?!国)|上述|上图|下图|如下|以下|以上|前者|后者|如图|见表|于是|然后",
  phraseBoundaries:
    "第[一二三⼀⼆三]个|最[早大小高重好]|认为|表示|指出|的|了|在|被|把|都|也|就|不|才|还|所以|因为|时|之后|之前|到|为了|有些|会|能够|可以|而|但|却|着|过|吗|呢|如果|只有|对于|关于|通过|随着|由于|从|向|是|使|让|并|又|往往|通常|一般",
  relativePronouns: null,
  nonInitialWords:
    "尽快|用|以|把|和|与|或|及|第|其|每|某|另|同|当|若|则|即|且|只|更|最|很|非常|许多|很多|有|多|今|年|月|日|一|到|再|是",
  relationalNouns:
    "原因|结果|目的|影响|启示|问题|例子|例如|作用|功能|特点|特征|区别|主要|首先|其次|最后|重要|意义|方法|过程|内容|关键|条件|方面|答案|作者|名字|名称|部分|产物|公式|本质|实质|任务|优点|缺点|代表",
  rankingPhrases:
    "(?:世界|全球|全国|中国|目前)?(?:上)?(?:最|第[一二三四五]|唯一|首[个次])|[^，,]*(?:之一|的)$|.{0,12}例子$",
  sentenceAdverbs:
    "人们把|我们把|把|将|因此|所以|此外|另外|同时|例如|总之|实际上|事实上|一般来说|通常|目前|现在|其中|但是?|然而|不过|也|而|并且",
  aliasMarkers: null,
  apposition: null,
  coordination: "[，,](?:是(?!因|由)|但是?|然而|不过|而(?!且)|因此|所以|因而|从而)",
  verbs: new Set(),
  clitics: "不",
  definitions: [
    {
      kind: "property",
      connective:
        "的(?:主要|根本|历史|重要|典型)?(?:标志|目的|作用|实质|意义|特点|特征|核心|基础|前提|条件|象征|依据|首都|转折点)(?:就?是|在于)",
      relation: "的(?:主要|根本|历史|重要|典型)?(\\p{Script=Han}{2,3}?)(?:就?是|在于)",
      parts: partOrders.subjectThenProperty,
    },
    // The name comes last: "迄今出土最重的青铜器是后母戊鼎".
    {
      kind: "definition",
      connective:
        "(?<=的(?!\\p{Script=Han}{0,2}(?:原因|结果|目的|标志|作用|实质|意义|特点|特征|核心|基础|前提|条件|象征|依据|方面|问题|关键|例子|影响))\\p{Script=Han}{2,8})是(?=[\\p{Script=Han}《》]{1,10}(?:[．。；;]|$))",
      parts: partOrders.glossThenTerm,
    },
    {
      kind: "definition",
      prefix: "所谓",
      connective: "[，,]?(?:就?是指|指的是|就是|是|指)",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective: "(?:就?是指|指的是|系指|意为|意思是|(?:被)?定义为)",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective: "[，,]?是(?!否|不|由|因|为了|指|在|通过)",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective:
        "(?<=^[^，,]{3,60}|的\\p{Script=Han}{1,6})[，,]?(?:(?:有时|常|通常|往往|也|又|就)*(?:被?称之?为|叫做|叫作|被?称作|被?称做)|简称为?|又称|(?<=[^名])叫(?=[^做作]))",
      parts: partOrders.glossThenTerm,
    },
  ],
  causes: [
    {
      kind: "cause",
      connective: "的(?:根本|主要|直接|共同|重要|客观|主观)?原因(?:就?是|在于)",
      parts: partOrders.effectThenCause,
    },
    {
      kind: "cause",
      prefix: "由于|因为|因(?=[^此而])",
      connective: "[，,](?:所以|因此|因而|故)?",
      parts: partOrders.causeThenEffect,
    },
    {
      kind: "cause",
      connective: "[，,](?:这是|是|主要是|就是)?(?:因为|由于)",
      parts: partOrders.effectThenCause,
    },
    {
      kind: "consequence",
      connective:
        "[，,]?(?:会|能|将|可|容易|往往)?(?<![所对并由被使且])(?:导致了?|引起了?|引发了?|造成了?|促使|使得)(?!的)",
      parts: partOrders.phraseThenResult,
    },
    {
      kind: "consequence",
      connective: "[，,](?:因此|所以|因而|从而|以致|结果)[，,]?",
      parts: partOrders.effectThenCause,
    },
    {
      kind: "purpose",
      prefix: "为了",
      connective: "[，,]",
      parts: [
        ["predicate", "phrase"],
        ["subject", "clause"],
      ],
    },
  ],
  causalConnectives: {
    therefore: "因此|所以|因而|正因为如此|正因如此",
    because: "这(?:主要)?是(?:因为|由于)|(?:其)?(?:主要)?原因(?:是|在于)",
  },
  memberships: [
    {
      kind: "membership",
      connective: "[，,]?(?:主要|大致|一般|通常)?(?:可以?)?(?:包括|分为|分成|包含|划分为)(?:了)?",
      suffix: "等?(?:[一二两三四五六七八九十\\d]+[类种个部大]?\\p{Script=Han}{0,4})?",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      connective: "[，,]?(?:主要)?(?:是)?由",
      suffix: "等?(?:[一二两三四五六七八九十\\d]+\\p{Script=Han}{0,4})?(?:组成|构成|形成)(?:的)?",
      parts: partOrders.wholeThenParts,
    },
  ],
  persons: [
    { kind: "person", connective: `(?=(?:${actionVerbs}))`, parts: partOrders.nameThenAction },
  ],
  personName: "[\\p{Script=Han}]{1,6}(?:·[\\p{Script=Han}]{1,6})+",
  contrast: null,
  enumeration: { separator: "[、,，]", last: "和|与|以及|及", isLastOptional: true },
  date: "(?:在|于)?((?:公元前?)?\\d{1,4}年(?:\\d{1,2}月(?:\\d{1,2}日)?)?|\\d{1,2}世纪)",
  eventVerbs: new Set(
    "爆发 成立 建立 签订 签署 宣布 发表 发现 发明 结束 开始 灭亡 统一 独立 攻占 占领 投降 逝世 即位 称帝 颁布 通过 进攻 推翻 登基 迁都 起义".split(
      " ",
    ),
  ),
  answerTypes: {
    head: "last",
    modifier: null,
    plural: null,
    date: /^(?:公元前?)?\d{1,4}年(?:\d{1,2}月)?(?:\d{1,2}日)?$|^(?:公元前?)?\d{1,2}世纪/u,
    person: /^\p{Script=Han}{1,6}(?:·\p{Script=Han}{1,6})+$/u,
    place: /^\p{Script=Han}{1,6}(?:省|市|县|国|洲|州|海|河|湖|山|岛)$/u,
  },
  labels,
  headings: [
    ["objectives", "学习目标|教学目标|目标|目的"],
    ["exercises", "练习题?|习题|思考题|作业|问题|复习题|课后.*"],
    ["references", "参考文献|参考资料|注释|延伸阅读|外部链接|参见|脚注"],
    ["contents", "目录|目次|大纲"],
    ["glossary", "术语表?|词汇表?|名词解释|关键词|重要概念|基本概念"],
    ["summary", "小结|总结|摘要|本章小结|要点|结论|概要"],
    ["examples", "例题?|示例|举例|实例"],
    ["causes", ".{0,8}(?:原因|成因|背景|起因)"],
    ["consequences", ".{0,8}(?:影响|后果|结果|意义)"],
    ["steps", ".{0,8}(?:步骤|过程|阶段|流程)"],
  ],
});
