import { conjugate } from "../pattern-grammar";
import finiteVerbs from "./finite-verbs.json";
import regularVerbs from "./regular-verbs.json";

/** Past-tense verbs for a person's achievements. */
export const pastActionVerbs =
  "entdeckte|entdeckten|erfand|erfanden|gründete|gründeten|schuf|schufen|entwickelte|entwickelten|schrieb|schrieben|veröffentlichte|veröffentlichten|formulierte|bewies|bewiesen|zeigte|führte|beobachtete|baute|konstruierte|beschrieb|malte|komponierte|stellte|isolierte|prägte|begründete|eroberte|besiegte|verfasste|erkannte|vermutete|berechnete|maß|postulierte|proklamierte|nannte|reformierte";

/** Third-person forms of the commonest textbook verbs. */
export const verbs = new Set([
  ...pastActionVerbs.split("|"),
  ...conjugate(
    [regularVerbs.join(" "), "t en te ten et"],
    [
      "sammel handel wandel regel entwickel steuer speicher beförder erleichter liefer verhinder verringer versicher sicher förder",
      "t n te ten",
    ],
  ),
  ...finiteVerbs.join(" ").split(" "),
]);

export const eventVerbs: ReadonlySet<string> = new Set(
  "begann begannen brach endete endeten fiel fielen erklärte erklärten unterzeichnete unterzeichneten gründete gründeten wurde wurden entdeckte erfand eroberte eroberten besiegte besiegten proklamierte beschloss trat starb marschierte marschierten überfiel griff dankte veröffentlichte schrieb fand verabschiedete kapitulierte scheiterte stürzte stürmten vereinigte".split(
    " ",
  ),
);
