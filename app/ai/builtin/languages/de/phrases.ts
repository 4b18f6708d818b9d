import type { ChatPhrases } from "../chat";

export const phrases: ChatPhrases = {
  greeting: "Hallo%s.",
  help: "Frag mich etwas zu %s: eine Tatsache, die Bedeutung eines Begriffs oder eine Zusammenfassung. Ich antworte mit Sätzen aus dem Text und zeige, wo sie stehen.",
  noDocuments:
    "Hier gibt es noch kein Dokument. Lade ein PDF oder eine Word-Datei hoch, dann antworte ich daraus und nenne die Seite.",
  quiz: "Öffne den Quiz-Modus, dort schreibe ich dir Fragen zu %s, jede mit ihrer Quelle.",
  quizPart:
    "Öffne den Quiz-Modus und schreib „%s“ als Thema: Dort stelle ich Fragen zu diesem Teil, jede mit ihrer Quelle.",
  notFound: "Das habe ich in %s nicht gefunden.",
  partNotFound: "Zu „%s“ habe ich in %s nichts gefunden.",
  rephrase: "Versuch es mit anderen Worten, oder frag mich nach den wichtigsten Punkten.",
  nearest: "Am nächsten kommt dem diese Stelle:",
  uncertain:
    "Ich bin nicht sicher, ob das deine Frage beantwortet, aber diese Stelle kommt ihr am nächsten:",
  summary: "Die wichtigsten Punkte aus %s:",
  also: "Dort steht auch:",
  thanks: "Gern%s. Frag weiter, wann immer du magst.",
  spellingCorrected: "Ich habe „%s“ als „%s“ gelesen.",
  onPage: "auf Seite %s",
  underHeading: "unter „%s“",
  sourceAt: "Das steht im Dokument, %s:",
  source: "Das steht im Dokument:",
  truthAt: "Ob es stimmt, kann ich nicht beurteilen, aber es sind die Worte des Dokuments, %s:",
  truth: "Ob es stimmt, kann ich nicht beurteilen, aber es sind die Worte des Dokuments:",
  shorter: "In einem Satz des Textes:",
  simpler:
    "Ich habe nur die Worte des Dokuments. Das sind vielleicht die einfachsten, die es dazu hat:",
  wordNotFound: "%s kommt darin nicht vor.",
  continues: "Der Text geht so weiter:",
  noMore: "Mehr dazu finde ich in %s nicht.",
  noExample: "Ein Beispiel dafür finde ich in %s nicht.",
  noTranslation: "Ich zitiere %s in seiner eigenen Sprache und kann es nicht übersetzen.",
  acknowledgement: "Gut. Frag weiter, wann immer du magst.",
  selfDescription:
    "Ich bin der eingebaute Motor von Fennec, kein Mensch, und habe keine Meinungen: Ich suche Sätze in %s und zitiere sie.",
  noPart: "Diesen Teil finde ich in %s nicht. Das sind seine Teile:",
  moreParts: "… und %s weitere.",
  askPart: "Nenn mir einen davon beim Namen.",
  noParts:
    "In %s sehe ich keine Kapitel oder Überschriften. Wenn es Seiten hat, kannst du nach ihnen fragen: „Fasse die Seiten 2–4 zusammen“.",
  whichFile:
    "Mehrere deiner Dateien könnten gemeint sein. Öffne die, die du meinst, und frag mich dort.",
  otherLanguage:
    "Es ist auf %s geschrieben, und ich suche nach seinen eigenen Worten: Versuch die Frage in dieser Sprache.",
  quotedIn: "Der Text ist auf %s; ich zitiere ihn, wie er dasteht.",
};
