import type { ChatPhrases } from "../chat";

export const phrases: ChatPhrases = {
  greeting: "Hello%s.",
  help: "Ask me anything about %s: a fact, what a term means, or a summary of the key points. I answer with sentences from the text and show where they stand.",
  noDocuments:
    "There is no document here yet. Upload a PDF or a Word file, and I will answer from it and show you the page.",
  quiz: "Open the Quiz mode and I will write questions from %s for you, with the source of every answer.",
  quizPart:
    "Open the Quiz mode and type “%s” as the topic: I will write questions from that part, each with its source.",
  notFound: "I could not find that in %s.",
  partNotFound: "On “%s” I found nothing in %s.",
  rephrase: "Try it in other words, or ask me for the key points.",
  nearest: "The nearest thing it says is this:",
  uncertain: "I’m not sure, but this is the closest passage:",
  summary: "The key points of %s:",
  also: "It also says:",
  thanks: "You are welcome%s. Ask me more whenever you like.",
  spellingCorrected: "I read “%s” as “%s”.",
  onPage: "on page %s",
  underHeading: "under “%s”",
  sourceAt: "This is in the document, %s:",
  source: "This is in the document:",
  truthAt: "I cannot judge whether it is true, but these are the document’s own words, %s:",
  truth: "I cannot judge whether it is true, but these are the document’s own words:",
  shorter: "In one sentence of the text:",
  simpler: "I only have the document’s own words. These may be the plainest it has on this:",
  wordNotFound: "It does not mention %s.",
  continues: "The text goes on:",
  noMore: "I find nothing more about that in %s.",
  noExample: "I find no example of that in %s.",
  noTranslation: "I quote %s in its own language and cannot translate it.",
  acknowledgement: "Good. Ask me more whenever you like.",
  selfDescription:
    "I am Fennec’s built-in engine, not a person, and I have no opinions: I look up sentences in %s and quote them.",
  noPart: "I cannot find that part in %s. These are its parts:",
  moreParts: "… and %s more.",
  askPart: "Ask me for one of them by its name.",
  noParts:
    "I see no chapters or headings in %s. Where it has pages, you can ask for those: “Summarise pages 2–4”.",
  whichFile: "More than one of your files could be meant. Open the one you mean and ask me there.",
  otherLanguage:
    "It is written in %s, and I look for its own words: try the question in that language.",
  quotedIn: "The text is in %s; I quote it as it stands.",
};
