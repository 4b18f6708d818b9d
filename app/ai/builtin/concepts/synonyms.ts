import type { Language } from "../language/language";
import { stem } from "../language/stem";
import { fold } from "../language/words";

/** Everyday English words that may stand for one another in a question and its answer. */
const ENGLISH_GROUPS = `
begin start commence launch initiate originate onset inception
end finish stop cease conclude complete terminate
big large huge great enormous vast giant massive size extent
small little tiny minor miniature
biggest largest greatest maximum main
quick fast rapid swift speed velocity rate pace
slow sluggish gradual
old ancient age early
new modern recent latest young
make create produce form build construct manufacture generate
build construct erect construction
destroy demolish ruin wreck annihilate
kill murder slay execute death perish
die death perish decease mortality
sick ill disease illness epidemic plague infection
live inhabit dwell reside settle home
resident inhabitant population citizen
people human humanity person mankind
country nation state kingdom land
ruler king queen emperor monarch leader sovereign
lead head guide command direct rule govern
war battle conflict fight combat struggle
attack invade assault raid strike invasion offensive
conquer defeat capture seize occupy overcome recapture
win victory triumph succeed success
lose loss defeat fail failure
flee escape leave emigrate depart
travel journey voyage trip expedition move
arrive reach come land
go leave depart
bring carry transport convey deliver introduce
give provide supply grant offer donate
get obtain receive acquire gain
take seize grab remove capture
buy purchase acquire
sell trade market sale
trade commerce exchange business
pay cost price fund finance expense spend
cost price expense expensive
money cash currency funds wealth
rich wealthy affluent prosperous
poor poverty needy
work labor labour job toil employment
worker laborer employee labourer
farm agriculture cultivate crop farmer plant
farmer peasant
animal creature beast livestock
food diet eat meal nourish
eat consume feed meal
drink beverage
grow increase expand rise growth develop
decrease decline reduce fall drop shrink diminish
improve better enhance
show demonstrate reveal display indicate illustrate prove
see observe view look notice visible watch
find discover detect discovery
invent devise invention create
think believe consider regard suppose view thought
believe think hold belief
know understand knowledge aware
explain account describe clarify reason
cause reason lead result produce effect bring
result consequence effect outcome
mean signify denote stand represent refer define definition
represent symbolize stand depict
name call term title known label
call term name known
part share portion fraction proportion percent percentage piece
share portion percent fraction third half quarter
half fifty percent
number amount quantity total sum count
measure measurement size quantify
wide width broad diameter across
long length
high tall height elevation
deep depth
heavy weight mass weigh
hot warm heat temperature
cold cool chill temperature
noon midday
day daily everyday
year annual yearly
month monthly
week weekly
bathe wash bath
clean wash purify
picture image photograph photo illustration
book text work volume writing
write author compose writing
writer author
speak say tell talk state
language dialect tongue
teach instruct educate education school
learn study
student pupil learner
scientist researcher scholar
research study investigate investigation
test experiment trial examine
law rule legislation regulation statute
govern government rule administration
vote elect election ballot
citizen voter public
right freedom liberty
protect defend guard preserve safeguard shelter
danger risk threat hazard
help aid assist support
support back favor endorse
oppose against resist reject
allow permit let enable
prevent stop block avoid hinder
forbid ban prohibit
force compel require oblige
need require necessary demand
want wish desire
choose select pick choice decide decision
change alter modify transform shift
join unite combine merge connect link
separate divide split part
marry wedding marriage wed
child offspring kid young
woman female
man male
parent mother father
wife husband spouse
church religion faith religious
god deity divine
city town urban capital
area region zone territory district
place location site spot
sea ocean water
ship boat vessel
river stream
mountain hill peak
rock stone
soil earth ground
road street path route way
house home building
wall barrier
picture painting
tool instrument device implement
machine engine device apparatus
material substance matter
substance material chemical compound
gas vapor air
liquid fluid
burn combustion fire flame
light brightness bright shine luminous
dark black
color colour hue
red crimson
melt fuse liquefy
freeze frozen ice
mix blend combine mixture
break fracture crack
hit strike collide impact crash collision
crash impact collision
explode explosion blast
energy power
powerful strong mighty
weak feeble
hard difficult tough
easy simple
important significant major crucial key vital essential
famous well-known renowned celebrated
usual common typical normal ordinary frequent
rare uncommon scarce unusual
enough sufficient adequate
almost nearly approximately about roughly
first original earliest initial
last final latest recent
same equal identical alike similar
different distinct unlike differ
compare contrast comparison
special particular specific
kind type sort class category
example instance
problem issue difficulty challenge
answer solution reply respond
idea concept notion thought theory
plan scheme design project
goal aim purpose objective intention
method way technique approach procedure
group band set
meet encounter
send transmit dispatch return
use employ utilize apply usage
keep retain hold maintain preserve
own possess property belong
belong member part
happen occur take event
exist occur
contain include hold comprise consist
consist comprise compose made
cover spread occupy
rest remain stay
turn rotate spin rotation revolve
circle orbit revolve
run operate manage
manager boss executive
company firm business corporation enterprise
product good merchandise output
job employment occupation career
tax duty levy
duty obligation responsibility
punish penalty punishment
crime offense
army troops soldiers military force
soldier troop
weapon arms gun
slave enslaved slavery
native indigenous
sailor seaman crew
cheap inexpensive
lack shortage absence scarcity
absence lack without
limit restrict bound constraint
free liberate
complete entire whole full total
empty vacant
save rescue
spread disseminate distribute diffuse
collect gather assemble accumulate
hunt chase
fish fishing
meat flesh
protein meat
horse pony
dog hound
tree wood timber
candle wax
cook heat
medicine drug remedy
doctor physician
health healthy
body organism
skin hide
blood bleeding
split divide
opinion view belief attitude
argue claim assert maintain contend
agree consent accept
refuse reject decline
persuade convince influence
influence affect impact
trust confidence
fear afraid dread
happy happiness
anger angry
surprise unexpected astonish
`;

let english: ReadonlyMap<string, readonly string[]> | null = null;

/** Stems of words that may stand for a word of this stem, itself left out. */
export function relatedStems(stemmed: string, language: Language): readonly string[] {
  if (language !== "en") return [];
  english ??= readGroups();
  return english.get(stemmed) ?? [];
}

function readGroups(): Map<string, string[]> {
  const related = new Map<string, string[]>();
  for (const line of ENGLISH_GROUPS.trim().split("\n")) {
    const stems = [...new Set(line.split(" ").map((word) => stem(fold(word), "en")))];
    for (const one of stems) {
      const others = related.get(one) ?? [];
      related.set(one, [...new Set([...others, ...stems.filter((other) => other !== one)])]);
    }
  }
  return related;
}
