/** How tasks begin that are no questions: "Define", "Nenne", "简述". */
const tasks =
  /^\W*(?:(?:briefly|in your own words|using .{1,60}),?\s+)?(?:define|explain|describe|name|list|state|give|compare|contrast|discuss|outline|identify|calculate|compute|find|show|prove|derive|solve|evaluate|determine|sketch|draw|label|distinguish|differentiate|summari[sz]e|justify|translate|complete|fill|write|convert|simplify|suggest|mention|what|who|whom|whose|where|when|which|why|how|true or false|nenne|definier|erklär|erläuter|beschreib|vergleich|berechn|bestimm|begründ|zeig|skizzier|unterscheid|übersetz|ergänz|gib|geben sie|was|wer|wen|wem|wo|wann|welch|warum|wieso|wie|defin|expli[cq]|descri|décri|nomm|cite|citez|indiqu|indica|indique|compar|calcul|détermin|determin|démontr|demuestr|justifi|tradui|traduz|traduc|complét|complet|donne|énum|enum|menciona|nombr|señal|resum|dê|liste|diferenci|distingu|qu[eé]|qui[eé]n|quel|qui|quoi|quand|pourquoi|comment|c[uú]al|cu[aá]ndo|d[oó]nde|onde|quando|quem|quai?s?|como|c[oó]mo|por qu|definisci|spiega|descrivi)/iu;
const elsewhere =
  /[?？؟]|[_＿]{2,}|…{2,}|[（(]\s*[)）]|(?:简述|试述|论述|说明|解释|列举|写出|计算|证明|比较|什么|哪|谁|为何|如何|怎样|多少)|^\W*(?:عرّ?ف|اذكر|اشرح|وضح|وضّح|علل|علّل|قارن|احسب|عدد|عدّد|صف|اكتب|بيّن|ما|من|متى|أين|كيف|لماذا|هل|كم)(?![\p{L}])/u;

/**
 * Whether a numbered text is a question or a task: then what follows it may be its answer without saying so. Numbered
 * instructions and headings are neither.
 */
export function asksSomething(text: string): boolean {
  return elsewhere.test(text) || tasks.test(text);
}
