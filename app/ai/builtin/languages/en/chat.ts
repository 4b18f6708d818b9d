import type { AnswerPatterns } from "../chat";
import { createChat, type PartialQuestionPatterns } from "../create-chat";
import { followUps } from "./follow-ups";
import synonyms from "./lexicon/synonyms.json";
import { measureWords } from "./measure-words";
import { measures } from "./measures";
import { phrases } from "./phrases";
import { openThesaurus } from "./thesaurus/open-thesaurus";

const questions: PartialQuestionPatterns = {
  kinds: {
    number:
      /\b(?:how (?:many|much|big|large|long|old|far|fast|tall|high|deep|wide|heavy|hot|cold|often|common|bright|expensive|small|strong)|what(?:['’]?s| is| was)? (?:the )?(?:number|share|percentage|proportion|part|fraction|amount|size|length|width|height|speed|distance|price|cost|temperature|population|weight|mass|rate|capacity)\b(?! of (?:the )?speech))/iu,
    time: /\bwhen(?!\p{L})(?<!\b(?:what|which|how|why|who|where)\b.{0,200}(?<!\band )when)|\b(?:(?:in |since |by )?(?:what|which) (?:year|century|date|month|decade)|what year|how long ago)\b/iu,
    reason:
      /\b(?:why|y (?:do|does|did|is|are)|how come|for what reason|what(?:['’]?s)? the (?:reason|cause|purpose|point)|what (?:caused|causes|led|makes|made))\b/iu,
    person:
      /\b(?:who|whom|whose|which (?:person|king|queen|scientist|man|woman|president|captain|emperor|artist|author|artists|leader))(?!\p{L})/iu,
    place:
      /\b(?:where|(?:what|which) (?:place|country|city|town|region|state|island|continent|site))\b/iu,
    manner: /\bhow\b/iu,
    list: /\b(?:what|which|name|list|give)\b.{0,25}\b(?:types?|kinds?|sorts?|parts?|components?|stages?|forms?|examples?|reasons?|causes|effects|symptoms|signs|advantages|disadvantages|features|functions|principles|elements|members|properties|arguments|criticisms|pros|cons)\b|^\W*(?:types?|kinds?|parts?|components?|stages?|list|functions|properties|causes|effects|symptoms|advantages|disadvantages|examples?) (?:of\b|for\b)|\bwhat are the\b/iu,
    steps:
      /\b(?:steps?|procedure|process of|stages of|in (?:what|which) order)\b|\bhow (?:(?:do|can|could|would|should) (?:i|you|we|one)|to)\b/iu,
    definition:
      /\b(?:what (?:do|does|did|is) .{2,60}\b(?:mean|means|meant|stands? for|study|studies|look into|deal with|refer to)\b|how (?:would|can|do|could|is|are|does) .{0,40}\b(?:define|defined|summed up|describe|explain)|what (?:is|are) .{2,50} about\?|(?<!\p{L})\p{L}+ (?:meaning|definition)\b)|^\W*what(?:['’]?s| is| are) (?:(?:an?|the) )?(?:(?<![\p{L}\p{N}.'’-])(?!of\b|for\b|in\b|on\b|at\b|to\b|that\b|which\b|called\b|by\b|from\b|with\b|name\b|number\b|\bthe\b|\.+(?![\p{L}\p{N}.'’-]))[\p{L}\p{N}.'’-]+(?![\p{L}\p{N}.'’-])[\s?!.]*){1,4}$/iu,
  },
  requestPrefix:
    /^[\s]*(?:(?:please|can you|could you|so|and|but)\s+)*(?:explain|describe|tell(?: me)?)(?: to me)?,?\s+(?=(?:why|when|where|who|how)\b)/iu,
  countQuestion: /\bhow many\b/iu,
  whoIs:
    /^\s*who(?:['’]?s| (?:is|was|were|are)) ((?:the )?(?:(?<![\p{L}.'’-])(?!of\b|for\b|in\b|on\b|at\b|to\b|that\b|which\b|by\b|from\b|with\b|he\b|she\b|it\b|they\b|you\b|there\b|then\b|this\b|first\b|last\b|next\b|\p{L}+ed\b|\p{L}+ing\b)[\p{L}.'’-]+(?![\p{L}.'’-])\s*){1,3}?)[\s?.!]*$/iu,
  subjects: [
    /^[\s]*(?:so |and |but |ok(?:ay)?,? )?(?:what|who)(?:['’]?s|s| is| are| was| were) (.{2,60}?)[\s?.!]*$/iu,
    /^[\s]*(?:please |can you |could you )*(?:explain|define|describe|tell me (?:more )?about)(?: to me)? (.{2,60}?)[\s?.!]*$/iu,
  ],
  whatAbout:
    /^[\s]*(?:(?:and |but |ok(?:ay)?,? |so )?(?:what|how) about|and)\s+(.{2,60}?)[\s?!.]*$/iu,
  comparisons: [
    /\bcompare\s+(.{2,60}?)\s+(?:and|with|to|&|vs\.?)\s+(.{2,60}?)[\s?.!]*$/iu,
    /\b(?:differences?|diff|debate)\s+(?:between|btw|b\/w)\s+(.{2,60}?)\s+(?:and|&|vs\.?)\s+(.{2,60}?)[\s?.!]*$/iu,
    /\bdifferences?\s+([^\s/]{2,40})\s*\/\s*([^\s/]{2,40})[\s?.!]*$/iu,
    /\bhow (?:do|does|is|are) (.{2,60}?) (?:differ|different) from (.{2,60}?)[\s?.!]*$/iu,
    /^\s*(?:(?:explain|describe|what(?:['’]?s| is)|tell me about)\s+)?(?:the\s+)?(.{1,60}?)\s+(?:vs\.?|versus)\s+(.{1,60}?)(?:\s+debate)?[\s?.!]*$/iu,
  ],
  questionBoundary:
    /\?\s+(?=\p{L}.{3})|\s*(?:,\s*)?(?<!\p{L})(?:and|&|\+|plus|but)(?!\p{L})\s*(?=(?:(?:if (?:so|not),? )?(?:who|whom|whose|what|whats|when|where|why|how|which|does|do|did|is it|are they|was it|can it)\b))|\s*(?:\+|&|\bplus\b)\s*(?=(?:(?:give|an?|one|some) )*examples?\b)/iu,
  manner:
    /(?<![\s,])[\s,]+(?:(?:to me )?like (?:i am|i['’]?m) (?:an? )?(?:\d+|five|child|kid|beginner|dummy|idiot)(?: years? old)?|eli ?5|for dummies|(?:more |very )?simply|nochmal|again|pls|please|in (?:simple|plain|easy|other|short|a few|one|a single|my own) ?(?:words|terms|english|language|sentence)?)[\s.!?]*$/iu,
  continuation: /^\s*(?:and|but|so|what about|how about)\b/iu,
  pronoun: /^(?:it|its|that|this|they|them|their|he|she|him|his|her|those|these|there)$/iu,
  anaphoricPhrase: /\bwhich ones?\b|\b(?:of )?(?:each|both|then|then again)\W*$/iu,
  possessive: /^(?:its?|his|her|their|this|that|these|those)\s/iu,
  article: /^(?:the|an?)\s+/iu,
};

const answers: Partial<AnswerPatterns> = {
  numberWord:
    /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|third|quarter|twice|percent)\b|(?<!\p{L})\p{L}+-(?:half|third|fourth|fifth|sixth|seventh|eighth|ninth|\p{L}+th|\p{L}+ieth)s?\b/iu,
  time: /\b\d+\s*(?:BCE?|CE|AD)\b|\b(?:century|centuries|decade|january|february|march|april|june|july|august|september|october|november|december|today|now|ago)\b/iu,
  season:
    /\b(?:before|after|during|until|when|while|once|if|as long as|winter|spring|summer|autumn|morning|noon|evening|night)\b/iu,
  reason:
    /\b(?:because|(?<!\d )bc|since(?! (?:then|\d))|due to|so that|in order to|led to|therefore|thus|as a result|result of|owing to|causes?d?|reason|thanks to|for this|in order|allow(?:s|ed)?|fear(?:ed|ing)?|(?<=, )so|to (?:avoid|prevent|keep|protect))\b|->|→/iu,
  place:
    /\b(?:in|at|on|near|from)\s+(?:the\s+)?\p{Lu}|\b(?:north|south|east|west|coast|island|valley|river|surface|crater|pole)/u,
  definition:
    /\b(?:(?:is|are|was|were)(?! not\b)|refers? to|means?|is defined as|is called|known as|stands for)\b|\s[=—–]\s|^[^.:!?]{2,60}:\s/u,
  attributiveComplement:
    /^\s*(?:(?:\p{Ll}+ed|at|in|on|by|from|to|near|about|for|with)(?!\p{L})|so|too|very|as|also|often|usually|found|used|similar|different)(?!\p{L})/u,
  nominalComplement: /^\s*(?:an?|the|any|one of)(?!\p{L})/iu,
  apposition:
    /(?<![\p{L}\p{M}’'-])((?:[\p{L}\p{M}’'-]+\s){0,3}[\p{L}\p{M}’'-]+), (?:the|an?) (?=\p{Ll})/gu,
  example:
    /\b(?:for example|for instance|such as|e\.\s?g\.|an? (?:good |well-known |famous )?example|examples? (?:of|is|are|include)|examples?:)(?!\p{L})/iu,
  caption:
    /^(?:Visit|Watch|Read|See|Click|Figure|Fig\.|Table|Image|Photo|Source)\s|\b(?:listed|shown|illustrated|discussed) (?:below|above|in (?:the )?(?:figure|table))\b|\(credit|\bcredit:|©|licen[cs]e/iu,
  continuation: /^(?:It|They|This|These|He|She|Such)(?![\p{L}’'])/u,
  measures,
};

export const chat = createChat({
  phrases,
  intents: {
    greeting:
      /^\s*(?:hi+|hello|hey|yo|good (?:morning|afternoon|evening))(?:[\s,]+(?:there|fennec|\p{L}+))?[\s!.,]*$/iu,
    thanks:
      /^\s*(?:(?:ok(?:ay)?|great|perfect|cool|nice|no)[,.! ]+)?(?:thanks|thank (?:you|u)|thx|ty|cheers)(?: (?:you )?(?:so|very) much| a lot| again)?(?:[ ,]+fennec)?[\s!.,]*$/iu,
    fine: /^\s*(?:(?:ok(?:ay)?|k|cool|great|nice|good|perfect|awesome|wow|alright|all right|fine|i see|got it|makes sense|understood|never ?mind|interesting|that(?:['’]?s| is) (?:all|it|great|cool|interesting|helpful)|bye(?: bye)?|goodbye|see you|good night)[\s!.,]*){1,4}$/iu,
    self: /^[\s]*(?:(?:who|what) (?:are|r) (?:you|u)|are you (?:an? )?(?:real|human|person|robot|bot|ai|a\.i\.|chatgpt|gpt|machine|alive|there|ok)(?: (?:person|human|ai))?|how (?:old )?(?:are|r) (?:you|u)(?: doing| today| feeling)?|(?:what(?:['’]?s| is) (?:up|your name)|do you (?:like|love|have feelings|know me)\b.{0,20})|what do you think(?: (?:of|about) (?:it|that|this))?|(?:what(?:['’]?s| is) your|do you have an?) opinion(?: (?:of|on|about) (?:it|that|this))?)[\s?!.]*$/iu,
    help: /^\s*(?:help|what can you do|how do you work)[\s!?.]*$/iu,
    quiz: /\b(?:quiz me|test me|ask me (?:some |a few )?questions?|(?:make|write|give|create|generate)\b.{0,25}\b(?:quiz|questions|test))\b/iu,
    summary:
      /\b(?:summar(?:y|i[sz]e)|key (?:points|ideas|takeaways|facts|terms)|main (?:points|ideas|topics|themes)|most important (?:points|ideas|things|facts)|overview|cheat ?sheet|what is (?:this|the) (?:document|text|file|chapter|paper|book) about|tl;?dr)\b|\b(?:what|wat)\b.{0,40}\b(?:know|learn|revise|study|remember)\b.{0,25}\b(?:exam|test|midterm|final|quiz)\b|\b(?:important|relevant|need(?:ed)?|revise|revision) (?:stuff |things )?for (?:the |my )?(?:exam|test|midterm|final)\b|^\W*(?:(?:so|ok|okay|and) )?what(?:[’']?s| is) (?:it|this|that|all this)(?: (?:one|pdf|document|file|text|book|chapter|paper))? (?:all )?about\W*$|^\W*(?:please |can you |could you )*(?:eli ?5|explain (?:(?:it|this|that|everything)(?: to me)? )?(?:(?:more )?simply|(?:in )?simpler?(?: (?:words|terms|english))?|like (?:i am|i[’']?m) (?:five|5|a (?:child|kid|beginner)))|(?:give me )?the gist(?: of (?:it|this|that))?|what (?:should|must|do) i (?:need to |have to )?(?:know|learn|remember)|i (?:don[’']?t|do not) (?:understand|get)(?: (?:it|this|that|anything))?)\W*$/iu,
    keyTerm:
      /^\W*(?:please )?(?:explain|define|what(?: is|['’]?s)) the most important (?:term|concept)\W*$/iu,
    explain:
      /^[\s]*(?:please |can you |could you |pls )*(?:explain|define|describe|tell me (?:more )?about|what(?: is|'s|’s|s| are) (?:meant by |the (?:definition|meaning) of )|what does .{1,60} mean\b|meaning of |definition of )|^\W*what(?:['’]?s| is| are) (?:(?:an?|the) )?(?:(?<![\p{L}\p{N}.'’-])(?!of\b|for\b|in\b|on\b|at\b|to\b|that\b|which\b|called\b|by\b|from\b|with\b|name\b|number\b|the\b|difference\b|\.+(?![\p{L}\p{N}.'’-]))[\p{L}\p{N}.'’-]+(?![\p{L}\p{N}.'’-])[\s?!.]*){1,4}$/iu,
  },
  followUps,
  polite: "(?:please|pls)",
  opening: "(?:(?:and|but|ok|okay|so|well|hm+|wait)[ ,]+)?",
  languageCues:
    /\b(?:please|pls|plz|(?:quiz|test|tell|give|ask) me|summari[sz]e|explain|whats?|chapters?|pages?|meaning of)\b/iu,
  questions,
  answers,
  parts: {
    labels: {
      chapter: "chapters?|ch\\.",
      section: "sections?|sec\\.|§",
      part: "parts?",
      book: "books?",
      unit: "units?|lessons?|modules?|topics?",
    },
    page: "pages?|pp?\\.",
    to: "to|and",
    ordinals: "first second third fourth fifth sixth seventh eighth ninth tenth last|final".split(
      " ",
    ),
    cardinals: "one two three four five six seven eight nine ten".split(" "),
    number: "number|no\\.?",
    titled:
      "(?:that (?:is|talks) )?(?:about|on|called|titled|named|entitled|dealing with|with the title)",
    afterTitle: "says?|tells?(?: us)?|covers?|contains?|means?|about",
  },
  questionWords: new Set(
    "roughly approximately exactly according document text author say says mention mentioned happen happened kind sort name named called tell explain describe define definition mean means meaning many much year think compare whats wat pls plz please nochmal again give lol idk gonna wanna actually really stuff ppl someone somebody nobody anybody anyone everybody everyone everything anything something nothing thing things got dont doesnt didnt isnt arent wasnt werent cant couldnt wont wouldnt shouldnt havent hasnt hadnt aint im ive youre theyre thats whos hows whens wheres whys bc cuz u ur r types kinds sorts steps".split(
      " ",
    ),
  ),
  summaryWords:
    /\b(?:summar(?:y|ies|i[sz]e[ds]?|i[sz]ing)|(?:key|main|important|most important|essential) (?:points?|ideas?|takeaways?|facts?|topics?|themes?|things?|terms?)|points?|overview|cheat ?sheet|about|gist|tl;?dr|short|brief(?:ly)?|quick(?:ly)?|document|text|file|chapters?|sections?|paper|book|pdf|notes?|article|lecture|course|material|page|part|words?|sentences?|lines?|bullets?|bullet points|list|study|exam|test|midterm|finals?|everything|whole|entire|please|pls|help|want|need(?:ed)?|give|make|write|show|create|can|could|explain(?:ed|ing)?|eli ?5|like|five|year old|old|kid|child|beginner|simply|simple|simpler|terms|english|know|learn|revise|revision|remember|understand|get|should|must|do|say|says|tell|talks?|contents?|covers?|deals?|most|important|relevant|stuff|things?|tomorrow|today|it|im|years?|\d+)(?![\p{L}\p{M}])/giu,
  synonyms,
  measureWords,
  openThesaurus,
  normalizeSpelling: (word) =>
    word
      .replace(/ou(?=r)/gu, "o")
      .replace(/re(?=s?$)/u, "er")
      .replace(/s(?=[ei])/gu, "z")
      .replace(/ae|oe/gu, "e")
      .replace(/ll/gu, "l")
      .replace(/s$/u, ""),
  stopWordHomographs: /^US$/u,
});
