import { listed } from "./grammar-tokens";

/** Verbs of mental acts; with one of them, a single capitalized word is a person's name. */
export const COGNITION_VERBS = listed(
  "propose discover invent write publish coin formulate argue suggest demonstrate theorize hypothesize postulate believe claim paint compose describe identify observe measure calculate derive prove conclude predict introduce devise define distinguish explain insist reject criticize",
);
/** Verbs of other achievements. */
export const ACHIEVEMENT_VERBS = listed(
  "develop found create design build establish show isolate advance pioneer patent name classify explore conquer lead defeat unite sign issue abolish order launch reform rule win receive map conduct perform construct synthesize produce compile translate edit popularize originate challenge oppose defend advocate emphasize call find set put draw lay draft organize direct study treat command reach sail land circumnavigate become overthrow depose assassinate crown declare proclaim announce deliver uncover excavate decipher begin defy refer compare apply confirm recognize use appoint convert capture invade unify report",
);

const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const DATE = new RegExp(
  `(?<=\\b(?:[Ii]n|[Oo]n) )(?:the (?:spring|summer|autumn|fall|winter) of |(?:early|mid|late)[ -])?(?:(?:\\d{1,2} )?${MONTH} (?:\\d{1,2}, )?)?(?:1\\d\\d\\d|20[0-2]\\d|\\d{2,4} (?:BCE?|CE|AD))(?: (?:BCE?|CE))?(?![\\d%\\p{L}]|–|-\\d| (?:and \\d|or \\d|million|people|percent|per|years|miles|km|feet|°))`,
  "u",
);

/** The first date of a text ("1867" in "In 1867, …"), verbatim, and its offset. */
export function dateIn(text: string): { date: string; start: number } | null {
  const found = DATE.exec(text);
  return found && { date: found[0], start: found.index };
}
