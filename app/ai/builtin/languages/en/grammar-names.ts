import { fieldOfNoun } from "./lexicon/noun-classes";

const FIRST_NAMES = new Set(
  "Abraham Ada Adam Alan Albert Alessandro Alexander Alfred Amerigo Amedeo Andreas Andrew Anna Anne Anthony Antoine Anton Archimedes Aristotle Arthur Augustus Barbara Benjamin Bernard Bertrand Blaise Carl Carolus Catherine Charles Charlotte Christiaan Christopher Claude Clara Confucius Dante Daniel David Democritus Diego Dmitri Dmitry Dorothy Edgar Edmund Edward Edwin Elizabeth Emile Émile Emily Emma Enrico Eric Erik Ernest Erving Erwin Euclid Eugene Evangelista Ferdinand Florence Francis Francisco Frank Franklin Franz Fred Frederick Friedrich Galen Galileo Geoffrey George Georg Georges Gerhard Giovanni Gottfried Grace Gregor Guglielmo Hannah Hans Harold Harriet Harry Heinrich Helen Henri Henry Herbert Hermann Hernán Hippocrates Homer Hugh Hugo Ibn Immanuel Isaac Isabella Ivan Jack Jacob Jacques James Jane Jean Jean-Jacques Jeremy Joan Johann Johannes John Jonas Jonathan Joseph Josef José Juan Julia Julius Karl Kurt Lawrence Leonardo Leonhard Leo Leon Lev Lewis Linus Lise Louis Louise Ludwig Luigi Marco Margaret Maria Marie Mark Martin Mary Max Michael Michelangelo Milton Montesquieu Napoleon Neil Nelson Niccolò Nicholas Nicolaus Niels Nikola Noam Norman Oliver Oscar Otto Paul Percy Peter Philip Pierre Plato Ptolemy Pythagoras Rachel Ralph René Richard Robert Roger Ronald Rosa Rosalind Rudolf Samuel Sandra Sigmund Simon Socrates Sofia Stanley Stephen Steven Susan Theodor Theodore Thomas Tim Toby Tycho Vasco Victor Virginia Vladimir Voltaire Walter Werner Wilhelm William Winston Wolfgang Woodrow Zhang".split(
    " ",
  ),
);
const TITLE =
  /^(?:President|King|Queen|Emperor|Empress|Pope|Sir|Lord|Lady|Saint|St|Dr|Professor|General|Admiral|Captain|Prince|Princess|Senator|Justice|Mr|Mrs|Ms|Chancellor|Tsar|Czar|Sultan|Caliph|Pharaoh)\.?$/u;
/** Words in the names of organizations, works, places and peoples. */
const NO_PERSON =
  /(?:^|\s)(?:The|University|College|Institute|Court|Congress|Senate|Parliament|Council|Committee|Commission|Company|Association|Society|Union|League|Party|Bank|Church|Empire|Kingdom|Republic|States?|Nations?|War|Act|Treaty|Constitution|Amendment|Revolution|City|River|Lake|Ocean|Sea|Island|Mountains?|North|South|East|West|America|Europe|Africa|Asia|Army|Navy|Government|Department|Office|Agency|Organi[sz]ation|Federation|House|Board|Bureau|Center|Centre|Museum|Theory|Law|Principle|System|Group|Team|School|Movement|Act|Bill|Code|Press|Times|Journal|NASA|Science|Battle|Conference|Group|Inc|Corporation|Airlines|Project|Program|Foundation|Administration|Ministry|Force|Forces|Americans?|Europeans?|British|French|Germans?|Spanish|Greeks?|Romans?|Chinese|Japanese|Russians?|Indians?|Britain|France|Germany|Spain|Greece|Rome|China|Japan|Russia|India|Italy|England|Portugal|Austria|Austria-Hungary|Serbia|Poland|Egypt|Mexico|Brazil|Canada|Australia|Israel|Iran|Iraq|Turkey|Prussia|Belgium|Holland|Netherlands|Sweden|Norway|Denmark|Finland|Ireland|Scotland|Wales|Hungary|Vietnam|Korea|Cuba|Peru|Chile|Argentina|Paris|London|Washington(?! \p{Lu})|Berlin|Moscow|Vienna|Athens|Sparta|Carthage|Persia|Babylon|Earth|Mars|Venus|Jupiter|Saturn|Sun|Moon|God|Internet|Google|Microsoft|Apple|Protestants?|Catholics?|Christians?|Jews|Muslims?|Democrats?|Republicans?|Inca|Maya|Aztecs?|Ottomans?|Mongols?|Vikings?|Allies|Virginia|Massachusetts|California|Texas|York)(?:\s|$)/u;

/** Surnames that textbooks use alone and that no rule recognises. */
const SURNAMES = new Set(
  "Adler Bandura Beethoven Bohr Caesar Chomsky Churchill Columbus Comte Copernicus Curie Dalton Darwin Derrida Descartes Durkheim Ebbinghaus Einstein Erikson Faraday Foucault Freud Galilei Galileo Gandhi Goethe Goffman Harvey Hegel Heisenberg Hitler Hobbes Hume Hutton Jefferson Jung Kant Keynes Kepler Lamarck Lavoisier Leibniz Lenin Lincoln Linnaeus Locke Luther Machiavelli Malthus Maslow Marx Maxwell Mendel Mendeleev Mill Milgram Mozart Mussolini Newton Nietzsche Nightingale Pasteur Pavlov Piaget Planck Rawls Ricardo Roosevelt Rousseau Rutherford Saussure Schrödinger Shakespeare Skinner Smith Stalin Tolstoy Truman Vygotsky Wallace Watson Weber Wegener Wilson Wittgenstein Wordsworth Wundt".split(
    " ",
  ),
);

/**
 * Whether a proper name is certainly a person's. `role` is the noun before it, `after` the text
 * after it.
 */
export function isPersonName(name: string, role: string | null = null, after = ""): boolean {
  const words = name.split(" ");
  const [first = ""] = words;
  if (words.length > 5 || /\d/u.test(name) || /^\p{Lu}{2,}$/u.test(first)) return false;
  if (NO_PERSON.test(name) && !FIRST_NAMES.has(first)) return false;
  if ((role && fieldOfNoun(role) === "person") || /^,? ?(?:who|himself|herself)\b/u.test(after))
    return true;
  if (TITLE.test(first) || FIRST_NAMES.has(first) || /^(?:\p{Lu}\.\s?)+\p{Lu}/u.test(name))
    return true;
  return SURNAMES.has(words.at(-1) ?? "");
}

/** Whether it is only a first name, which is ambiguous. */
export function isFirstName(name: string): boolean {
  return FIRST_NAMES.has(name);
}

export function isSurname(name: string): boolean {
  return SURNAMES.has(name);
}

const NO_SURNAME =
  /(?:s|ans?|ish|ese|ics|ism|tion|ity|ment|ness|ology|land|burg|ia|ium|um|ae?|ide|ose|ase)$/u;

/** Whether it could be a person's name by its form: no common noun, people or country. */
export function mayBePersonName(name: string): boolean {
  const words = name.split(" ");
  if (words.length > 3 || NO_PERSON.test(name)) return false;
  return words.every(
    (word) =>
      /^\p{Lu}\p{L}*\p{Ll}$/u.test(word) && fieldOfNoun(word) === null && !NO_SURNAME.test(word),
  );
}
