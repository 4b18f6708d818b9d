import { partOrders } from "../grammar-tables";
import { createGrammar } from "../pattern-grammar";
import { labels } from "./labels";
import { sentences } from "./sentences";
import { words } from "./words";

const actionVerbs =
  "発見した|発見し、|発明した|提唱した|提唱し、|提案した|創設した|設立した|著した|執筆した|発表した|証明した|開発した|建設した|統一した|制定した|考案した|確立した|導入した|命名した|開いた|築いた";

export const grammar = createGrammar({
  words,
  sentences,
  hasWordSpaces: false,
  article: null,
  subjectStart: null,
  pronouns: "彼ら?|彼女ら?|自ら|自分|私|我々|両者|どちらも|いずれも",
  demonstratives:
    "これ|それ|あれ|この|その(?!もの)|あの|こう|そう(?=し|で)|ここ|そこ|上記|下記|以下|以上|前述|後述|次の|図\\d|表\\d|前者|後者",
  phraseBoundaries:
    "[をはがへも、]|から|まで|より|ので|ため|として|によって|における|について|とき|場合|する|した|された|される|いる|ある|など",
  relativePronouns: null,
  nonInitialWords:
    "また|さらに|しかし|一方|例えば|たとえば|なお|つまり|すなわち|まず|次に|特に|通常|一般|もし|の|に|で|と|や|同",
  relationalNouns:
    "原因|結果|目的|問題|例|役割|機能|特徴|違い|主な|理由|意味|方法|過程|重要|場所|時期|ポイント|名前|由来|一つ|ひとつ|答え|種類|作者|最初|最後|今回|全体|多く|実|もの|こと",
  rankingPhrases: ".*(?:の(?:1つ|一つ|ひとつ)|の例|最大|最初|最も多い)$|(?:世界|日本)(?:一|最)",
  sentenceAdverbs:
    "また|さらに|しかし|一方(?:で)?|例えば|たとえば|なお|つまり|すなわち|このように|一般に|通常|特に|現在|実際|ただし",
  aliasMarkers: null,
  apposition: null,
  coordination: null,
  verbs: new Set(),
  clitics: "ない",
  definitions: [
    // The term comes first: "AはBであるため、Cと呼ぶ".
    {
      kind: "definition",
      connective: "(?:ため|ので|ことから)、",
      suffix: "と(?:いう|呼ぶ|よぶ|呼ばれる|いいます|呼びます|呼ばれている)",
      parts: partOrders.glossThenTerm,
    },
    {
      kind: "definition",
      connective: "とは[、,]?",
      suffix: "(?:の?こと)?(?:である|です|をいう|を言う|をいいます|を指す|を指します|だ)?",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective: "(?<!のことを[^を]*)を",
      suffix: "と(?:いう|言う|呼ぶ|よぶ|呼ばれる|いいます|言います|呼びます|称する|呼んでいる)",
      parts: partOrders.glossThenTerm,
    },
    {
      kind: "definition",
      connective: "は[、,]?",
      suffix: "と(?:呼ばれる|よばれる|呼ばれている|呼ばれます|いわれる|称される)",
      parts: partOrders.glossThenTerm,
    },
    {
      kind: "definition",
      connective: "は[、,]?",
      suffix:
        "(?<!重要|必要|可能|能|有名|大切|豊富|困難|有効|活発|さまざま|様々|多様|不明|同じ|よう|ため|から|もの|とき|場合|ところ|的|一般|主|ほとんど|はず)(?:である|です|のこと)",
      parts: partOrders.termThenGloss,
    },
  ],
  causes: [
    {
      kind: "cause",
      connective:
        "(?:ので|ことから|(?<=[たないる])ため(?:に)?|(?<=[たないるだ])から)、(?=[^、。]*[はが])",
      parts: partOrders.causeThenEffect,
    },
    {
      kind: "cause",
      connective: "(?<=[るうくすつぶむぐたい])のは[、,]?",
      suffix: "(?<=[るうくすつぶむぐたいだ])(?:から|ため)(?:である|です|だ)",
      parts: partOrders.effectThenCause,
    },
    {
      kind: "consequence",
      connective: "(?<=[るた])(?:ことで|ことにより|ことによって)、|(?<=た)結果、",
      parts: partOrders.phraseThenResult,
    },
    {
      kind: "consequence",
      connective: "(?:が原因で|によって|により)、?",
      suffix: "(?<=引き起こされる|生じる|起こる|起きる|発生する)",
      parts: partOrders.phraseThenResult,
    },
    {
      kind: "purpose",
      connective: "(?<=[るうくすつぶむぐ])ために、",
      parts: [
        ["predicate", "phrase"],
        ["subject", "clause"],
      ],
    },
  ],
  causalConnectives: {
    therefore: "そのため|したがって|従って|このため|ゆえに|その結果|だから",
    because: "これは|それは|なぜなら(?:ば)?|というのは",
    becauseEnding: "(?<=[るうくすつぶむぐたいだ])(?:から|ため)(?:である|です|だ)",
  },
  memberships: [
    {
      kind: "membership",
      connective: "(?:は|には)[、,]?",
      suffix:
        "(?:など)?(?:の(?:[\\d一二三四五六七八九十２３４５６]+つ)?)?(?:から(?:なる|成る|構成される|できている|構成されている|成り立つ)|に(?:分けられる|分かれる|分類される|大別される|分けることができる)|がある|が含まれる)",
      parts: partOrders.wholeThenParts,
    },
  ],
  persons: [
    {
      kind: "person",
      connective: `は[、,]?(?=[^。]{0,80}(?:${actionVerbs}))`,
      parts: partOrders.nameThenAction,
    },
  ],
  personName:
    "[\\p{Script=Katakana}ー]{2,}(?:[・＝=][\\p{Script=Katakana}ー]{2,})+|(?<=(?:者|家|人|の|、|^))[\\p{Script=Katakana}ー]{3,8}",
  contrast: null,
  enumeration: { separator: "、|・|や", last: "と|および|及び", isLastOptional: true },
  date: "((?:紀元前)?\\d{1,4}年(?:\\d{1,2}月(?:\\d{1,2}日)?)?|\\d{1,2}世紀)(?:に|には)?",
  eventVerbs: new Set(
    "始まった 終わった 勃発した 成立した 締結した 締結された 宣言した 制定された 公布された 発見した 発見された 発明した 滅亡した 滅んだ 統一した 独立した 開かれた 開いた 即位した 建国した 建国された 起こった 起きた 降伏した 廃止された".split(
      " ",
    ),
  ),
  answerTypes: {
    head: "last",
    modifier: null,
    plural: null,
    date: /^(?:紀元前)?\d{1,4}年(?:\d{1,2}月)?(?:\d{1,2}日)?$|^(?:紀元前)?\d{1,2}世紀/u,
    person: /^[\p{Script=Katakana}ー]{2,}(?:[・＝=][\p{Script=Katakana}ー]{2,})+$/u,
    place: /^\p{Script=Han}{1,6}(?:県|市|国|州|海|川|湖|山|島|町|村)$/u,
  },
  labels,
  headings: [
    ["objectives", "目標|学習目標|ねらい|到達目標"],
    ["exercises", "練習問題|演習(?:問題)?|問題|確認問題|課題|小テスト"],
    ["references", "参考文献|出典|脚注|注釈|外部リンク|関連項目|参考資料"],
    ["contents", "目次|内容"],
    ["glossary", "用語集?|用語の(?:説明|解説)|重要語句|キーワード|定義|重要用語"],
    ["summary", "まとめ|要約|要点|ポイント|概要|結論"],
    ["examples", "例|具体例|例題|事例"],
    ["causes", ".{0,8}(?:原因|要因|背景|理由)"],
    ["consequences", ".{0,8}(?:結果|影響|帰結)"],
    ["steps", ".{0,8}(?:手順|過程|段階|流れ|ステップ)"],
  ],
});
