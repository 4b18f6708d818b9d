/** The contents of the sample documents, written for these tests. */
export interface Chapter {
  title: string;
  paragraphs: string[];
}

export const honeybees: Chapter[] = [
  {
    title: "The colony",
    paragraphs: [
      "A honeybee colony is a family of up to 60,000 insects that lives and works as a single household. Three kinds of bee share the nest: one queen, many thousands of workers, and in summer a few hundred drones. The queen is the only bee that lays fertilised eggs, and in the warm months she can lay 2,000 of them in a day. A drone is a male bee whose only task is to mate with a young queen from another colony.",
      "Workers are females that do not normally breed. A worker that hatches in June lives for about six weeks, while one that hatches in October can live for five months, because she spends the winter resting inside the nest. For the first three weeks of her life a worker stays indoors. She cleans cells, feeds larvae, builds comb and guards the entrance. Only then does she begin to fly out and gather food.",
      "In winter the colony does not sleep. The bees gather in a tight ball around the queen and shiver with their flight muscles, which keeps the centre of the cluster at 34 degrees Celsius. A colony burns roughly 20 kilograms of stored honey between November and March to stay warm.",
    ],
  },
  {
    title: "The waggle dance",
    paragraphs: [
      "The waggle dance is a movement by which a returning forager tells her sisters where she found food. She runs straight ahead on the comb while shaking her body, turns back in a half circle, and repeats the run on the other side. The angle of the run against the vertical shows the direction of the flowers in relation to the sun. The duration of the run shows the distance: one second of waggling stands for about one kilometre.",
      "The Austrian zoologist Karl von Frisch decoded the dance in the 1940s by following bees that he had marked with dots of paint. He received the Nobel Prize in 1973 together with Konrad Lorenz and Nikolaas Tinbergen. Many scientists doubted his explanation at first, because they could not believe that an insect with a brain of one million nerve cells used symbols.",
      "Bees that watch the dance also smell the forager and taste the nectar she carries. They combine the scent with the direction, so that they search for the right kind of flower when they arrive. A recruit usually needs two or three flights before she finds the place.",
    ],
  },
  {
    title: "Pollination",
    paragraphs: [
      "Pollination is the transfer of pollen from the male part of a flower to the female part of a flower of the same species. Wind carries the pollen of grasses and oaks, but apples, almonds and pumpkins depend on insects. A honeybee visits between 50 and 100 flowers on a single trip, and the hairs on her body pick up pollen grains because she becomes electrically charged as she flies.",
      "Almond growers in California rent more than two million hives each February, since almond trees cannot set fruit without bees. The hives travel by truck from as far away as Florida. A field of pumpkins that is closed to bees produces almost no fruit, whereas an open field next to it can yield 40 tonnes per hectare.",
      "Bees collect pollen because it is the only source of protein for their larvae. They moisten it with nectar, press it into the baskets on their hind legs and carry it home. One cell of the comb filled with pollen is enough to raise a single young bee.",
    ],
  },
  {
    title: "Threats to bees",
    paragraphs: [
      "The most serious enemy of the honeybee in Europe is Varroa destructor, a mite that was found in Germany for the first time in 1977. The mite feeds on the fat body of bees and spreads the deformed wing virus. An untreated colony usually dies within three years. Beekeepers therefore treat their hives in late summer with formic acid, a substance that also occurs in the sting of ants.",
      "Bees also suffer when farmland offers them nothing to eat. After the oilseed rape has faded in May, many landscapes hold few flowers until autumn. Strips of wild flowers along the edges of fields shorten this hungry gap. Neonicotinoids are insecticides that act on the nerves of insects, and the European Union banned three of them from outdoor use in 2018.",
      "Colony collapse disorder is the sudden loss of most workers from a hive that still contains a queen and food. American beekeepers reported it widely in the winter of 2006. Researchers have not agreed on one cause, and most of them blame a combination of mites, viruses and poor food.",
      "Forager: a worker that collects nectar and pollen outside.",
      "Nurse bee: a young worker that feeds the larvae in the comb.",
      "Guard bee: a worker that keeps strangers out at the entrance.",
      "Scout: a worker that looks for a new place to live.",
      "Drone: a male that leaves the nest only to mate.",
      "Swarm: half of a colony that leaves with the old queen.",
      "Propolis: resin of trees with which gaps are sealed.",
      "Royal jelly: food from the glands of young workers for a future queen.",
      "Brood: eggs, larvae and pupae in their cells.",
      "Smoker: a can of glowing jute that calms a colony.",
      "Apiary: a yard in which several hives stand.",
      "Super: a box on top in which honey is stored.",
    ],
  },
];

export const printing: Chapter[] = [
  {
    title: "Before movable type",
    paragraphs: [
      "Until the fifteenth century almost every book in Europe was copied by hand. A scribe needed about a year to copy a Bible, and the parchment for it came from the skins of 170 calves. Libraries were small for this reason: in 1424 the university library of Cambridge owned only 122 books.",
      "Woodblock printing is a method in which a whole page is carved in relief into a single block of wood, inked and pressed onto paper. Chinese craftsmen used it to print the Diamond Sutra in 868. The potter Bi Sheng made movable characters of baked clay around 1040, but the thousands of signs in Chinese writing kept the method from spreading.",
    ],
  },
  {
    title: "The workshop in Mainz",
    paragraphs: [
      "Johannes Gutenberg was a goldsmith from Mainz who brought together three inventions in the 1440s. The first was a hand mould with which a worker could cast 600 identical letters in a day. The second was an ink made of soot and linseed oil that stuck to metal. The third was a screw press, which he adapted from the presses of wine growers along the Rhine.",
      "Type metal is an alloy of lead, tin and antimony that melts at a low temperature and hardens at once. Gutenberg completed his Bible with 42 lines to a page in 1455. He printed about 180 copies, and 49 of them survive today. His lender Johann Fust took him to court over a loan of 1,600 guilders and received the workshop in payment.",
    ],
  },
  {
    title: "What the press changed",
    paragraphs: [
      "By 1500 presses stood in 270 European towns and had produced some 20 million volumes. Venice became the centre of the trade because its merchants could ship books across the Mediterranean. The printer Aldus Manutius invented the small octavo format there in 1501, so that a reader could carry a classic in a saddlebag.",
      "The Reformation was the movement that divided the western church in the sixteenth century, and it depended on the press. Martin Luther published his Ninety-five Theses in 1517, and printers in Leipzig, Nuremberg and Basel spread them within two weeks. Between 1518 and 1520 about 300,000 copies of his writings were sold.",
      "Scientists gained as much as preachers. Printed tables and diagrams were the same in every copy, so that an astronomer in Krakow could check the figures of a colleague in Padua. Nicolaus Copernicus published his book on the revolutions of the heavenly spheres in Nuremberg in 1543. A scribe would have added errors with every copy, whereas a printer could correct them with every edition.",
      "Matrix: a piece of copper into which a letter was struck.",
      "Punch: a steel rod with a letter cut on its end.",
      "Composing stick: a tray in which letters were set line by line.",
      "Galley: a long tray for finished columns.",
      "Forme: a page locked in an iron frame.",
      "Tympan: a frame that held the sheet in place.",
      "Frisket: a cover that kept margins clean.",
      "Bar: the lever that turned the screw.",
      "Chase: the iron frame around a page.",
      "Quire: a bundle of folded sheets.",
      "Colophon: a note at the end on who made a book.",
      "Incunable: a book printed before 1501.",
    ],
  },
];

export const glaciers: Chapter[] = [
  {
    title: "How a glacier forms",
    paragraphs: [
      "A glacier is a mass of ice that survives the summer and flows under its own weight. It forms where more snow falls in winter than melts in the warm season. Fresh snow is mostly air. As new layers press on the old ones, the flakes turn into grains called firn, and after several decades the firn becomes solid blue ice.",
      "Ice begins to flow when it is about 30 metres thick. The surface stays brittle and cracks into crevasses, while the ice below bends like stiff dough. Most Alpine glaciers move 50 to 150 metres in a year. The Jakobshavn glacier in Greenland is the fastest on record, because it moved 46 metres in a single day in the summer of 2012.",
    ],
  },
  {
    title: "How ice shapes the land",
    paragraphs: [
      "A moraine is a ridge of rock and soil that a glacier has carried and left behind. Stones frozen into the base of the ice scrape the bedrock like sandpaper and leave scratches called striations, which show geologists the direction of the flow. Valleys carved by rivers have the shape of a letter V, whereas valleys widened by glaciers have the shape of a letter U.",
      "Louis Agassiz proposed in 1837 that ice once covered much of Europe. His colleagues rejected the idea at first. He convinced them by pointing at granite boulders that lay on limestone hills, hundreds of kilometres from the nearest granite. Such a block is called an erratic, and only ice could have carried it so far.",
      "Firn: old snow on its way to ice.",
      "Cirque: a hollow carved at the head of a valley.",
      "Arete: a sharp ridge between two hollows.",
      "Drumlin: a long low hill shaped by moving ice.",
      "Esker: a winding ridge of gravel from a stream under ice.",
      "Kettle: a pond where a buried block has melted.",
      "Fjord: a drowned valley with steep walls.",
      "Icefall: a steep stretch where the surface breaks up.",
      "Calving: the breaking off of blocks into water.",
      "Outwash: sand that meltwater spreads in front.",
      "Erratic: a boulder carried far from its source.",
      "Snout: the lower end of a tongue of ice.",
    ],
  },
];
