import { describe, expect, it } from "vitest";
import type { SentenceContext, SentenceReader } from "../language-pack";
import { grammar } from "./grammar";

const ALONE: SentenceContext = { previous: null, headings: [], bold: [] };

/** The facts of a reader, one line each: subject | predicate | members or other side. */
function read(reader: SentenceReader | null, sentence: string, context = ALONE): string[] {
  const found = reader?.(sentence, context) ?? [];
  for (const { subject, predicate, members = [] } of found)
    for (const text of [subject, predicate, ...members])
      if (!sentence.includes(text) && !context.headings.includes(text))
        expect(sentence).toContain(text);
  return found.map(({ subject, predicate, members, contrasted }) =>
    [
      subject,
      predicate,
      members?.join(" + "),
      contrasted && `${contrasted.subject}: ${contrasted.predicate}`,
    ]
      .filter(Boolean)
      .join(" | "),
  );
}

const NOTHING: string[] = [];

describe("definitions", () => {
  it.each<[string, string[]]>([
    [
      "A democracy is a government in which political power rests with the people (Miller 1956).",
      ["democracy | a government in which political power rests with the people"],
    ],
    [
      "In economics, the term scarcity refers to the gap between limited resources and endless wants.",
      ["scarcity | the gap between limited resources and endless wants"],
    ],
    [
      "Removing waste products of metabolism from the body is called excretion.",
      ["excretion | Removing waste products of metabolism from the body"],
    ],
    [
      "The fungal partner is called the mycobiont; the photosynthetic partner, which may be an alga, is called the photobiont.",
      [
        "mycobiont | The fungal partner",
        "photobiont | the photosynthetic partner, which may be an alga",
      ],
    ],
    [
      "Urine flows to the urinary bladder, a muscular bag that can hold about half a litre.",
      ["urinary bladder | a muscular bag that can hold about half a litre"],
    ],
    [
      "Below that is the medulla, a loose, cottony tissue that stores air and water.",
      ["medulla | a loose, cottony tissue that stores air and water"],
    ],
    [
      "Black mangroves send up pneumatophores, which are pencil-like roots that stick out of the mud.",
      ["pneumatophores | pencil-like roots that stick out of the mud"],
    ],
    [
      "Regulated economies often have underground economies (or black markets), which are markets where goods are sold unseen.",
      ["underground economies | markets where goods are sold unseen"],
    ],
    [
      "Polygyny, the practice of having more than one wife at a time, was widespread.",
      ["Polygyny | the practice of having more than one wife at a time"],
    ],
    [
      "Cells in the hypothalamus called osmoreceptors measure the concentration of the blood.",
      ["osmoreceptors | Cells in the hypothalamus"],
    ],
    [
      "Such goods that are available to all without charge are called public goods.",
      ["public goods | goods that are available to all without charge"],
    ],
    [
      "A fork is when someone takes the code, modifies it and uploads it again.",
      ["fork | when someone takes the code, modifies it and uploads it again"],
    ],
    [
      "The block maxima method is a common approach to select extreme events.",
      ["block maxima method | a common approach to select extreme events"],
    ],
    [
      "Agencies formed by the government to run an enterprise are called government corporations.",
      ["government corporations | Agencies formed by the government to run an enterprise"],
    ],
    ["Surrounding the rim is a blanket of material that was thrown out.", NOTHING],
    ["Such goods are called public goods.", NOTHING],
    ["Its people built lighter vessels called caravels.", NOTHING],
    ["It has serviceable plants, the use of which has not been discovered.", NOTHING],
    ["The process is called mitosis.", NOTHING],
    ["North Korea is an example of a totalitarian government.", NOTHING],
    ["In socialist societies, the means of making wealth are owned by the state.", NOTHING],
    ["It is a stable partnership between a fungus and a microbe.", NOTHING],
  ])("%s", (sentence, facts) => {
    expect(read(grammar.definitions, sentence)).toEqual(facts);
  });

  it("read a bold name in apposition", () => {
    const sentence = "Inside the cup lies a knot of capillaries, the glomerulus.";
    const context = { ...ALONE, bold: ["glomerulus"] };
    expect(read(grammar.definitions, sentence, context)).toEqual([
      "glomerulus | a knot of capillaries",
    ]);
    expect(read(grammar.definitions, sentence)).toEqual(NOTHING);
  });

  it("take a bold complement as the term", () => {
    const context = { ...ALONE, bold: ["cortex"] };
    expect(read(grammar.definitions, "The pale outer zone is the cortex.", context)).toEqual([
      "cortex | The pale outer zone",
    ]);
  });
});

describe("statements", () => {
  it.each<[string, string[]]>([
    [
      "Pastoral societies, such as the Maasai villagers, rely on the domestication of animals for survival.",
      ["Pastoral societies | rely on the domestication of animals for survival"],
    ],
    [
      "Crustose lichens form a crust on bark or rock if the air is clean.",
      ["Crustose lichens | form a crust on bark or rock if the air is clean"],
    ],
    [
      "Alcohol inhibits the release of ADH, which is one reason why people feel thirsty.",
      ["Alcohol | inhibits the release of ADH"],
    ],
    [
      "The Treaty of Versailles, signed in 1919, forced Germany to pay reparations.",
      ["The Treaty of Versailles | forced Germany to pay reparations"],
    ],
    [
      "Salt excluders, such as the red mangrove, filter out 90 percent of the salt in the walls of their roots.",
      ["Salt excluders | filter out 90 percent of the salt in the walls of their roots"],
    ],
    [
      "Coarse bars hold back branches and rubbish.",
      ["Coarse bars | hold back branches and rubbish"],
    ],
    [
      "Usnic acid, found in beard lichens, slows down the growth of bacteria.",
      ["Usnic acid | slows down the growth of bacteria"],
    ],
    [
      "Mangrove soils store up to four times as much carbon as rainforests on dry land.",
      ["Mangrove soils | store up to four times as much carbon as rainforests on dry land"],
    ],
    ["The salt that is pumped out makes the tissue of the medulla salty.", NOTHING],
    [
      "Social classes are divided by access to education, since without skills, people wait.",
      NOTHING,
    ],
    ["The Crusades had lasting effects, both positive and negative.", NOTHING],
    ["The riders roared with laughter at the horse of the traveller.", NOTHING],
    ["A worker spends the day at the same machine of the assembly line.", NOTHING],
    ["This pressure forces water through the capillary wall.", NOTHING],
    ["The treaty ended the long war between both empires.", NOTHING],
    ["In rabbits, the gene for black fur is dominant over white.", NOTHING],
    ["Scarcity is an important problem.", NOTHING],
    ["For example, ribosomes build proteins from amino acids.", NOTHING],
    ["How do ribosomes build proteins from amino acids?", NOTHING],
  ])("%s", (sentence, facts) => {
    expect(read(grammar.statements, sentence)).toEqual(facts);
  });

  it("are limited to key terms if these are known", () => {
    const sentence = "Olive trees give oil and shade to the villages of the coast.";
    const context = { ...ALONE, isKeyTerm: (term: string) => term === "Oak trees" };
    expect(read(grammar.statements, sentence)).toHaveLength(1);
    expect(read(grammar.statements, sentence, context)).toEqual(NOTHING);
  });

  it("resolve references to the previous sentence and to headings", () => {
    const sentence = "The basin holds most of the water of northern Africa.";
    const previous = "North of it lies a deep basin.";
    expect(read(grammar.statements, sentence, { ...ALONE, previous })).toEqual(NOTHING);
    expect(
      read(grammar.statements, sentence, { ...ALONE, previous, headings: ["The basin"] }),
    ).toHaveLength(1);
  });
});

describe("causes", () => {
  it.each<[string, string[]]>([
    [
      "Britain entered the war because Germany invaded neutral Belgium.",
      ["Britain entered the war | Germany invaded neutral Belgium"],
    ],
    [
      "Because sulfur dioxide damages the chlorophyll of algae, lichens die in polluted air.",
      ["lichens die in polluted air | sulfur dioxide damages the chlorophyll of algae"],
    ],
    [
      "Coastal cities grew quickly due to foreign trade, fishing, and shipbuilding.",
      ["Coastal cities grew quickly | foreign trade, fishing, and shipbuilding"],
    ],
    [
      "Cyanobacteria fix nitrogen from the air, which is why cyanobacterial lichens thrive on poor ground.",
      ["cyanobacterial lichens thrive on poor ground | Cyanobacteria fix nitrogen from the air"],
    ],
    [
      "Vivipary gives a seed a head start, since a seed that lay in salty mud would rarely germinate.",
      ["Vivipary gives a seed a head start | a seed that lay in salty mud would rarely germinate"],
    ],
    [
      "Demand for cotton rose, so planters bought more land.",
      ["planters bought more land | Demand for cotton rose"],
    ],
    [
      "Niclosamide is not absorbed from the gut, so it reaches high concentrations there.",
      ["Niclosamide is not absorbed from the gut | it reaches high concentrations there"],
    ],
    [
      "Sleep deprivation often leads to weight gain and high blood pressure.",
      ["Sleep deprivation | weight gain and high blood pressure"],
    ],
    [
      "Chlorine is used to kill bacteria in drinking water.",
      ["Chlorine is used | to kill bacteria in drinking water"],
    ],
    [
      "Stomata close in order to save water during a drought.",
      ["Stomata close | to save water during a drought"],
    ],
    [
      "The Olmec built aqueducts to transport water into their cities.",
      ["The Olmec built aqueducts | to transport water into their cities"],
    ],
    [
      "When blood pressure falls, the kidney releases the enzyme renin.",
      ["blood pressure falls | the kidney releases the enzyme renin"],
    ],
    [
      "Because Mercury is close to the Sun, it can be difficult to pick out in the sky.",
      ["Mercury is close to the Sun | it can be difficult to pick out in the sky"],
    ],
    ["When the thistles are full grown, the great beds are impenetrable.", NOTHING],
    ["When settlers reached Brazil, the traders established new routes.", NOTHING],
    ["Because it was dark, they could see nothing of the coast.", NOTHING],
    ["The law raised standards by requiring applicants to pass exams.", NOTHING],
    ["This happens because the separation is driven by pressure.", NOTHING],
    ["The treaty failed not because it was harsh but because it was late.", NOTHING],
    ["Since 1990 the number of storms has doubled.", NOTHING],
  ])("%s", (sentence, facts) => {
    expect(read(grammar.causes, sentence)).toEqual(facts);
  });
});

it("read a cause or effect from the previous sentence", () => {
  const context = { ...ALONE, previous: "Public demand outpaced the slow production of goods." };
  const [cause] = grammar.causes?.("As a result, inflation skyrocketed in 1919.", context) ?? [];
  expect(cause).toMatchObject({
    subject: "inflation skyrocketed in 1919",
    predicate: "Public demand outpaced the slow production of goods",
  });
});

describe("contrasts", () => {
  it.each<[string, string[]]>([
    [
      "Athens was the birthplace of democracy, whereas Sparta was an oligarchy headed by two kings.",
      ["Athens | was the birthplace of democracy | Sparta: was an oligarchy headed by two kings"],
    ],
    [
      "Unlike public goods, which all people may use without charge, common goods are in limited supply.",
      ["common goods | are in limited supply | public goods: all people may use without charge"],
    ],
    [
      "While reptiles have scales, birds have feathers and hollow bones.",
      ["birds | have feathers and hollow bones | reptiles: have scales"],
    ],
    [
      "A theory is a more abstract representation, while a model is a more applied representation.",
      ["A theory | is a more abstract representation | a model: is a more applied representation"],
    ],
    ["While the king was travelling, the nobles raised an army.", NOTHING],
    ["Rome fell, but it was rebuilt.", NOTHING],
  ])("%s", (sentence, facts) => {
    expect(read(grammar.contrasts, sentence)).toEqual(facts);
  });
});

describe("persons and events", () => {
  it.each<[string, string[], string[]]>([
    [
      "In 1867, the Swiss botanist Simon Schwendener proposed that lichens are double organisms.",
      ["Simon Schwendener | proposed that lichens are double organisms"],
      ["the Swiss botanist Simon Schwendener proposed that lichens are double organisms | 1867"],
    ],
    [
      "Abraham Maslow (1943) proposed a hierarchy of human needs.",
      ["Abraham Maslow | proposed a hierarchy of human needs"],
      NOTHING,
    ],
    [
      "The idea of natural selection was put forward by Charles Darwin in 1858.",
      ["Charles Darwin | The idea of natural selection was put forward"],
      ["The idea of natural selection was put forward by Charles Darwin | 1858"],
    ],
    [
      "In 332 BCE, Alexander the Great conquered Egypt.",
      ["Alexander the Great | conquered Egypt"],
      ["Alexander the Great conquered Egypt | 332 BCE"],
    ],
    [
      "Congress passed the Chinese Exclusion Act in 1882.",
      NOTHING,
      ["Congress passed the Chinese Exclusion Act | 1882"],
    ],
    ["The Olmec built aqueducts to transport water into their cities.", NOTHING, NOTHING],
    ["The city had 40,000 inhabitants in 1900.", NOTHING, NOTHING],
    ["He published the first results in 1905.", NOTHING, NOTHING],
  ])("%s", (sentence, persons, events) => {
    expect(read(grammar.persons, sentence)).toEqual(persons);
    expect(read(grammar.events, sentence)).toEqual(events);
  });
});

describe("memberships and steps", () => {
  it.each<[string, string[]]>([
    [
      "The work of the nephron can be divided into three processes: filtration, reabsorption and secretion.",
      ["The work of the nephron | can be divided into | filtration + reabsorption + secretion"],
    ],
    [
      "There are two types of torts: intentional torts and negligence.",
      ["types of torts | There are | intentional torts + negligence"],
    ],
    [
      "The three branches of government are the legislature, the executive, and the judiciary.",
      ["The three branches of government | are | the legislature + the executive + the judiciary"],
    ],
    [
      "The most common causes of kidney failure are diabetes mellitus and high blood pressure, both of which damage the fine vessels.",
      ["The most common causes of kidney failure | are | diabetes mellitus + high blood pressure"],
    ],
    ["Common goods include things such as fish, clean water, and wood.", NOTHING],
  ])("%s", (sentence, facts) => {
    expect(read(grammar.memberships, sentence)).toEqual(facts);
  });

  it("take the name of a process from before its steps, or from the heading", () => {
    const steps =
      "first the helix unwinds, then each strand is copied, and finally the copies part.";
    const told = "the helix unwinds + each strand is copied + the copies part";
    expect(read(grammar.steps, `In DNA replication, ${steps}`)[0]).toMatch(/^DNA replication \|/u);
    expect(
      grammar.steps?.(`First${steps.slice(5)}`, { ...ALONE, headings: ["Replication"] })[0],
    ).toMatchObject({
      subject: "Replication",
      members: told.split(" + "),
    });
  });
});

describe("answer types and headings", () => {
  it.each([
    ["Simon Schwendener", "person"],
    ["New York", "place"],
    ["14 July 1789", "date"],
    ["the nineteenth century", "date"],
    ["about 180 litres", "quantity"],
    ["E = mc²", "formula"],
    ["produces ATP", "clause"],
    ["the cell is small", "clause"],
    ["the proximal convoluted tubule", "term"],
    ["three kinds of rock", "term"],
  ])("%s is a %s", (text, kind) => {
    expect(grammar.answerType(text).kind).toBe(kind);
  });

  it("return the class and number of a noun", () => {
    expect(grammar.answerType("the left kidney")).toMatchObject({
      isPlural: false,
      classes: ["internal_organ", "organ", "body"],
    });
    expect(grammar.answerType("mitochondria").isPlural).toBe(true);
    expect(grammar.answerType("125 millilitres per minute").unit).toBe("millilitre");
  });

  it.each([
    ["Learning objectives", "objectives"],
    ["Review Questions", "exercises"],
    ["Collaborative Group Activities", "exercises"],
    ["Problems of democracy", null],
    ["Causes of World War I", "causes"],
    ["Key terms", "glossary"],
    ["The nephron", null],
  ])("the heading %s is %s", (heading, role) => {
    expect(grammar.headingRole(heading)).toBe(role);
  });
});
