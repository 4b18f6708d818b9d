// Made by generate.mjs from WordNet 3.1; its licence is in WORDNET-LICENCE.txt.

/**
 * A class of nouns on each line: its name, the wider ones that hold it, and last its field, then
 * the nouns that it is the nearest class of. A star: that is a noun's second meaning.
 */
export const NOUN_CLASSES = `
act: abandonment absenteeism acceleration* accenting accomplishment acculturation achievement acrobatics action activating activity adjustment* advent affiliation* alteration* amendment amniocentesis angling appearing archery arousal arrival arson ascending association* athletics attainder attainment* attendance avoidance awakening bailment balancing barter bat* bathe bathing benediction betrayal bicycling blackening booking bookkeeping boxing breaking breath broadening broadening* burning burst buzz* calibration calling calming camping cancellation career carnival catching centesis ceremony* cesarean champerty chase chewing chipping clerking clinch closing closure clowning coaching coding cohabitation coming coming* commerce commercialism conscription contact contortion conveying correction costing coup course coursing courtesy cracking* crawl cremation crouch crutch* crying cultivation darkening deal debauch default deference degradation deliverance demobilization demoralization deportation depravity* depredation desecration development devising disarmament disassembly discrimination disobedience displacement disposition* disservice diversification diversion diversion* divorce dodge* domination down* downturn dramatics drenching dressage drinking* ducking dyeing education election elective electrification eluding emanation* emigration emission emphasizing employment* enactment encoding endearment enhancement enlisting enrichment equipping escape evil exaction execution* exhumation exodus expedient exploration* expulsion fashioning favor festivity fingering fireman fishing flex flirting floating flutter foraging foul fraternisation frolic fun gambling gaming gasp gathering* gesture golfing governing gymnastics helm* hobby homage horseplay housecleaning housekeeping housework huffing hunting idolatry immigration implementation* importation importing improvement* incitement inclining infliction* infringement inhalation injustice inroad instruction* instrumentation* integrating integration interaction interplay intervention involvement jab jabbing jerk* jerking job jolt* jumping jumpstart juxtaposition kicking kneeling leadership leapfrog legitimation lending lifesaving liveliness locating logging lunge making malpractice market marketplace masterpiece* means mechanics* meddling melioration merriment* merrymaking migration mingling mobilization modernization modification monopolization motorcycling mountaineering movement movement* nepotism neutrality neutralization nod* nonparticipation nystagmus obedience occupancy occupation opposition optimization orientation outreach overachievement overflow pachinko pacification paperwork parachuting pardon parimutuel participation pass passage pastime path percussion* pillaging pinball pitching planting plundering plunge polishing posing prank prayer preferment primary production progress pursuit racing radiation* rallying reaching rearing* rebellion reclining recreation recruitment redemption redevelopment reelection reform rejection remedy rendezvous renovation repeal replacement replacing reprisal rescue resistance respiration retaliation retribution* revelry revenge reversal revision revolution* riding riot rotation rousing rowing rush sacrifice sacrilege sailing salvation salve* sanction* saturation* saving scouring search seeking sequestration service services shaking shattering shifting shining shutting sitting sitting* skating skiing smooth snorting socialization soiling sojourn solo specialization specialization* sport sport* squandering squatting* stabilization staining stampede starting starvation* starving stay stimulation stirring stoop stop* stretch* strike stylization submission* substituting subversion sumo support supporting swerve swim swimming swinging switching takeover taking tampering tears tenancy thing* third* thrusting tightening tort toss tracking trade trading trailing transaction transgression transition transmutation tremor trespass trimming tumbling tuning turn* turning turning* underachievement undoing updating vengeance ventilation vibration violence visit visiting vocation wager wailing walk* walkout waste* weaning weeping wetting whirling whitening wickedness winding work worship wounding wrestling* wrong*
acquiring<act: acquiring arrest borrowing capture conquest contracting getting impress recapture receipt seizure*
acquisition<acquiring<act: acquisition buying buyout incurring inheritance moneymaking procurement purchase purchasing restoration* shopping
gift<acquisition-2<act: welfare
acting<act: acting hamming mimicry pantomime performing portrayal* roleplaying skit
aid<act: aid* assist assistance boost childcare encouragement* help lift ministration recourse succor
support<aid<act: adherence advocacy aegis ecclesiasticism reassurance sponsorship support* traditionalism* urging*
blessing<support<aid<act: acceptance* adoption approval approving backing blessing idealization patronage
arrival<act: arrival*
entrance<arrival<act: admission enrollment incoming incursion intrusion* irruption registration
athletic_game<act: badminton basketball tennis volleyball
outdoor_game<athletic_game<act: croquet golf
field_game<outdoor_game<athletic_game<act: baseball football hockey lacrosse polo rugby soccer
attainment<act: attainment
success<attainment<act: conquest* coup* rbi run success* tally touchdown winning
attempt<act: attempt batting best bid* contribution duel* dunk effort endeavor* jihad pains scramble striving struggle trial try
beginning-3<act: colonization constitution* debut entry* establishment founding inauguration initiation* initiative* installation installing introduction startup
behavior<act: behavior conduct doings intimidation provocation taunt
discourtesy<behavior<act: affront indignity mock offense rebuff slight
breathing<act: breathing hyperventilation panting puffing smoking snoring wheeze
care<act: brushing care healthcare incubation manicure nursing tending
treatment<care<act: diathermy massage treatment
medical_care<treatment<care<act: anticoagulation bloodletting digitalization enema homeopathy lavage
therapy<medical_care<treatment<care<act: chemotherapy drugging electroshock flooding psychoanalysis therapy
causing<act: causation causing exposure* forwarding hypnotism inducing manipulation seduction sending transmission transmitting
ceremony<act: presentation
religious_ceremony<ceremony<act: baptism canonization christening circumcision devotional liturgy orgy* penance* rite sacrament sanctification
decrease<change_of_magnitude<act: contraction depletion depreciation dilution* discount lowering mitigation reduction shearing tapering thinning withholding
increase-2<change_of_magnitude<act: addition* aggrandizement amplification annexation buildup elaboration escalation exacerbation exaggeration* fluoridation intensification pervaporation surge* warehousing
expansion<increase-2<change_of_magnitude<act: dispersal distension enlargement expansion extension* magnification spraying stretching vasodilation
choice<act: ballot* choice* sampling selection veto vote voting willing
decision<choice<act: appointment decision nomination
move<decision<choice<act: move
maneuver<move<decision<choice<act: artifice measure parking* precaution safeguard step stratagem trick
cleaning<act: abreaction catharsis cleaning cleansing pasteurization purging purification sanitation* scouring* scrubbing shaving sweeping
combination<act: babel blending coalescence compounding grafting homogenization mixing reunion*
consolidation<combination<act: amalgamation centralization consolidation* incorporation merger uniting
commercial_enterprise<act: advertising* agriculture arbitrage business* finance financing hauling investing investment packaging printing* publication* publishing shipping tourism trucking
industry<commercial_enterprise<act: industrialization manufacture
production<industry<commercial_enterprise<act: brewing mining output* overproduction yield
cultivation<production<industry<commercial_enterprise<act: cultivation* farming gardening husbandry landscaping plowing roundup
concealment<act: burying concealing hiding mask* masking stealth
conflict<act: conflict feud strife* struggle*
fight<conflict<act: banging* battering beating duel encounter fight* fighting fistfight gunplay scuffle skirmish
rebellion<conflict<act: insurgency insurrection mutiny rebellion* revolt uprising
consumption<act: consumption draught* drinking gulp ingestion intake sip suck sucking swallow* uptake
eating<consumption<act: chomp dining eating feasting feeding grazing
contest<act: doubleheader game*
continuance<act: continuance continuation lengthening perpetuation prolongation
repetition<continuance<act: copying duplication* playback renewal* repeating repetition* replication
control-2<act: chastity confinement* coordination* dieting fast fasting holding inhibition navigation ownership* possession regulating restraint retention storage
clasp<grasping<control-2<act: clutch embrace embracing grip hold nelson
cooking<act: braising broiling browning cookery cooking frying roasting simmering toasting
cooperation<act: allegiance collaboration commitment* compliance compromise concurrence* conformity* consecration cooperation devotion* honoring keeping reconciliation
creation<act: boring creation cutting digging drilling excavation painting* pornography pyrography tracing
creating_by_mental_acts<creation<act: approach arranging avenue conceptualization design designing framing juggle objectification orchestration* realization* rearrangement
writing-2<verbal_creation<creating_by_mental_acts<creation<act: adoxography authorship drafting dramatization lexicography writing
creating_from_raw_materials<creation<act: assembly* baking construction forging formation* manufacturing metalworking molding rifling shipbuilding
dancing<act: ballet cakewalk choreography dancing gavotte hornpipe minuet tango
decision_making<act: officiating
departure<act: abandonment* boarding defection departure desertion disappearance dispatch* evacuation* going leaving parting retreat shipment* takeoff
discovery<act: breakthrough* detection* discovery
determination-2<discovery<act: determination diagnosing diagnosis finding identification localization solving validation
distribution<act: alms assigning bestowal donation* giving redistribution
allotment<distribution<act: allocation* apportioning apportionment award awarding grant* parcel* rationing reshuffle
disturbance<act: ado breakdown bustle din* dislocation* flurry havoc melee scrimmage* upset*
due_process<act: dismissal dispossession notification ruling verdict
proceeding<due_process<act: hearing lawsuit litigation mistrial proceeding proceedings prosecution
duty<act: assignment behalf chore duty* lieu role stead task*
duty-2<act: duty hands keeping* obligation responsibility safekeeping
enforcement<act: coercion enforcement implementation imposition infliction regimentation terrorism
enterprise<act: cooperative
entertainment<act: amusement* entertainment extravaganza nightlife
show-2<entertainment<act: circus* demonstration* display* fair show showing*
presentation<show-2<entertainment<act: debunking demonstration encore exhibition performance* playing presentation* rodeo
falsification<act: lying twisting
deception<falsification<act: affectation cheating hoax pretend pretending pretense shenanigan*
feat<act: double exploit feat hit homer rally* single triple
stunt<feat<act: stunt
acrobatic_stunt<stunt<feat<act: backbend cartwheel* flip headstand somersault split tumble
game<act: backgammon billiards bowling curling game hopscotch
card_game<game<act: auction bolivia canasta cribbage klondike whist
grouping<act: assembling classification collecting compiling harvesting indexing philately phrasing threshing winnowing
hindrance-2<act: averting complication crushing interception interference* nonproliferation prevention stalling
inactivity<act: faltering idleness idling intermission leisure* repose respite* wait* waiting
delay<inactivity<act: delay* disruption interposition interruption lag trifling
investigation<act: analysis census count* counting dating detecting dialysis inquest investigating investigation* spectroscopy spying surveillance titration
examination<investigation<act: analogy* autopsy checkout checkup comparing comparison examination inspection medical necropsy palpation scan scrutiny study survey testing*
research<investigation<act: cloning experiment experimentation* microscopy research testing
joining<act: converging doweling joining merging soldering tying welding
judgment<act: adjudication condemnation* evaluation judgment* rating* scoring
labor<act: drudgery hackwork labor* plodding stalking
effort<labor<act: difficulty exertion grappling straining wrestling
exercise<effort<labor<act: bodybuilding clean conditioner exercise exercising handstand jogging pushup squat squatting weightlift workout
manual_labor<labor<act: fumigation handling spatter* splashing unloading waxing
legal_document<act: put
liberation<act: emancipation extrication freeing liberation manumission purge release* vindication
locomotion<act: canter crawling creeping dash* footstep* gallop pas running* stride tread trot
walk<locomotion<act: limp lurch march marching pacing* shuffling strut wading walk walking
management<act: accreditation administration banking certification conducting dealing dispensation guidance* management mercy misconduct mismanagement reorganization steering supervision treatment*
maneuver-2<act: assist* blocking completion footwork
stroke<maneuver-2<act: backhand driving let masse putting slicing stroke
measurement<act: densitometry hydrometry measurement measuring observation shading* surveying telemetry thermometry
military_action<act: assault battle blockade combat defense engagement fight jamming siege war warfare
misbehavior<act: devilment irregularity misbehavior mischief misdeed shenanigan vandalism
insertion<movement<act: enclosing enclosure* injection instillation packing* perfusion transfusion
transportation<movement<act: airlift backpacking bringing carry delivery relay transfer transportation*
music<act: chanting drumming humming* percussion singing whistling* yodeling
nonaccomplishment<act: failure out putout strikeout
mistake<nonaccomplishment<act: blunder breach error fault folly* fumble lapse miscalculation misstep mistake omission rounding slip
negligence<nonaccomplishment<act: carelessness* dereliction* dodging malingering negligence nonperformance shirking
crime<offense<act: crime fraud infraction misdemeanor perjury perpetration prostitution treason violation
felony<crime<offense<act: blackmail bribery burglary felony housebreaking kidnapping
larceny<felony<crime<offense<act: embezzlement hijacking holdup larceny petty piracy robbery rustling stealing theft thievery thieving
operation-2<act: censorship counteroffensive espionage expedition maneuver offence offensive peacekeeping reconnaissance reinforcement scouting
attack<operation-2<act: ambuscade ambush attack bombing charge counterattack infiltration invasion onrush onslaught* penetration raid
fire<attack<operation-2<act: barrage* burst* firing fusillade salvo* shelling volley
organization<act: alternation codification grading layout* ordering* scaling systematization
payment-2<act: expending outlay payment* ransom* repayment spending
football_play<play<plan_of_action<plan<act: aerial audible lateral passing running rushing
position<act: academicianship apprenticeship berth bishopry chairmanship governorship legation professorship secretaryship
practice<act: calisthenics cannibalism careerism pattern* practice ritual* symbolism*
custom<practice<act: custom habit* rite* ritual wedding*
mistreatment<practice<act: annoying colonialism disregard* exploitation* mistreatment teasing using worrying
maltreatment<mistreatment<practice<act: abuse barbarism brutality* cruelty oppression outrage* persecution
preparation<act: contraception makeready planning preparation priming programing programming
procedure<act: calculation computation electromyography fingerprinting groove* indirection lockstep minus procedure process routine rut* stiffening subtraction
operation<medical_procedure<procedure<act: ablation altering castration epikeratophakia facelift microsurgery neutering sterilization transplantation
profession<act: profession*
teaching<education<profession<act: brainwashing inculcation indoctrination instilling lecturing lesson schooling teaching
propulsion<act: belching bounce* capriole drive ejection firewall hop launching leap leaping spitting
pull<propulsion<act: haul haulage pull pulling tow tug
push<propulsion<act: jostling push pushing
press<push<propulsion<act: compressing condensing pressing squeeze squeezing vasoconstriction
shooting<propulsion<act: countershot firing* gunfire gunshot shooting shot skeet
throw<propulsion<act: fastball knuckleball pitch* shy throw toss*
protection<act: conservation* defense* escort* guardianship immobilization immunization inoculating inoculation judo karate locking overprotection preservation primping protection providence sealing shielding vaccination waterproofing
provision<act: feeding* irrigation issuance issuing logistics refueling supplying
punishment<act: chastisement imprisonment penalty punishment spanking
corporal_punishment<punishment<act: crucifixion electrocution executing execution flogging lashing whipping
reaction<act: response*
reflex<reaction<act: belch belching* blinking flatus gulping reflex shiver vomiting yawn yawning
repair<act: darning fixing maintenance overhaul rebuilding reconstruction rehabilitation renewal repair restoration upkeep
representation-3<act: pageant simulation symbolizing
pictorial_representation<representation-3<act: filming overexposure photography picturing* roentgenography ultrasonography xerography
gratification<satisfaction<act: binge gratification* indulging orgy overindulgence pleasing spree
selling<act: bootlegging dumping marketing merchandising peddling resale retail retailing sale sale* sell selling vending wholesale
sensing<sensory_activity<act: auscultation listening smelling
look<sensing<sensory_activity<act: contemplation gaze glance glimpse look* looking monitoring observance scrutiny* sighting sightseeing stare watching
separation<act: breakaway detachment* disengagement dissociation divergence subdivision* zoning
division<separation<act: branching dissection fork* fractionation* fragmentation schism severing
removal<separation<act: abstraction* autotomy drain drainage elimination emptying evacuation expurgation removal skimming stripping withdrawal*
sexual_activity<act: adultery caressing coitus copulation fellatio homosexuality hugging incest kissing lovemaking masturbation miscegenation multiplication petting procreation propagation* sex
coupling<sexual_activity<act: crossbreeding hybridization inbreeding interbreeding mating pairing servicing
sin<act: sin* sinning
mortal_sin<sin<act: avarice ira lust* overeating
blow-2<stroke-2<act: blow hammering jab* kick kickoff punch punting roundhouse* thrust*
termination<act: abolition abort abortion adjournment breakup ceding completion* discontinuance discontinuation ending* extinguishing fulfillment* graduation layoff liquidation orgasm overthrow shutdown
destruction<termination<act: annihilation destruction holocaust kill* liquidation* obliteration sabotage vaporization
killing<termination<act: bloodshed gassing* genocide homicide kill killing* manslaughter massacre murder slaughter strangling strangulation suicide
touch<act: caress dab fielding handling* kiss snap stroking
hit<touch<act: blast bunt chopper grounder hitting liner roller
trade<act: basketry bookbinding bricklaying cabinetry carpentry craft drafting* dressmaking plumbing* sewing spinning stitching trade* typography weaving woodworking
training<act: grooming rehearsal retraining scrimmage training
improvement<transformation<act: resurrection resuscitation revival
travel<act: ballooning boating commutation commuting constitutional crossing cruise drifting flight* flying fording gliding hike hiking sail* sailing* stroll stunting travel traveling travelling voyage wandering
journey<travel<act: circuit* errand excursion exploration journey journeying odyssey outing pilgrimage ride spaceflight tour trip
undertaking<act: adventure cinch endeavor enterprise escapade homework marathon operation* picnic* project racket* task undertaking
venture<undertaking<act: campaign* campaigning candidacy crusade reform* risk* venture
use<act: application automation commercialization engineering exploitation misuse overuse quackery technology usage use utilization
wash<act: bath* bathing* laundering shower* wash* washing
animal: adult* blastula carcass carrion cocoon feeder female fetus frog giant haploid haunch* horseback male parasite peacock* peafowl pet pheasant plankton prey* quadruped rump salamander stray toad vertebrate
fish<aquatic_vertebrate<animal: fish shark
teleost_fish<bony_fish<fish<aquatic_vertebrate<animal: bluefish dogfish drumfish hind percoid salmon sardine* sierra teleost
bird<animal: bird eagle falcon hawk kingfisher owl parakeet parrot ratite swift vulture woodpecker
aquatic_bird<bird<animal: auk duck goose grebe loon* penguin seabird swan
wading_bird<aquatic_bird<bird<animal: curlew egret heron plover sandpiper shorebird snipe stork
gallinaceous_bird<bird<animal: dove pigeon
domestic_fowl<gallinaceous_bird<bird<animal: chick chicken* fowl hen poultry rooster turkey
passerine<bird<animal: kingbird sparrow wren
oscine<passerine<bird<animal: crow finch flycatcher jay magpie martin nightingale oriole robin songbird
gamete<reproductive_cell<cell<animal: egg spawn
pigment<coloring_material<animal: chlorophyll
body_covering<covering<animal: carapace down feather hide* plumage primary*
hair<body_covering<covering<animal: mane
external_body_part<animal: hoof muzzle* paw
limb<extremity<external_body_part<animal: forelimb
invertebrate<animal: coelenterate ctenophore medusa starfish worm
arthropod<invertebrate<animal: arachnid arthropod crab crustacean decapod scorpion spider tick*
insect<arthropod<invertebrate<animal: aphid beetle bug butterfly cicada cockroach cricket flea fly grasshopper insect locust louse mantis mosquito moth peacock queen termite
hymenopterous_insect<insect<arthropod<invertebrate<animal: andrena ant bee bumblebee drone honeybee wasp
mollusk<invertebrate<animal: bivalve clam gastropod mollusk oyster snail
larva<animal: caterpillar grub* larva nymph* silkworm tadpole
mammal<animal: kangaroo mammal marsupial
placental<mammal<animal: anteater armadillo bat elephant hare livestock mouse porcupine rabbit rat rodent squirrel walrus
carnivore<placental<mammal<animal: bear carnivore cat civet lion marten panther tiger* tom
canine<carnivore<placental<mammal<animal: fox wolf
dog<canine<carnivore<placental<mammal<animal: bloodhound bulldog dog hound sheepdog spaniel terrier
primate<placental<mammal<animal: ape hominid human humankind lemur mankind monkey
even-toed_ungulate<ungulate<placental<mammal<animal: camel pig swine
ruminant<even-toed_ungulate<ungulate<placental<mammal<animal: deer giraffe reindeer ruminant stag
bovid<ruminant<even-toed_ungulate<ungulate<placental<mammal<animal: antelope bighorn bison buffalo gazelle goat sheep
cattle<bovine<bovid<ruminant<even-toed_ungulate<ungulate<placental<mammal<animal: beef bull cattle cow cows heifer oxen
odd-toed_ungulate<ungulate<placental<mammal<animal: rhino rhinoceros
equine<odd-toed_ungulate<ungulate<placental<mammal<animal: mule zebra
horse<equine<odd-toed_ungulate<ungulate<placental<mammal<animal: bronc buckskin charger dun entire horse mare mount pony pony* racehorse
microorganism<animal: microorganism pathogen phage virus
bacteria<microorganism<animal: actinomycete bacillus bacteria bacterium rod* salmonella spirochete
protoctist<microorganism<animal: alga algae amoeba protoctist protozoan seaweed
organ<animal: wing
gland<organ<animal: dug
sense_organ<organ<animal: snout
process<animal: comb* horn* quill* tail
reptile<animal: reptile tortoise
diapsid<reptile<animal: alligator* ceratopsian crocodile dinosaur lizard theropod
snake<diapsid<reptile<animal: anaconda cobra python rattlesnake serpent snake viper
structure<animal: claw
sac<cavity<structure<animal: chorion
orifice<passage-2<structure<animal: beak beak* vent*
skeletal_structure<structure<animal: notochord
animal_tissue<tissue<animal: mesoderm
young<animal: calf colt kitten lamb puppy young
artifact: accessory acetaminophen adrenergic aggregate airfoil alarm* album* amphetamine amphitheater amulet anachronism* analgesic anesthetic angiotensin antiarrhythmic anticoagulant anticonvulsant antidepressant antidiabetic antiemetic antifungal antihistamine antihypertensive antimalarial antineoplastic antipsychotic antipyretic antiseptic antispasmodic antiviral apparel appliance applicator apron architecture astringent attic auditorium backing* balcony bale ballast ballpark barbiturate barn basement basket bathrobe battlement beading bell belt* benzodiazepine bin binoculars blower blue* boa bolster bomb bouquet brick bridge bronchodilator broom brothel brush* building bumper bundle* bunk bus cache cafe cafeteria cam camera can candelabrum canopy capitol capsule capsule* carpet carpeting casino cassette castor cathartic cellar centerfield ceramic chancel charcoal* chip* chloroform chlorothiazide chute classic cloak closet clothes clothing clubhouse cocaine coil collage collider comb commuter compass cone container contraceptive contraption contrivance converter coop coping counterbalance counterweight courtyard cover coverall craft* creation* cross crown* crusher cuff cupboard curio cursor cushion cushioning cyclotron decongestant decoration denim denture detector device diaper diode disc disinfectant dispenser disposable diuretic doghouse dogsled doorway dope dose drawer drive* drug duplicate dustbin dynamite edifice electromagnet embankment embassy empty endoscope entablature entrance envelope equatorial equipment eraser etcetera expectorant explosive extinguisher fan feedlot filter firecracker firework flagellum flap footage footbridge forceps fountain frieze fulcrum fungicide furnishing fuselage gable gadget gadgetry gage gallows garage garment garret gateway gibbet glass* glasses goad goblet gray* greenhouse grenade grill gunlock gunsight gyroscope hallucinogen handbag hanging harpoon hashish hatchway headscarf heater helm heroin hive* holder horn horror* hospital hotel hypnotic implant implement improvisation infield inlay inn innovation inspiration* instrument instrumentation interferon interlayer invention* ironing jersey keepsake kerchief key keyboard ladder lancet lane lapel lapping laundry laxative layer leftfield legging limited load loading local loft loft* magnet mall mallet marker mask masonry mat match materiel matting mattress medication medicine* mending microscope ministry* mirror missile mold* mongrel monument mop morphine motel mouthpiece* muffler narcotic nave necktie needle* nightclothes noisemaker oar obelisk observatory oeuvre opium original ornament oscillator outbuilding outerwear outfield output overall overlapping overload package* packinghouse padding paperback parachute paramagnet parapet parcel partition path* pathway* patio pen pencil piece* pill pillow placebo plaque* plectrum poker porch portal portico prescription* privy* prosthesis psilocybin pub purgative purse quill quinine quirt raft railway* rampart receptacle record* recorder recording reel refill reflector rein relaxant relic remote restaurant reverse* reversible rigger* rightfield rink robe robe* robot rocket roofing rudder rug ruin* sable saloon* sanctuary satellite scarf schoolhouse scuba seating sedative sensor shed shirt short showroom sidewalk siding sieve signboard ski skirt* skyscraper slacks sled sleigh smokehouse snorkel soundtrack souvenir spacecraft spectrograph spectrometer sphere* sputnik stable stadium staircase stairs stairway standby steps stethoscope stimulant* stole strainer strap strickle structure stuff* stylus subject* suit superstructure sweater sweatshirt swimsuit syringe tank tavern telescope tenement terrace thalidomide theater theatre thong tidy tie tinsel toboggan tongs toothbrush tore total tracery train tranquilizer transit transport tray treadmill tricyclic trouser trousers tumbler* turtle uniform upholstery vaccine valve* vasoconstrictor vasodilator vaulting vehicle veil veranda verandah vermifuge vest vestment video* videotape vise voodoo walkway wall wardrobe* warmer wastebasket whip wineglass wing* wrapping wreath
adornment<artifact: adornment braiding frontal pendant rosette ruffle stripe tassel trim* trinket
jewelry<adornment<artifact: bead brooch earring jewel jewelry necklace pin solitaire
aircraft<artifact: aircraft airship balloon
heavier-than-air_craft<aircraft<artifact: glider helicopter
airplane<heavier-than-air_craft<aircraft<artifact: airliner airplane bomber fighter* hydroplane jet kamikaze plane seaplane
alkaloid<artifact: atropine scopolamine
space<amorphous_shape<artifact: cell compartment
angular_shape<artifact: pleat
antibacterial<artifact: antibacterial antibiotic cephalosporin oxytetracycline penicillin streptomycin sulfa sulfonamide tetracycline
apparatus<artifact: aerator apparatus burner centrifuge duplicator fax generator lighting* pendulum setup telegraph ultracentrifuge
art<artifact: abstractionism art carving gem grotesque mobile modeling modernism mosaic sculpture statue treasure* warhorse
graphic_art<art<artifact: engraving etching print*
painting<graphic_art<art<artifact: canvas* miniature monochrome nude painting picture* watercolor
article<artifact: breakable
ware<article<artifact: ware
tableware<ware<article<artifact: cup dish dishware fork glassware silverware spoon tableware
attire<artifact: attire costume garb hairpiece tuxedo wig
bag<artifact: backpack bag haversack knapsack pocket pouch sack saddlebag
bar<artifact: accelerator backspace bolt* crossbar handspike heaver lever runway trigger
block<artifact: anvil block cake chock dice die nut* slab slate tablet tile
lake<body_of_water<artifact: reservoir*
boundary<artifact: edging hem roadside wayside
surface-2<boundary<artifact: interface
side<surface-2<boundary<artifact: heel sole
box<artifact: bier box coffin crate flat* mailbox safe strongbox
plant<building_complex<artifact: brewery factory foundry mill plant works
building_material<artifact: stone* whetstone
lumber<building_material<artifact: pale slat
case<artifact: baggage briefcase compact kit luggage portfolio suitcase trunk* wallet
cloth_covering<artifact: bandage compress havelock skirt sleeve truss
bedclothes<cloth_covering<artifact: afghan bedclothes bedding bedspread blanket cover* quilt
coating<artifact: coating oil* paint patina undercoat varnish veneer wash
commodity<artifact: basic commodity drygoods entrant export import napkin staple tablecloth
consumer_goods<commodity<artifact: foodstuff
appliance<durables<consumer_goods<commodity<artifact: dryer
home_appliance<appliance<durables<consumer_goods<commodity<artifact: broiler cooler dishwasher icebox oven refrigerator stove
merchandise<commodity<artifact: cargo freight inventory* merchandise product release shipment
concave_shape<artifact: sawtooth
conductor<artifact: anode cable* cathode electrode microchip microprocessor transistor
connection-3<artifact: concertina connector coupling hinge miter seam splicing terminal* wire
control<artifact: accelerator* aperture button* doorbell faucet hydrant regulator switch thermostat throttle
defensive_structure<artifact: castle* citadel dungeon fort* fortification fortress intrenchment stockade stronghold
design<artifact: banner colors emblem flag motif seal* twill weave
electrical_device<artifact: antenna armature bridge* capacitor circuit condenser earphone fuse loudspeaker microphone reactor rectifier resistor rotor transducer transformer wiring
electronic_equipment<artifact: amplifier circuitry handset modem peripheral phone radio* receiver stereo telephone
enclosure<artifact: aquarium barnyard bombproof cage chamber corral dock enclosure fireplace furnace hearth kiln soundbox
end<artifact: arrowhead cusp
railway<line-5<carrier<business<enterprise<artifact: elevated metro rail* railroad railway subway
establishment<artifact: bastille jail lockup prison university*
place_of_business<establishment<artifact: cabaret dive headquarters joint* nightclub office
mercantile_establishment<place_of_business<establishment<artifact: grocery marketplace* outlet supermarket
shop<mercantile_establishment<place_of_business<establishment<artifact: bazaar bookstore commissary drugstore florist* pharmacy* shop store
excavation<artifact: ditch furrow mine pool trench well wildcat working
fabric<artifact: boucle brocade bunting calico canvas cashmere cloth corduroy fabric felt flannel gabardine gauze gingham herringbone jacquard jean knit linen madras metallic muslin needlepoint netting plaid rayon russet satin silk tarpaulin tartan textile toweling tweed velvet waterproof wool woolen worsted yoke
facility<artifact: airfield airport base depot emplacement facility fort garrison gym installation* plumbing post* racecourse racetrack sampler station terminal transportation zoo
depository<facility<artifact: archive depository granary museum repertory repository storehouse warehouse
fiber<artifact: bristle
field<artifact: backyard dooryard grounds*
fixture<artifact: chandelier fixture fluorescent pot* shower sink toilet* washbasin
footwear<artifact: arctic boot flipper overshoe oxford sandal shoe slipper sneaker
footwear-2<artifact: footwear hose hosiery sock stocking tights
formulation<artifact: cleaner shampoo soap toothpaste
furniture<furnishing<artifact: bassinet bed bedstead bookcase buffet bunk* bureau* cabinet cradle crib dresser furniture lower sectional upper wardrobe
seat<furniture<furnishing<artifact: armchair bench chair couch divan ottoman sofa stool throne wheelchair
table<furniture<furnishing<artifact: altar booth counter desk escritoire workbench worktable
game_equipment<artifact: backboard ball counter* handball horseshoe rook shooter tenpin
gear<artifact: paraphernalia regalia rig rigging
stable_gear<gear<artifact: bridle caparison halter harness* snaffle trapping
workplace<geographic_point<artifact: beehive central dairy farm lab laboratory ranch roundhouse shipyard studio switchboard vineyard workplace workshop
headdress<artifact: bonnet cap derby hat headdress headgear skullcap turban
housing<artifact: apartment housing lodging suite*
dwelling<housing<artifact: abode* dwelling hearth* home*
house<dwelling<housing<artifact: boardinghouse cabin* castle cloister convent cottage farmhouse house manor monastery palace parsonage villa
living_quarters<housing<artifact: barrack camp dorm dormitory harem hutment lager quarters
lifting_device<artifact: capstan crane elevator hoist winch windlass
curve<line<artifact: belt conveyor*
line-4<artifact: lasso ply rope seizing shroud strand* tightrope
cord<line-4<artifact: bowstring candlewick clothesline cord drawstring floss lace shoelace shoestring string thread weft wick
machine<artifact: assembly binder combine computer handloom jukebox lathe loom machine machinery microcomputer pestle phonograph portable smoother typewriter windmill workhorse
motor<machine<artifact: diesel engine motor rocket* starter turbine
measuring_instrument<artifact: barometer bolometer caliper clock gage* galvanometer gauge hygrometer interferometer manometer pyrometer radar radiometer seismograph sonar sundial thermocouple thermometer timepiece timer voltmeter watch
mechanical_device<artifact: anchor bobbin carburetor claw* clip compressor diaphragm gearing hammer piston propeller pump shutter spool sprinkler swing* vane
machine-2<mechanical_device<artifact: cartwheel gear incline* millwheel moldboard pinion plowshare pulley ramp wheel
musical_instrument<artifact: castanets drum harpsichord piano xylophone
stringed_instrument<musical_instrument<artifact: banjo cello fiddle guitar harp lyre string* viol violin zither
wind_instrument<musical_instrument<artifact: accordion bagpipe bugle cornet trumpet tuba
woodwind<wind_instrument<musical_instrument<artifact: bassoon clarinet flute oboe saxophone woodwind
needlework<artifact: crochet crocheting gather knitting needlework stitch
obstruction<artifact: bunker fipple obstacle* obstruction plug tampon
barrier<obstruction<artifact: balustrade banister barricade barricade* barrier breakwater dam door fence fencing fender gate grating hedge hurdle rail railing revetment tailgate tollgate turnpike weir
opening-2<artifact: breech crack* exit gunpoint mouthpiece muzzle neckline nozzle slit slot* spout
hole<opening-2<artifact: armhole buttonhole hole* judas keyhole loophole* mortise perforation vent
optical_device<artifact: eyepiece laser lens monocle ocular projector
overgarment<artifact: cape* domino frock poncho shawl wrap
coat<overgarment<artifact: coat greatcoat jacket overcoat raincoat slicker
paper<artifact: card spade trump
part<artifact: hub segment straightaway subsection wreckage
handle<appendage<part<artifact: broomstick butt doorhandle doorknob handgrip handle hilt knob*
component<part<artifact: accessory* addition additive attachment* constituent crystal* ingredient outlet* pixel
piece<part<artifact: piece shard snip
piece_of_cloth<piece<part<artifact: bib handkerchief rag royal sail swatch topgallant towel
passage<artifact: aisle chute* gutter
conduit<passage<artifact: airway chimney conduit sluice smokestack
tube<conduit<passage<artifact: airline barrel capillary catheter column* drainpipe manifold pipe pipe* sewer siphon trap* tube tubing
passageway<passage<artifact: aisle* arcade corridor hall hallway passageway stairwell tunnel
place_of_worship<artifact: abbey basilica cathedral chapel church* mosque shrine synagogue temple
plant_material<artifact: cigar cigarette tobacco
plaything<artifact: balloon* doll plaything seesaw slingshot toy
plot<artifact: flowerbed garden orchard seedbed
projection-2<artifact: burr* cleat eaves flue knob overhang tenon tine
protective_covering<artifact: armor birdhouse breastplate casing cowl cowling cuirass curtain drape drapery facing helmet holster lining mulch refractory roof screen* sheath sheathing shield shield* shielding* shutter* sunshade umbrella visor windshield
remedy<artifact: acoustic antidote cure emetic ointment panacea remedy* salve therapeutic
representation-2<artifact: backdrop bullfight closeup diagram document* drawing* effigy figurine frame* graphic idol joss map photo photograph picture portrait* puppet representation* scarecrow scenery sketch sonogram still
copy<representation-2<artifact: casting copy* counterfeit duplication facsimile fake miniature* modification* replica sham
restraint<artifact: brake brakes hamper irons leash shackle
fastener<restraint<artifact: bow buckle button fastening hasp hook knot* link* lock loop nail* padlock peg seal skewer slipknot stopping zipper
road<artifact: alley boulevard driveway road roadway street thoroughfare trail*
highway<road<artifact: bypass expressway freeway highroad highway interstate pike
rod<artifact: axle baton crankshaft ramrod rod
pole<rod<artifact: pole
spar<pole<rod<artifact: bowsprit foremast mainmast mast mizzenmast topmast
room<artifact: ballroom bar barroom bathroom bedroom booth* cab cabin classroom cockpit courtroom foyer ginmill john kitchen kitchenette lavatory library lobby locker nursery pantry parlor privy room salon saloon schoolroom stall storeroom toilet vestibule
salt<artifact: aspirin
sheet<artifact: blackboard dado damper drumhead foil membrane pane panel paneling photoengraving plate* plywood puck slide stencil windowpane
board<sheet<artifact: palette* sideboard snowboard springboard surfboard wallboard
shelter<artifact: cabana dugout haven hut shack shelter tent
source_of_illumination<artifact: headlight light* searchlight torch
lamp<source_of_illumination<artifact: bulb* candle flashlight lamp lantern streetlight
sports_equipment<artifact: barbell buck dumbbell glove mound plate shuttle shuttlecock skate spike* wicket
stick<artifact: bludgeon bow* cane crutch cudgel paddle stick
strip<artifact: leading strip* tape
band<strip<artifact: bracelet collar elastic garter headband hoop* radial sash* tire waistband
support-2<artifact: bookshelf brace cantle corbel easel harness mantel pedestal perch rib saddle shelf spoke stair stand stirrup tripod
structural_member<support-2<artifact: beam* bracing cantilever crosspiece joist rung sill timber* windowsill
upright<structural_member<support-2<artifact: bitt gatepost lamppost rudderpost stilt upright
supporting_structure<artifact: base* buttress hoop prop
framework<supporting_structure<artifact: bower clotheshorse cornice frame grate latticework pave rack sash skylight stretcher trellis wattle* window
surface<artifact: checkerboard pegboard screen surface tabletop
horizontal_surface<surface<artifact: curbside floor flooring pavement
platform<horizontal_surface<surface<artifact: backstage deck landing offstage pier platform pulpit scaffold turntable wharf
side-2<surface<artifact: brim ceiling curb dial facade fore milling shirtfront starboard stern storefront
system<artifact: assemblage* internet labyrinth maze net system ventilation*
toiletry<artifact: cosmetic lipstick lotion makeup perfume* perfumery pomade rouge toiletry
tool<artifact: drill hoe mower plow ram tool
cutter<cutting_implement<tool<artifact: cutlery
edge_tool<cutter<cutting_implement<tool<artifact: axe chisel knife pocketknife razor scissors scythe sickle
hand_tool<tool<artifact: awl hammer* handsaw pitchfork screwdriver shovel sledgehammer spade* trowel
topographic_point<artifact: grave* interchange junction mausoleum rotary tomb vault
tower<artifact: belfry lighthouse pinnacle silo spire steeple tower trestle
trap<artifact: entanglement fishnet net* noose seine trap web*
undergarment<artifact: brassiere lingerie petticoat undergarment underpants undershirt underwear
utensil<artifact: china earthenware porcelain pottery utensil
kitchen_utensil<utensil<artifact: blender whisk
cooking_utensil<kitchen_utensil<utensil<artifact: coffeepot griddle kettle pan percolator pot skillet spatula teapot
vessel-2<artifact: brig galley ketch sailboat sloop vessel* yacht
boat<vessel-2<artifact: ark barge boat canoe ferry gig motorboat rowboat skiff speedboat steamboat yawl
ship<vessel-2<artifact: freighter hulk* ship shipwreck steamship tanker
warship<ship<vessel-2<artifact: battleship destroyer frigate nautilus submarine warship
vessel-3<artifact: autoclave barrel* basin bath bathtub boiler bowl bucket dipper jar ladle pail shook steeper stein tank* tub urn vase
bottle<vessel-3<artifact: bottle canteen flask gourd jug nebuchadnezzar
weapon<artifact: bayonet bioweapon bullet crossbow dagger hatchet knife* lance projectile saber scimitar shot* slug spear sword weapon
gun<weapon<artifact: gun
firearm<gun<weapon<artifact: autoloader automatic carbine firearm flintlock handgun musket pistol revolver rifle shotgun
weaponry<artifact: armament arms artillery cannon hardware launcher mortar weaponry
ammunition<weaponry<artifact: ammo ammunition cartridge round shell shrapnel
wheeled_vehicle<artifact: bicycle boxcar buckboard buggy carriage carriage* cart chariot handcart sulky teacart wagon
self-propelled_vehicle<wheeled_vehicle<artifact: carrier* locomotive streetcar tractor
motor_vehicle<self-propelled_vehicle<wheeled_vehicle<artifact: amphibian bike motorbike motorcycle pickup technical truck
car<motor_vehicle<self-propelled_vehicle<wheeled_vehicle<artifact: ambulance auto automobile berlin car convertible cruiser electric jeep limousine motorcar sedan taxi taxicab
woman's_clothing<artifact: blouse bodice dress gown pinafore wrapper
work<artifact: cabinetwork handiwork japan lacework masterpiece wickerwork woodwork work* workpiece
attribute: abandon abstruseness acceleration acceptability accuracy acidity adequacy adequacy* alkalinity allure ampleness analyticity appetizingness aptness aridity aroma artificiality assertiveness attractiveness authenticity awfulness background balkiness binding birthright blandness callousness carelessness caution certainty* changeableness cheerfulness clarity clearness coldness* color commitment compassion* complexion complexity composition* compulsiveness compulsivity concentration constancy corporeality correctness coyness crassness credibility credulity currency* cytoarchitecture damn deadness deceleration dedication defiance definition* dependability dereliction descent* dignity diligence disloyalty disqualification distinctness domesticity ease eccentricity effortlessness effusiveness egotism elaborateness emotionalism emotionality enervation ethnicity ethos exactitude exactness excellence expansiveness expansiveness* exposure expressiveness extraordinariness factuality familiarity* femininity fidelity finality fixity focus* folly foolishness forwardness framework* freshness* frivolity fruitfulness fullness* futility gentleness getaway giddiness givenness graining granite* gravity* greed harmfulness harshness helplessness hoarseness hue humanity humanity* humility humor* identity illegality impotence impotency impressiveness improbability impulsiveness inaccuracy incompetence indefinity indolence indulgence inelegance inerrancy inertia inevitability infallibility infidelity innocence inscrutability insensitivity instability* insubordination intelligibility intemperance intensity irregularity* irreproducibility irresponsibility large lawfulness laxness laziness lean legality legibility legitimacy lethality lethargy* likelihood literalness locomotion loyalty lucidity lure luxury magnificence magnitude majesty malposition maneuverability manfulness marbleizing marginality mass mediocrity memorability meq mercy* mobility monotony motility multiplicity mystique nationalism naturalization naturalness nature novelty nurture objectivity obscurity obsequiousness odds odor opportunism orderliness ordinariness originality* orthodoxy palatability paleness pallor passion* passivity pathos patriotism periodicity personality phenotype plausibility popularity pose precision pretence pretension prevalence probability productivity property* proportion* quality rearing recklessness regularity* relentlessness reliability reproducibility restlessness retardation reticence rhythm* romanticism roughness roughness* sanctity scholasticism secrecy selfishness sentimentality shade* simplicity slant* slick slowing smell* smoothness solemnity solidarity specificity spontaneity stability stoicism strangeness strictness structure* stubbornness submissiveness surety tall tang tapestry tenderness texture thirst* thoroughness tint titer traditionalism trait treachery ultimate uncertainty unclearness unconcern unevenness uniformity universality unreality unresponsiveness upbringing uselessness vagueness validity variability virulence worldliness worthlessness
ability<attribute: ability capability capacity competence defensibility defensiveness firepower proficiency
abstraction<attribute: access access* due entitlement right suffrage
achromatic_color<attribute: black blackness bleach ebony gray pearl* white whiteness
liveliness<animation<activeness<attribute: enthusiasm* pep spark* sparkle verve vitality vivacity
age<attribute: age childishness crispness freshness newness oldness quaintness
amount<attribute: amount* boost* bulk decrement majority minority* number raise supplement*
insufficiency<amount<attribute: deficit inadequacy leanness paucity scarcity shortage slenderness
quantity<amount<attribute: quantity*
abundance<quantity<amount<attribute: abundance excess greenness plenty profusion richness surplus wealth*
appearance<attribute: appearance countenance decorativeness discoloration disfiguration disfigurement disguise etiolation expression finish finishing guise look lustre pretence* semblance stain ugliness visage*
beauty<appearance<attribute: appeal* beauty charisma charm glamor glory* loveliness prettiness
blemish<appearance<attribute: birthmark blemish blot blotch nick scar*
asset<attribute: aid asset forte plus resource* resourcefulness specialty
advantage<asset<attribute: advantage expedience expediency good handicap* lead privilege profitability superiority*
bad<attribute: bad badness catch defect* disadvantage evil* gimmick limitation* unworthiness worse
bodily_property<attribute: agility build corpulence dominance emaciation fatness grace* gracefulness maleness masculinity matsyendra obesity physique plumpness posture sexuality sprawling stance stiffness* suppleness thinness* virility
spirit-2<character-2<attribute: cowardice
courage<spirit-2<character-2<attribute: backbone* bravery courage fortitude gallantry heroism nerve* valor
fearlessness<courage<spirit-2<character-2<attribute: audacity boldness brazenness daring* pluck temerity
characteristic<attribute: aspect* directness hallmark immediacy incongruity irony* streak* trademark
compatibility<characteristic<attribute: harmony
agreement-3<compatibility<characteristic<attribute: agreement* conformance conformity correspondence* justness nicety
chromatic_color<attribute: amber aqua blue brown complementary coral drab fawn gold* green lemon* mauve ocher orange* pastel pink purple sepia tan* violet* yellow
red<chromatic_color<attribute: burgundy claret crimson magenta red scarlet
consistency<attribute: absorbency consistency density fluidity hardness porosity softness solidity viscosity
degree-2<attribute: caliber calibre degree excess* extravagance extreme fineness glibness high inferiority* level moderation profundity* redundancy* shallowness superficiality superiority
intensity<degree-2<attribute: athleticism ferocity fierceness forcefulness momentum savageness savagery seriousness* severity vehemence vigor wildness*
demeanor<attribute: conduct* demeanor deportment manners
impropriety<demeanor<attribute: enormity impropriety inappropriateness incorrectness indecency obscenity
manner<demeanor<attribute: abruptness casualness chivalry civility comportment crudity* curtness graciousness insolence mien politeness rudeness
propriety<demeanor<attribute: appropriateness decency decorum modesty modesty* propriety reserve
marking<design<attribute: banding cross* marking* patch pinpoint* shading speck
difference<attribute: difference disagreement* discrepancy dissimilarity diversity
inequality<difference<attribute: disparity gap gulf* inequality nonequivalence spread*
difficulty-3<attribute: hardship* inconvenience* rigor sternness subtlety* unwieldiness
dimension<attribute: breadth* dimension height highness narrowness tenuity thickness thinness width
discipline<attribute: abstention abstinence austerity continence inhibition* restraint* temperance
drive<attribute: aggressiveness aspiration audacity* competitiveness effrontery initiative
elegance<attribute: breeding brilliance* dash delicacy elegance flair* grandeur splendor*
extent<attribute: acreage coverage* depth expanse* extent* frontage limit sounding utmost verge*
scope<extent<attribute: compass* confines expanse gamut horizon* internationality palette range reach* scope sweep
good<attribute: advisability behalf* benefit* better deservingness desirability goodness interest* merit* optimum sake welfare*
immorality<attribute: brutality depravity immorality malevolency meanness vice wrongdoing
unrighteousness<immorality<attribute: impiety sin sinfulness wrong
dishonesty<unrighteousness<immorality<attribute: corruption deceit dishonesty evasiveness hypocrisy* insincerity
individuality<attribute: foible idiosyncrasy individualism individuality peculiarity* singularity uniqueness
length<attribute: caliber* diam diameter elongation length radius shortness
light-2<attribute: halo
brightness<light-2<attribute: brightness brilliance brilliancy flash* glare glitter iridescence luster splendor
radiance<brightness<light-2<attribute: gleam gleaming* luster* polish radiance* sheen shine
rate<magnitude_relation<attribute: infrared
manner-2<attribute: baroque fashion lifestyle manner mode setup* signature* style way wise
morality<attribute: conscience* conscientiousness morality rightness
good-2<morality<attribute: benignity good* virtue
kindness<good-2<morality<attribute: altruism charity* diplomacy* finesse generosity kindness tact unselfishness
righteousness<morality<attribute: decency* fairness grandeur* justice nobility* piety religiousness respectability righteousness
honesty<righteousness<morality<attribute: candour frankness honesty incorruptibility integrity* probity sincerity* truthfulness veracity
nature<attribute: camaraderie sociability sociality
disposition<nature<attribute: affability aggression aloneness amity complaisance cordiality disposition hesitation* hostility intimacy intolerance morale* neighborliness patience perfectionism permissiveness privacy readiness* seclusion sloth temperament tolerance* unwillingness willingness
composure<disposition<nature<attribute: aplomb calm calmness composure equanimity serenity tranquility
physical_property<attribute: audibility blatancy bounce echo elasticity enthalpy flexibility give glow* heaviness luminance luminosity malleability obtrusiveness plasticity resilience reverberation rigidity sensitivity* stiffness visibility weight weightlessness
placement<attribute: alignment* columniation composing composition placement true
spacing<placement<attribute: distribution* openness spacing*
distance<spacing<placement<attribute: altitude ceiling* clearance distance mileage nearness proximity remove wavelength yardage
power<attribute: authority chokehold control corporatism disposal effectiveness efficacy force influence interestingness jurisdiction lordship potency potency* power powerfulness preponderance sway tentacle valence vividness
resoluteness<attribute: decisiveness firmness* intransigence nerves* resoluteness resolve steadiness stubbornness* willpower
determination<resoluteness<attribute: assiduity determination* intentness perseverance persistence* persistency
sameness<attribute: equality oneness sameness
similarity<sameness<attribute: analog analogue approximation* consistence consistency* homogeneity likeness parallel parallelism resemblance similarity similitude
mortal_sin<sin<attribute: arrogance clannishness condescension exclusiveness hubris
size<attribute: circumference girth immensity minuteness size smallness spaciousness vastness
sound_property<attribute: bass coloration crescendo hush lilt loudness pitch quietness register* ring silence* sound stillness tenor* timbre tone* treble voice
spatial_property<attribute: asymmetry directionality directivity flatness regularity symmetry
shape<spatial_property<attribute: configuration* convexity lobularity narrowing shape topography
strength<attribute: endurance firmness might robustness stamina strength tolerance toughness
suitability<attribute: accessibility availability eligibility felicity fitness qualification suitability
system_of_measurement<attribute: entropy
temperature<attribute: chill cold* cool coolness* hotness temperature
duration<temporal_property<attribute: brevity* durability immortality longevity mortality permanence perpetuity persistence transience
pace<temporal_property<attribute: celerity haste instancy rapidity slowness* swiftness
temporal_arrangement<temporal_property<attribute: conjunction modernity pelting presentness succession timing
utility<attribute: avail detergency feasibility function* instrumentality* practicality realism usefulness
wisdom<attribute: foresight frugality precaution* prudence statesmanship wisdom*
worth<attribute: merit virtue* worth*
value<worth<attribute: aimlessness insignificance price toll* triviality value*
importance<value<worth<attribute: extensiveness greatness importance meaningfulness prominence* significance urgency*
body: abdomen anatomy* ass back behind belly body brow cadaver chassis cheek chest chin corpse crown cytoplasm diaphragm* exoskeleton figure* flesh* forehead groin haunch hilum hip lobe lobule musculature navel palm perineum posterior protoplasm quick rectum seat* septum shin shoulder small specimen* sulcus thorax torso tract* waist
ball-2<agglomeration<body: clot
methane_series<aliphatic_compound<body: histamine
body<body: chromosome
body_substance<body: chromatin enamel nodule
liquid_body_substance<body_substance<body: antiserum bile blood bloodstream chyle cum lymph plasma pus semen serum
secretion<liquid_body_substance<body_substance<body: mucus perspiration saliva secretion* sputum sweat
hormone<secretion<liquid_body_substance<body_substance<body: endocrine epinephrine hormone insulin norepinephrine thyroxine vasopressin
surface-2<boundary<body: palate
cell<body: axon leukocyte lymphocyte neuron neutrophil phagocyte zygote
gamete<reproductive_cell<cell<body: gamete ovum sperm spermatozoon
hair<body_covering<covering<body: beard eyebrow hair imperial mustache
hairdo<hair<body_covering<covering<body: braid haircut hairdo mohawk permanent roach thatch
sheath<covering<body: sheath*
marking<design<body: plaque
end<body: fingertip
external_body_part<body: bosom* breast cervix face fist foot hand head lip neck physiognomy ruff visage
extremity<external_body_part<body: appendage extremity finger forefinger thumb toe
limb<extremity<external_body_part<body: arm forearm lap leg limb thigh
fiber<body: myofibrilla spindle
joint<body: ankle elbow joint knee knuckle suture wrist
layer<body: dermis epidermis
simple_protein<protein<macromolecule<molecule<body: collagen
sequence<series<ordering<body: allele gene recessive
organ<body: clitoris cock glottis lingua nucleolus nucleus organ organelle penis ribosome tongue vitals
muscle<contractile_organ<organ<body: muscle sphincter
skeletal_muscle<muscle<contractile_organ<organ<body: abdominal biceps deltoid gastrocnemius intercostal lat pecs pectoral pectoralis serratus triceps
gland<organ<body: adrenal gland pancreas pituitary prostate thymus thyroid tit
internal_organ<organ<body: heart* kidney liver lung stomach viscera
intestine<internal_organ<organ<body: bowel colon duodenum gut ileum intestine jejunum
reproductive_organ<organ<body: genitalia genitals nipple pussy teat testicle testis uterus vulva womb
sense_organ<organ<body: ear eye nose optic proboscis
process<body: condyle lappet wattle
set-2<body: teeth
small_indefinite_quantity<body: tear
structure<body: carina centromere costa eyeball fingernail frill larynx nail orb plexus receptor toenail valve
cavity<structure<body: armpit atrium cecum nasopharynx pharynx socket throat ventricle
sac<cavity<structure<body: alveolus auricle bladder bursa follicle gallbladder scrotum vesicle
neural_structure<structure<body: brain cerebellum cerebrum cortex diencephalon ganglion hypothalamus midbrain neocortex pons thalamus
passage-2<structure<body: esophagus passageway* shunt sinus sinusoid
duct<passage-2<structure<body: bronchiole bronchus duct epididymis pore* trachea umbilical ureter urethra vagina windpipe
orifice<passage-2<structure<body: anus fenestra mouth orifice
skeletal_structure<structure<body: arch* girdle heel* instep pelvis spine tarsus
tube-2<structure<body: cochlea tubule
vessel<tube-2<structure<body: vas vessel
blood_vessel<vessel<tube-2<structure<body: aorta arteriole artery jugular vein vena
tissue<body: tissue
animal_tissue<tissue<body: cartilage epithelium eyelid facial fat* flesh graft gum* leaflet lid myocardium nerve neuroglia parenchyma pathway spleen transplant uvula
connective_tissue<animal_tissue<tissue<body: cuticle foreskin ligament marrow scalp skin submucosa tendon
bone<connective_tissue<animal_tissue<tissue<body: anterior bone breastbone clavicle cranium epiphysis femur hipbone humerus jaw jowl kneecap mandible pearly phalanx rib* scapula skull sphenoid sternum tibia tooth ulna vertebra
membrane<animal_tissue<tissue<body: choroid conjunctiva cornea dura eardrum endocardium endometrium hymen intima meninges mesentery mucosa pericardium peritoneum pleura retina sclera tunic
union<body: anastomosis
communication: abdication absurdity adaptation advisory affidavit affix announcement announcement* answer answer* assertion* audio autograph babbling ballot bathos beacon beam birdcall blasphemy blog boast boasting bombast bowing braggadocio brevity browsing buoy cant certificate certification* challenge* charter chuckle clairvoyance code codification* comeback commentary conciseness confrontation congratulation content* context copyright correspondence counseling counterpoint creed* critique croaking curriculum curse curtsy cynosure damnation daring defiance* demythologization denunciation diary didacticism digression diploma discourse disowning dissertation divination document documentation dogma drivel edict eloquence ending epitaph equation essay excursus exhibit expletive fairytale feedback* filing fingerboard fluency folio footnote foreknowledge format formative formatting formula fountainhead gauntlet gibberish giggle gospel groan growling guarantee guarantee* guess guidance hallelujah harmony* headlinese hex horselaugh howl howling icon idiom imprecation incantation index* indicator information input inscription insertion item journal journalese kabbalah label latest laugh laughter legislation lettering literal literature malediction mantle manuscript message* misinformation moan monograph monologue morpheme music naming narration narrative negation news nonsense notebook notice numeral numeration oath offer offer* offering overture paging pamphlet* pap paper* papers paragraph parlance parole patent perusal philippic pinning platform* postcard poster precedent* prefix print probate proclamation profanity promise propaganda prospectus psalm questionnaire quotation rasp redundancy reference* refrain refutation rejoinder relinquishing reminder renunciation reply report repudiation resignation* resolution respects restatement retort review* rhetoric ringing* saltiness sassing scripture secret shit* sigh signal signaling signpost slot snarl solution* speaking special speculation stake* statement steer story studying submission suffix supposition surmise surrender* syllable symbol symbolism tabulation tale target telepathy tenor terseness testimony tidings token transcription treatise understatement universal update utterance vein* verbalization vocal voice* warranty whisper wording words writing* yielding
acknowledgment<communication: adieu adios apology confession farewell goodbye greeting handclasp handshake handshaking hello hospitality receipt* reception thanks
address<communication: declamation disputation evangelism harangue impromptu inaugural kerygma lecture litany oration oratory preaching sermon speech valedictory
agreement<communication: accordance acquiescence* assent assenting bye concession* concurrence stipulation subscription*
agreement-2<communication: agreement bargain conspiracy
written_agreement<agreement-2<communication: concession concordat contract covenant franchise lease* pact treaty
approval<communication: acclaim applause cheer clapping compliment consent credit eclat flattery hurrah imprimatur leave* memorial ovation paean passport permission praise salutation salute sanction superlative testimonial* tribute visa
encouragement<approval<communication: advancement cheering encouragement fostering furtherance incitement* shouting spur urging
art<communication: dance
award<communication: aliyah citation commendation doctorate honor honour* laurels medal pennant trophy
grammatical_category<class-2<communication: feminine gender genitive masculine neuter oblique possessive temporal tense
major_form_class<part_of_speech<grammatical_category<class-2<communication: adjective* adverb infinitive modal noun* participle transitive verb
command<communication: bid bidding command commandment dictation injunction order
commercial_document<communication: coupon estimation indent overestimation tab ticket
communication<communication: communicating communication communion comprehensive dilation discussion electioneering embellishment embroidery exam exhortation intercourse liaison* mail* objection oral patter persuasion prompting quiz reconsideration remonstrance sloganeering theater*
transmission<communication<communication: broadcasting channel circulation dissemination email imparting modulation* multimedia propagation transmission*
conversation<communication: chat chatter conversation dialogue gossip jazz talk talking
cry<communication: bellow catcall clamoring cry halloo holler hollering hollo hoot outcry scream screaming screech* shout shouting* shriek shrieking yell
cry-2<communication: complaint* cry* lament lamentation wail yell*
dance_music<communication: bolero conga landler polka ragtime rumba
database<communication: database wordnet
list<database<communication: alphabet bibliography calendar* catalog* catalogue checklist enumeration inventory lineup list listing menu numbering roll* roster schedule*
declaration<communication: declaration dictum directive manifesto pronouncement protestation*
assertion<declaration<communication: affirmation affirmative allegation* assertion claim contention denial* testimony* yes
denial<communication: banning denial forbidding nay negative refusal retraction withdrawal
description<communication: characterization delineation depiction description portrait portrayal specification
rhetorical_device<device<communication: anaphora apostrophe exaggeration metaphor metonymy simile
direction<communication: formula* instruction prescription recipe
rule<direction<communication: canon dictate etiquette guillotine ordinance protocol regulation rubric
disagreement<communication: dissension dissent* showdown
dispute<disagreement<communication: arguing argument* controversy dispute sparring
quarrel<dispute<disagreement<communication: altercation bickering fracas quarrel spat wrangle
disapproval<communication: censure condemnation disapprobation
criticism<disapproval<communication: carping criticism
rebuke<criticism<disapproval<communication: blame* castigation rap rebuke reprimand reproach reproof scolding
disclosure<communication: disclosure expose informing muckraking revealing revelation
discussion<communication: argumentation debate deliberation discussion*
conference<discussion<communication: consultation consultation* huddle interview* powwow session tutorial
negotiation<discussion<communication: arbitration bargaining diplomacy haggling mediation negotiation
display<communication: bluster* bravado fanfare ostentation screening showing sight* spectacle staging viewing
disrespect<communication: derision discourtesy disrespect insult mockery ridicule scoffing sneer
disparagement<disrespect<communication: disparagement
defamation<disparagement<disrespect<communication: assassination calumny defamation epithet libel slander smear
dramatic_composition<communication: dialogue* drama libretto play scenario screenplay script
editing<communication: editing erasure excision paraphrase revising revision* rewriting
exclamation<communication: devil* dickens ejaculation exclaiming exclamation interjection
explanation<communication: accounting alibi apologia cause* definition derivation* deriving excuse explanation gloss justification* redefinition simplification
interpretation<explanation<communication: clarification exegesis exposition ijtihad misconstruction misinterpretation mistaking misunderstanding moralization moralizing twist* version
falsehood<communication: fable fabrication falsehood falsity* lie paradox untruth
misrepresentation<falsehood<communication: bluff* deception evasion feigning hypocrisy misrepresentation pretext subterfuge trickery
game_equipment<communication: crossword
indication<communication: clue contour fingerprint footprint forerunner* hairline hint* indication manifestation* shaft symptom* trace*
evidence<indication<communication: argument card* con determiner password proof* sign testimonial
record<evidence<indication<communication: account autobiography biography etymology file memoir memorabilia record
written_record<record<evidence<indication<communication: copy entry jot memoranda memorandum note register translation
informing<communication: briefing caution* caveat warning
report-2<informing<communication: anecdote gossip* grapevine pipeline recital rumor scandal telling yarn
language<communication: barrage bombardment cockney creole koine language metalanguage pidgin signing
legal_document<communication: assignment* authorization bill brief constitution conveyance deed impeachment indictment judgement license mandate manifest permit prohibition return testament*
act<legal_document<communication: act ban decree fiat prohibition* statute
writ<legal_document<communication: certiorari divestiture mandamus pickup* warrant writ
line<communication: curve*
fiction<literary_composition<communication: fantasy* fiction novel
story<fiction<literary_composition<communication: allegory legend myth parable saga storyline thriller
poem<literary_composition<communication: ballad* doggerel elegy epic haiku heroic ode poem rhyme* sonnet verse*
manner_of_speaking<communication: elocution roundness shibboleth* tone
prosody<manner_of_speaking<communication: drone* droning inflection* intonation monotone prosody singsong stress
marker<communication: authentication mark* marking milestone postmark tag trademark*
matter<communication: appendix recitation supplement
text<matter<communication: epistle hypertext letter lyric missive note* quatrain stanza text
line-2<text<matter<communication: aside cue dateline header heading headline hexameter iambic pentameter title
meaning<communication: connotation gist intent* meaning moral nuance overtone referent sense* signified subtlety
medium<communication: album cinema medium vehicle*
print_media<medium<communication: journalism
press-2<print_media<medium<communication: daily gazette glossy magazine newspaper press*
telecommunication<medium<communication: call radio telecommunication telegraphy telephony television
message<communication: airmail broadcast cable cipher express mail message telegram
music_genre<communication: bebop disco folksong reggae
classical_music<music_genre<communication: classical concerto opera operetta oratorio sonata symphony
religious_music<music_genre<communication: antiphon choral gradual hymn plainsong spiritual
musical_composition<communication: adagio cadenza divertimento fantasia ligature medley modulation nocturne opus orchestration pastoral serenade suite trio*
song<musical_composition<communication: anthem aria ballad dirge ditty keen lay lied lullaby partsong song
name<communication: appellation brand designation eponym filename label* misnomer name nickname signature surname
news<communication: news* reporting
report<news<communication: account* bulletin communique dispatch exclusive newsletter
non-standard_speech<communication: argot dialect idiom* jargon slang vernacular
objection<communication: caption demurrer dissent gripe grumbling* protest protestation
string_of_words<string<sequence<series<ordering<communication: interrogation interrogative sentence
constituent<syntagma<string_of_words<string<sequence<series<ordering<communication: clause complement misconstruction* nominal phrase predicate predicator
paper<communication: letterhead notepaper page sheet* stationery
phone<communication: ablaut diphthong glide murmur* phoneme vowel
consonant<phone<communication: alveolar consonant dental nasal pharyngeal sibilant
pleading<communication: pleading
charge<pleading<communication: charge*
accusation<charge<pleading<communication: accusation allegation blame grievance* imputation incrimination insinuation recrimination
point<communication: climax*
prediction<communication: forecast forecasting foretelling horoscope meteorology prophecy*
promotion<communication: ballyhoo endorsement promotion publicity
ad<promotion<communication: advertisement advertising broadside circular classified commercial flyer
pronunciation<communication: accent articulation drawl enunciation epenthesis nasalization pronunciation
proposal<communication: admonition advice counterproposal hint hypothesis lesson* proposal recommendation suggestion* warning*
proposition<communication: lemma proposition theorem
postulate<proposition<communication: assumption postulate premise provision proviso thesis
policy<argumentation<reasoning<communication: apartheid embargo imperialism interference isolationism nativism neutralism noninterference policy*
remark<communication: allusion barb cliche comment commonplace jibe mention reference remark sally shaft*
representational_process<communication: badge cupid donkey emblem* insignia
request<communication: asking billing collect invitation invocation prayer* summons supplication thanksgiving
entreaty<request<communication: appeal beggary begging courting courtship entreaty importunity plea solicitation
questioning<request<communication: catechism inquiring inquiry* inquisition interview query question questioning
request-2<communication: application* demand insistence insisting petition request requisition ultimatum
saying<communication: ambiguity amphibology anatomical aphorism axiom dysphemism epigram euphemism loophole maxim motto parisology proverb saw saying shibboleth slogan southernism
section<communication: above chapter clause* episode* finale insert introduction* preface section
passage-3<section<communication: clipping cut* dissolve flashback passage* quotation*
show<communication: attraction* burlesque documentary film movie musical serial vaudeville
performance<show<communication: concert histrionics performance pianism premiere recital* rendering rendition spectacular stopper theatrical
subject<communication: keynote puzzle question* riddle subject theme topic
summary<communication: abridgment outline* resume summary summation survey*
standard<system_of_measurement<communication: criterion standard yardstick
time<communication: rhythm
tune<communication: accompaniment* bass* descant leitmotiv melody tune
visual_communication<communication: artwork chart drawing encephalogram fig figure graph illustration profile video
demonstration<visual_communication<communication: display expression* illustration* outburst pomp show*
gesture<visual_communication<communication: flourish motion nod shrug waving
facial_expression<gesture<visual_communication<communication: grin grinning scowl smile smiling snarl*
wit<communication: banter cartoon funny gag howler humor irony jest joke parody pun pungency sarcasm satire wit
word<communication: anagram anaphor diminutive hybrid metonym monosyllable nomenclature opposite quantifier synonym term terminology word
content_word<word<communication: copula gerund noun verb*
modifier<content_word<word<communication: adjective comparative intensifier intensive modifier positive
form<word<communication: abbreviation acronym form initialism plural signifier singular stem
function_word<word<communication: conjunctive connective demonstrative preposition pronoun reflexive
publication<work<communication: anthology compilation edition publication read
book<publication<work<communication: book booklet catalog folder pamphlet primer textbook tome
reference_book<book<publication<work<communication: atlas bible dictionary directory encyclopedia glossary guidebook handbook manual vocabulary
periodical<publication<work<communication: annals digest journal* monthly periodical pictorial weekly
writing<communication: capitalization gravure intaglio lithography orthography printing spelling typewriting typing typography*
code<coding_system<writing<communication: address freeware software subroutine toggle trojan
handwriting<writing<communication: calligraphy copperplate cursive handwriting italic longhand penmanship shorthand stenography
notation<writing<communication: logarithm notation
musical_notation<notation<writing<communication: accidental cancel chord* clef dominant pedal semitone sharp slur solmization tonality trill
writing_style<communication: comedy farce melodrama poetry slapstick verse
versification<form-2<writing_style<communication: alliteration assonance cadence consonance dactyl rhyme
prose<writing_style<communication: article editorial nonfiction personal prose separate
character<written_symbol<communication: alpha asterisk beta blank bold consonant* font gamma grapheme initial logogram lowercase roman typeface
mark<written_symbol<communication: acute arrow comma macron parenthesis pointer
event: accident* accompaniment advance alteration amplitude appalling approaching backlash backspin bang* banging bend* bending blare blaring blast* bleat blip bonfire boom bouncing break* breakup* buzz campfire case change chattering chorus clack clamor clang clangor clangoring clap clash clatter click clip* cluck clumping coincidence collapse* compression contingency convergence cracking crackle crash creaking crow* crunch damage death debacle deformation destiny din dispersion displacement* dissipation distortion disturbance doom drama* drumbeat easing encounter* encroachment entering entrance* epidemic epiphany episode fadeout faint fatality fate feast* fire flashing footstep grassfire grinding* growl grumble grumbling grunt gyration happening harm* hissing hubbub humming idyll impairment implosion incident inevitable instance intrusion invasion* jump killing knock knocking leap* lottery manifestation marvel miracle motion* murmur murmuring muttering nativity noise occurrence omen ordeal outbreak outburst* peal pealing ping plump popping predestination progression* racket rattle rattling reappearance rebound revolution ringing ripple roar roaring roll rolling rumble rumbling rustle salvo scene* scrape scraping* scratching screech screeching separation* setback shift smudge sparkling spatter spin splash splatter spread spreading sputtering squeak squeal stroke* success surf swash swell tap tapping thud thumping thunder thunder* tick ticking time tinkle trampling translation* trouble* twang twist wave whir whirl whirring whistle whistling wonder* wring yelp
affair<event: brawl celebration formal
ceremony-2<affair<event: burial ceremonial ceremony commemoration coronation formality funeral induction initiation opening* pageantry wedding
attempt<event: joust
beginning<event: beginning emergence emergence* fertilization genesis menarche onset opener pollination rise start
origin<beginning<event: inception origination overture* prelude procession
cause<origin<beginning<event: antecedent* cause etiology factor fundamental parameter*
consequence<event: offspring*
contact<event: collision flick impinging interlocking meshing striking touch touching
impact<contact<event: impact
blow<impact<contact<event: bang bash concussion* jolt pounding smash
contest<event: campaign contest diving dogfight final footrace meet playoff preliminary race race* semi steeplechase tournament
decrease-3<event: decrease lessening shrinkage shrinking sinking* waning
descent<event: avalanche descent immersion landslide* lightening settling sinking slide* submerging
discharge-2<event: backfire detonation discharge eruption explosion spike
ending<event: annihilation* cessation demolition denouement destruction* endgame extermination halt* omega outcome reward stop worst
defeat<ending<event: defeat licking slaughter* thrashing waterloo whitewash
victory<ending<event: blowout checkmate landslide romp runaway triumph victory waltz win
failure<event: bust downfall failure* malfunction miscarriage miss* monstrosity*
flash<event: flash gleam* gleaming glimmer glint spark
flow<event: airflow backflow current* dribble drip dripping eager flow flowing jet* leakage onrush* outflow regurgitation runoff seepage spurt surge torrent* whirlpool
geological_phenomenon<event: earthquake quake tremor*
interruption<event: abatement break dislocation eclipse punctuation remission
juncture<event: climax crisis* emergency juncture landmark* milestone* occasion
periodic_event<event: highwater recurrence repeat repetition replay tide
pulse<periodic_event<event: beat* diastole heartbeat pounding* pulse* systole throbbing
rise<event: ascension climbing elevation heaving mounting raising rising uplifting
transformation<event: conversion fading loosening shift* strengthening transformation transmutation* weakening withering
improvement<transformation<event: accommodation adjustment advance* betterment conservation fitting improvement recovery refinement*
trouble<event: blaze* onslaught scandal* static
affliction<trouble<event: calvary visitation
misfortune<trouble<event: misfortune pity*
calamity<misfortune<trouble<event: apocalypse calamity catastrophe disaster* tragedy tsunami
mishap<misfortune<trouble<event: accident concussion crash* injury* mutilation puncture
union-2<event: blend combining consolidation fusion recombination unification
variation<event: deviation discrepancy* substitution variance variant variation
wave<event: flapping fluctuation fluttering oscillation* pulsation pulse waveform
feeling: affect affection aloofness anticipation apathy attachment conceit confidence* conflict* coolness detachment earnestness easiness ego emotion expectancy faintness feelings fervor fever* gratitude hope hope* humility* indifference infatuation ingratitude irritability languor levity meekness mercilessness mood optimism pang passion petulance phlegm playfulness pride quietness* reverence sensibility* sensitiveness sentiment serenity* seriousness sincerity stab stewing temper* thankfulness twinge vanity veneration wildness zeal*
anger<feeling: anger fury indignation offense* outrage rage wrath
annoyance<anger<feeling: aggravation annoyance* exasperation harassment temper vexation
anxiety<feeling: angst concern* misgiving nervousness uneasiness worry*
astonishment<feeling: amazement astonishment awe daze shock stupor surprise wonder
desire<feeling: ambition appetite caprice craving desire eros fetish libido lust sensuality urge* whim wish wishing
longing<desire<feeling: longing nostalgia yearning yen
discontentment<longing<desire<feeling: discontent
dissatisfaction<discontentment<longing<desire<feeling: boredom disappointment displeasure dissatisfaction frustration letdown
despair<feeling: cynicism despair* discouragement dismay hopelessness pessimism resignation surrender
dislike<feeling: alienation antipathy aversion contempt despite disapproval disdain disgust disinclination dislike* distaste isolation* repugnance repulsion* revulsion scorn
enthusiasm<feeling: ardor eagerness elan enthusiasm exuberance zeal
fear<feeling: alarm apprehension chill* consternation diffidence dismay* dread fear fearfulness foreboding fright hesitancy horror hysteria* panic premonition quiver shyness suspense terror thrill* timidity
happiness<feeling: belonging buoyancy closeness complacency contentment fulfillment gaiety gladness glee happiness* hilarity insouciance merriment mirth pride* rejoicing satisfaction
hate<feeling: abhorrence hate hatred malice spite
hostility<hate<feeling: aggression* aggressiveness* animosity
resentment<hostility<hate<feeling: bitterness covetousness envy grievance grudge jealousy rancor resentment
joy<feeling: elation* euphoria excitement exultation joy kick* lightness thrill triumph*
liking<feeling: admiration enchantment fondness friendliness leaning liking partiality penchant preference taste* tendency*
love<feeling: adoration beneficence benevolence caring devotion love
pain<feeling: chafing
pain-2<feeling: agony anguish distress painfulness torment* torture unpleasantness
pleasure<feeling: alleviation amusement comfort* consolation delight enjoyment gusto masochism pleasantness pleasure relief relish sadism solace zest
sadness<feeling: brooding* despondency grief melancholy mournfulness sadness sorrow unhappiness
sorrow<sadness<feeling: compunction contrition penance regret remorse repentance sorrow*
shame<feeling: chagrin discomposure embarrassment humiliation* mortification shame
sympathy<feeling: commiseration compassion compatibility empathy forgiveness mellowness mercifulness pity ruth solicitude sympathy*
food: cud edible feed forage frosting garnish hay peel rind topping
beverage<food: beverage chocolate cider cocoa coffee cola espresso java lemonade tea tonic
alcohol<beverage<food: alcohol ale beer bitter brew champagne generic liqueur maraschino perry sherry stout vermouth wine
liquor<alcohol<beverage<food: bourbon brandy geneva gin liquor rum vodka whiskey whisky
mixed_drink<alcohol<beverage<food: cocktail daiquiri manhattan martini sling sour
cooking<food: cuisine
fare<food: chuck diet dietary eats grub ration
food<food: coconut dumpling eel haddock mullet shad trout
baked_goods<food<food: cookie napoleon pancake pie tortilla waffle
bread<baked_goods<food<food: biscuit bread bun cornbread cracker danish hardtack loaf muffin toast
meat<food<food: beef* chicken grouse meat mutton partridge pork quail sausage veal
cut<meat<food<food: bacon ham loin roast shank sirloin steak
produce<food<food: produce
edible_fruit<produce<food<food: apple avocado banana* berry blackberry citron citrus currant grape lemon melon orange pear strawberry
vegetable<produce<food<food: bean cabbage chile eggplant lentil pea potato potherb radish rhubarb tomato vegetable
seafood<food<food: bream carp catfish caviar crabmeat crayfish limpet lobster roe seafood shellfish
saltwater_fish<seafood<food<food: codfish flatfish herring mackerel sardine whiting
foodstuff<food: barley butter buttermilk cheese coloring concentrate* cornmeal curd eggs flour graham grain* juice milk rice tapioca yogurt
concoction<foodstuff<food: concoction dough mix pastry premix stuffing
ingredient<foodstuff<food: yolk
flavorer<ingredient<foodstuff<food: congo flavoring herb* sage* salt* seasoning
condiment<flavorer<ingredient<foodstuff<food: catsup condiment margarine marinade pate pickle vinegar
sauce<condiment<flavorer<ingredient<foodstuff<food: dressing gravy mayonnaise sauce veloute vinaigrette
sweetening<flavorer<ingredient<foodstuff<food: honey molasses sugar sweetener sweetening syrup
fat<lipid<macromolecule<molecule<food: lard shortening suet
protein<macromolecule<molecule<food: gluten
nutriment<food: appetizer charlotte dessert nourishment puree sustenance sweet
dainty<nutriment<food: delicacy* jelly treat
sweet<dainty<nutriment<food: brittle candy confectionery conserve fudge gum jam jelly* marmalade taffy
dish<nutriment<food: broth casserole chili chowder crisp curry custard gruel hamburger hash loblolly lobscuse oatmeal omelet pasta patty pizza porridge pudding salad sandwich soup spaghetti western
meal<nutriment<food: breakfast cookout dinner lunch meal snack supper
seed<fruit<reproductive_structure<plant_organ<plant_part<food: brazil coconut* walnut
small_indefinite_quantity<food: bite* morsel* swallow
helping<small_indefinite_quantity<food: draught drink helping malt serving slice*
group: accumulation* adhocracy aged aggregation aircrew alignment armada array assemblage assortment audience aviation backlog baffled bastion batch bevy blind bloc bunch* bundle caboodle caravan carload cast cautious cavalcade circus civilization class* classification* clientele club coalition collection combination congregation content contingent convocation convoy couple court crew crowd culture damned data dead deaf defeated delegation denomination dichotomy disabled discomfited doomed edition* elderly electorate exhibition* expedition* faithful family fauna federation fleet flock fold* folk following foursome free galaxy gallery gathering generation governed grade grandstand grey handicapped haystack heap hierarchy* hive hodgepodge homebound horde host* household instrumentality laity law legislature library* lost mailing maimed masses matrix minority mission mob motley mythology nationality needy organization outfit pack* package packet pantheon parade parliament party people phalanx* phylum pile poor populace population potpourri prosecution* public pyre quorum rabble rally repertoire retarded retreated retrospective rich ruck scum sector* senate set* shariah sick slain smithereens society squad* stack statuary subculture subgroup subset subspace swarm swarm* syndicate table tableau team throng timid townspeople traffic tribe tribunal troupe turnout unconfessed unemployed uninitiate union variety wildlife wounded zoology
administrative_unit<group: agency board branch bureau commission committee council department soviet subcommittee vestry
agglomeration<group: agglomeration
ball-2<agglomeration<group: chunk clod lump
bunch<agglomeration<group: bunch clump cluster knot swad tuft tussock wisp
association<group: association cartel cooperative* fellowship gang institute league syndicate*
club<association<group: club* fraternity guild hunt lodge sorority
biological_group<group: generation* genotype posterity
animal_group<biological_group<group: brood covert drove flock* herd herd* litter remuda
taxonomic_group<biological_group<group: breed species subclass subfamily subgenus subkingdom suborder subphylum subspecies superfamily superorder taxon
body-2<group: bureaucracy businessmen clergy college colony constituency corps* executive* faculty* judiciary jury leaders leadership* membership ministry officialdom outpost* pointillism priesthood profession secession settlement university
class<group: academe bourgeoisie brotherhood* demimonde fraternity* labor labour market* proletariat underworld world*
upper_class<class<group: aristocracy* gentry
elite<upper_class<class<group: aristocracy cream elite few knighthood nobility peerage
class-2<group: category class sex* stamp*
community<group: community crossroads hamlet neighborhood* parish village
enterprise<group: collective enterprise* industry
business<enterprise<group: business corporation firm manufacturer partnership processor publisher
force-2<group: airforce army cavalry friendly hostile legion manpower men military navy paramilitary personnel police posse soldiery staff troops workforce
formation<group: backfield column flank flight formation line linemen queue rank rear row secondary
institution<group: bank* brokerage charity church clinic company cult foundation* institution insurer issuer sect utility waterworks
educational_institution<institution<group: academy highschool kindergarten preschool school seminary tech
kin<group: clan couple* family* totem
genealogy<kin<group: genealogy
lineage<genealogy<kin<group: ancestry dynasty homefolk lineage pedigree sept
meeting<group: conclave conference congress convention forum meeting seminar symposium
military_unit<group: command* enemy militia reserves squadron*
army_unit<military_unit<group: battalion battery brigade corps division infantry musketry patrol picket* platoon rearguard regiment squad squadron troop troop* vanguard
artistic_movement<movement-2<group: constructivism cubism dadaism expressionism fauvism futurism minimalism neoromanticism surrealism van
musical_organization<group: band* choir chorus* combo ensemble orchestra
ordering<group: genome ordering
series<ordering<group: chain cycle* hierarchy parade* progression series streak succession* taxonomy
sequence<series<ordering<group: sequence
political_system<group: authoritarianism democracy* dictatorship hegemony monarchy oligarchy republic technocracy theocracy totalitarianism tyranny
political_unit<group: ally cadre commonwealth* confederacy country nation suzerain underground
government<polity<group: authorities empire* government palace* papacy regime
set<group: band circle*
clique<set<group: bohemia cabal clique faction ingroup junta mafia
set-2<group: bracket cadre* core pair quadruple set
social_gathering<group: seance visit*
party-2<social_gathering<group: banquet feast gaudy masquerade mixer party* reception* reunion sociable social
system-2<group: capitalism collectivism communism dragnet economy ecosystem feudalism industrialism network separatism shebang subsystem syntax* system*
vegetation<group: botany browse brush chaparral flora forest garden* grove rainforest scrub shrubbery* thicket underbrush undergrowth vegetation wood* woods
motivation<motive: cathexis compulsion compulsion* conscience dynamic hedonism impulse incentive inducement mania morality* obsession reason urge why
object: adjunct agent alluvium beach berg cave cavern* cliff cloud* comet cosmos crag crater cumulus delta deposit* dipole discard dregs floe fomite geyser glacier grain granule grinding honeycomb iceberg maria meteor meteorite meteoroid micrometeorite moon nest nubbin outpouring placer precipice pruning radiator remains ribbon section* sediment strip tangle universe vagabond variable web webbing world
space<amorphous_shape<object: cavern sheet stretch
opening<space<amorphous_shape<object: abyss chasm crack crevasse faulting gap* hole leak opening rathole rift volcano
body<object: drumlin mush pulp
particle<body<object: anion boson cation ion micelle particle* photon
elementary_particle<particle<body<object: antineutrino antiparticle baryon electron hadron meson neutrino neutron positron proton quark
body_of_water<object: bay canal cascade cove estuary firth fjord ford gulf inlet loch main narrow ocean rapid sea shallow strait watercourse waterfall waterway
lake<body_of_water<object: lagoon lake mere millpond pond
stream<body_of_water<object: brook creek headstream river rivulet stream tributary
boundary<object: shoreline
surface-2<boundary<object: photosphere
celestial_body<object: asteroid binary nova planet planetoid star
projection<convex_shape<object: jag
covering<object: covering skim
gas<fluid<object: sky
fragment<object: cinder clinker fragment paring scraping shaving* splint
bit<fragment<object: chip fleck scrap scurf sliver splinter
land<object: archipelago cape continent earth* flat ground island isthmus landmass mainland moor peninsula plain spit steppe subcontinent tidewater tundra woodland
land-2<object: bog bottomland land* marsh marshland mire sod swamp sward turf
layer<object: crust mesosphere stratosphere troposphere
curve<line<object: rainbow
line-3<object: track trail
natural_depression<object: burrow cavity lowland pit pothole riverbed seabed trough warren
valley<natural_depression<object: arroyo canyon dell draw gorge gully hollow* ravine valley
natural_elevation<object: anthill ben headland hill hillock knoll mesa mountain plateau promontory swell* tableland upland
ridge<natural_elevation<object: atoll bluff dune ledge reef ridge
necessity<object: essential must necessary necessity* need* requirement* requisite
plant_part<object: stub
rock<object: holystone
rock-2<object: bedrock boulder bowlder calculus crystallite gallstone pebble rock stone
bubble<globule<ball<sphere-2<round_shape<object: bubble
foam<bubble<globule<ball<sphere-2<round_shape<object: foam froth lather soapsuds spume suds whitewater
shore<object: shore
seashore<shore<object: coast seaboard seacoast seashore seaside
slope<object: ascent bank canyonside climb declivity downhill hillside incline mountainside piedmont riverbank slope steep
person: abductor aboriginal aborigine accountant achiever acrobat adder adept adult adventurer affluent aggressor* alien amateur amazon amputee analyst anatomist angler announcer anthropoid anti apache appointee* arbiter archer architect assassin astronaut atheist athlete attache attorney attractor auctioneer aunt automaton avatar aviator babysitter ballerina banker bankrupt barbarian barkeep barnburner barrister bartender bather bearer beggar bereaved bicyclist biter blackmailer blacksmith blond blonde bluestocking bodybuilder bodyguard bombshell bondsman bookkeeper bootlegger boss* bourgeois bowler brachycephalic briber broad broker brother bullfighter bum* bunkmate busboy businessperson calculator caller campmate canary cannibal captive captive* captor careerist caretaker carrier carter cashier caterer caveman celebrant censor chairman chairperson chameleon changer chaperon chaperone chauffeur chef chieftain choreographer chorine chump clapper classmate clerk client clod* clone closer clown* coach cofounder collaborator collector comedian comic commentator compositor compulsive concierge confederate congressman conquistador conspirator contestant controller convert convict cook coquette coroner correspondent cosigner cosmonaut cosmopolitan counsel courser cousin couturier coward crackpot crafter craftsman craftsman* craven creator creditor cricketer criminal cripple critic crook culprit curator custodian cutter cyclist dancer debtor debutante deceased decedent decorator defector defender delinquent demander departed deportee depositor descendant descendent designer designer* desperate developer discoverer distributor diver divorcee donna draftsman dreamer driver dropout duffer dummy dwarf dyer earner eccentric editor elder electrician embodiment employee employer enchanter engineer engraver entertainer entrepreneur epicure erotic escort ethnic evildoer executioner exile expert explorer exporter eyeful fantasist fascist fastener fate* fatty felon filmmaker financier finder fisher fisherman foreigner forerunner forward founder* freak freewheeler fruitcake fugitive gambler gangster gardener gatekeeper geographer girl* girlfriend girlfriend* goalkeeper goliath goner gopher gourmet governor grantor great grind grownup guardian guest guide* gull gunman gunslinger gymnast handyman hanger hater have headsman heathen hellion heretic hero heterosexual hire histologist hitchhiker homeless hood hooker horseman host hostage hostess hotshot hound* housewife hugger hulk humorist hunter huntsman hurler idealist immune import* importer incarnation incendiary independent individualist infernal informant informer inmate* innocent insolvent instigator insured intruder invader inventor investor janitor jerk jester jezebel jimdandy jimhickey jockey joker jonah juggler jumper jurist kafir keeper kidnapper killer kin knockout lady lasher lawyer leader learner lefty legislator lender letterman leviathan liberal librarian lifter lilliputian literate lobbyist logician longer loser lummox madam magician mailer mailman malfeasant manager* mantrap marksman maroon married matador materialist matriarch matron mayor mechanic* meddler mercenary millionaire mistress moderate modern molester moneymaker monolingual monologist monstrosity mortician motorist mountaineer mourner murderer mutant mutation namesake native natural nazi neighbor nephew neutral newcomer* newsboy newsman niece nomad nonpartisan nonresident nurse* nursemaid oarsman observer* occult offender opponent optimist originator ostrich outcast outlaw outsider pagan pander parachutist passenger patient perfectionist performer perpetrator personage personification pilgrim pilot pimp pioneer pitcher planner plasterer politician polluter popularizer positivist practitioner predecessor preserver primitive printer prisoner pro procurer producer* professional professional* programmer promoter promulgator propagandist prostitute protector prowler psyche* psychic publicist publisher* punk punster puppeteer pursuer purveyor pygmy quad racketeer rascal recluse redheader referee referral refugee registrant reincarnation relative repairman reporter reveller rider rifleman roarer rogue romantic runner runner* salesgirl saleslady salesman salesperson satirist savage saver scab schemer schoolgirl schoolmate scion scoundrel screamer seasonal seducer seeker sellout senator sender sensitive sentimentalist serf server shaker shareholder sharpshooter showman shrimp sibling signer sinner siren sis sister sitter skater skier skinner slattern slave sleeper sleepwalker smiler smith smuggler sniper sophisticate sorcerer soul southpaw spastic specialist sphinx spinster spirit sportsman sportswoman sprinter spurner steamroller stockbroker stockholder stoic straight stranger strategist striker striptease sucker superman supernatural supplier surveyor survivor survivor* suspect swashbuckler swimmer tart taxidriver teamster tease technician teetotaler telegrapher telltale temporary tempter testator thoroughbred thrower thug tiger torpedo toter tourist trainer trainman traitor tramp transient translator transmitter trapper traveler traveller troublemaker troubleshooter tumbler turner twin twirler typist umpire uncle underdog undertaker undesirable unfortunate utterer vagrant vamp vandal ventriloquist vermin vestal viceroy victim* villain villein virgin virtuoso viscountess visionary visitor volunteer* voyager wag waiter waitress wallah wanderer wanton ward washer watchdog weasel whale whiz wholesaler whore widow wife wight winder wingman winner wiper witch wizard woman worker zombie
acquirer<person: acquirer
recipient<acquirer<person: addressee beneficiary borrower dependent devisee grantee heir laureate legatee payee pensioner protege recipient
acting<person: heroine villain*
actor<person: actor actress comedienne extra heavy idol* mime starlet
adversary<person: adversary antagonist besieger duelist foe opponent*
advocate<person: advocate apologist democrat exponent ideologist libertarian neutralist proponent racist representative* republican secessionist sectarian secularist segregationist spokesman spokesperson suffragist
supporter<advocate<person: addict admirer apostle balletomane believer cheerleader enthusiast fan* fanatic loyalist protagonist stalwart supporter toaster voucher
ancestor<person: ancestor antecedent forefather
forebear<ancestor<person: forbear forebear
grandparent<forebear<ancestor<person: grandfather grandma grandmother grandparent granny nan nanna
progenitor<ancestor<person: progenitor
parent<genitor<progenitor<ancestor<person: parent stepmother
father<parent<genitor<progenitor<ancestor<person: dad dada daddy father papa pop
mother<parent<genitor<progenitor<ancestor<person: mama mamma mater mom mommy mother mummy
applicant<person: applicant aspirant bidder claimant hopeful petitioner probable solicitor
aristocrat<person: archduke aristocrat baronet brahman brahmin countess duchess noblewoman prince princess raja rajah
male_aristocrat<aristocrat<person: knight
lord<male_aristocrat<aristocrat<person: baron duke earl marquess marquis noble nobleman viscount
speaker<articulator<person: dictator examiner inquisitor interviewer lecturer* orator questioner rhetorician speaker storyteller talker
artist<person: artist bandleader cartoonist classic* classicist composer conductor cubist decorator* expressionist illustrator impressionist lithographer master painter photographer printmaker romantic* sculptor songwriter stylist surrealist symbolist watercolorist
assistant<person: accomplice aide* assistant auxiliary cog helper mannequin prompter receptionist secretary* subordinate subsidiary underling
attendant<assistant<person: attendant bellhop checker courtier cupbearer guide orderly squire
attacker<person: aggressor assailant attacker brute harrier predator rapist spiller wildcat*
bully<attacker<person: bully bullyboy muscleman roughneck rowdy ruffian
authority<person: adviser advisor appraiser connoisseur consultant counselor foreperson judge* juror reviewer
ballplayer<person: ballplayer batsman batter bunter hitter slugger
fielder<ballplayer<person: backstop catcher fielder infielder outfielder shortstop
businessman<person: arbitrageur businessman concessionaire hostess* industrialist innkeeper owner proprietor tycoon wildcatter
combatant<person: belligerent boxer conqueror fencer fighter gladiator heavyweight lightweight prizefighter skirmisher tough victor wrestler
commoner<person: commoner layman nobody philistine secular squirt
rustic<commoner<person: bushwhacker coon hillbilly peasant rustic yokel
conservative<person: capitalist conformist conservative reactionary royalist traditionalist
craftsman<person: artisan barber bricklayer cabinetmaker carpenter cooper currier hairdresser machinist mason mechanic miller plumber potter rigger roofer weaver woodcarver woodworker wright
imaginary_being<imagination<creativity<person: character dragon extraterrestrial mermaid monster ogress psychopomp troll unicorn witch*
deceiver<person: charlatan deceiver decoy faker fox* fraud* hypocrite imposter liar mimic phony swindler
disputant<person: debater disputant
reformer<disputant<person: abolitionist activist dry environmentalist feminist militant reformer
dissenter<person: beatnik bohemian dissenter dissident nonconformist rebel*
educator<person: academic educator headmaster headmistress lecturer professor schoolmaster
teacher<educator<person: demonstrator don governess instructor missionary schoolmarm schoolmistress teacher tutor
enrollee<person: enrollee
student<enrollee<person: overachiever pupil seminarian student underachiever
collegian<student<enrollee<person: collegian freshman junior* senior sophomore undergraduate
farmer<person: cattleman crofter cultivator dairyman farmer grower planter rancher sheepman
fiduciary<person: administrator* executor fiduciary receiver* steward trustee
follower<person: adherent amorist buff cultist devotee disciple follower fundamentalist inferior janissary stooge totalitarian
football_player<person: blocker fullback halfback kicker linebacker lineman quarterback snapper tackle tailback wingback
friend<person: buddy companion comrade confidant confidante crony friend intimate pal playmate repository*
girl<person: belle bobbysoxer chit dame damsel flapper girl maiden miss
good_person<person: dervish giver saint* sweetheart*
benefactor<good_person<person: backer benefactor christ contributor deliverer donor helper* humanitarian messiah patronne philanthropist sponsor tipper
guard<person: doorman guard porter*
watchman<guard<person: lookout patroller picket portwatcher scout sentinel sentry watchman
head<person: chief commissioner prefect secretary undersecretary
administrator<head<person: administrator dean director executive hotelman insider manager president
health_professional<person: apothecary midwife nurse pharmacist
medical_practitioner<health_professional<person: dentist
doctor<medical_practitioner<health_professional<person: doctor extern intern interne physician quack surgeon vet veterinarian veterinary
specialist<doctor<medical_practitioner<health_professional<person: diagnostician gynecologist neurologist obstetrician ophthalmologist pathologist pediatrician psychiatrist psychoanalyst radiologist shrink
homosexual<person: dike fag faggot gay homo homosexual
important_person<person: celebrity dignitary fixer immortal knocker luminary notable titan worthy
inhabitant<person: dweller earthman inhabitant palatine sahib villager westerner
resident<inhabitant<person: coaster colonial inmate occupant resident suburbanite
intellectual<person: alchemist classifier coordinator egghead expositor genius intellectual mahatma mentor oracle organizer pessimist prodigy prophet sage seer skeptic soothsayer speculator subjectivist theorist thinker
scholar<intellectual<person: generalist graduate historian humanist philologist pundit reader scholar scholastic scholiast theologian
philosopher<scholar<intellectual<person: existentialist moralist naturalist philosopher realist utilitarian
juvenile<person: adolescent juvenile teenager youth
child-2<juvenile<person: child fry gamin kid minor orphan ragamuffin silly toddler urchin youngster
lawman<person: constable deputy lawman marshal patrolman screw sergeant* sheriff warden warder
policeman<lawman<person: bobby cop detective dick inspector plainclothesman policeman tracer
libertine<person: adulterer libertine rake rounder undoer womanizer
lover<person: chosen darling dear dearest fiance honey* lover steady suitor sweetheart valentine
maker<person: brewer cobbler confectioner goldsmith ironworker jeweler maker producer seamstress shoemaker tailor watchmaker wigmaker
male<person: boy male* schoolboy sonny
chap<male<person: bloke chap cuss* fella fellow lad
man<male<person: adonis bachelor beau boyfriend bull* buster dandy gallant gentleman guy macaroni man ponce posseman signore sir stiff stud widower
merchant<person: baker butcher chandler florist greengrocer grocer merchant retailer shopkeeper storekeeper tradesman
seller<merchant<person: chapman hawker huckster peddler seller vendor
trader<merchant<person: bargainer dealer draper fishmonger fishwife ironmonger mercer trader
messenger<person: bearer* conveyer conveyor courier herald messenger
migrant<person: colonist frontiersman homesteader immigrant pioneer* settler
money_handler<person: boarder lessee payer taxpayer tenant treasurer
musician<person: bugler clarinetist drummer fiddler flautist guitarist harper instrumentalist musician organist pianist piper saxophonist soloist trumpeter violinist
singer<musician<person: alto baritone choirboy coloratura contralto diva minstrel singer soprano vocalist warbler
national<person: citizen civilian compatriot countryman elector freeman national nationalist patriot voter
negotiator<person: intermediary interpreter mediator negotiator pacifier
representative<negotiator<person: alderman chancellor delegate representative
agent<representative<negotiator<person: bailee booker impresario operative proxy spy
nonworker<person: camper deadhead idler laggard loon straggler trailer
official<person: ambassador appointee assessor bailiff beadle bureaucrat consul deacon diplomat incumbent judge mace magistrate official ordinary praetor proconsul prosecutor provincial ranger selectman teller usher
offspring<person: eldest firstborn grandchild granddaughter grandson illegitimate offspring
child<offspring<person: daughter son stepchild
baby<child<offspring<person: babe baby godchild infant newborn suckling
oldster<person: ancient antique crone fossil graybeard oldster
owner<person: franklin householder landlord landowner owner* possessor squire*
party<person: accused assignee codefendant contractor defendant litigant plaintiff
pedestrian<person: hiker nondriver passer passerby pedestrian pivot strider walker
peer<person: alternate contemporary equal peer reliever replacement* successor surrogate townsman
associate<peer<person: ally* associate colleague committeeman confrere groom joiner mate* member pardner participant partner* regent sharer teammate
perceiver<person: auditor beholder hearer listener motile observer witness
spectator<perceiver<person: browser bystander moviegoer onlooker spectator theatregoer viewer voyeur watcher witness*
player<person: golfer hacker player putter raiser sharper stringer
politician<person: campaigner candidate commie communist demagogue leftist nominee politician* socialist statesman
radical<person: anarchist extremist terrorist
revolutionist<radical<person: insurgent insurrectionist mutineer rebel revolutionary subversive
religious_person<person: abstainer arianist ascetic beadsman believer* chela churchgoer guru mystic novice parishioner prophet* puritan religionist swami worshipper
religious<religious_person<person: abbess abbot friar hermit mendicant monastic monk nun prior religious superior* votary
reprobate<person: reprobate wretch
pervert<reprobate<person: degenerate deviate lecher nymphomaniac pedophile satyr
rival<person: challenger champ champion comer competitor rival
ruler<person: basileus calif caliph despot emir khan lord master* ruler sheik sultan tyrant
sovereign<ruler<person: czar emperor empress king monarch sovereign
sailor<person: sailor
mariner<sailor<person: boatswain cox helmsman mate navigator privateer seafarer seaman
scientist<person: astronomer biochemist biophysicist chemist experimenter geologist geophysicist grammarian hypnotist investigator linguist mathematician microscopist paleontologist phonetician physicist psychologist researcher scientist statistician
biologist<scientist<person: bacteriologist biologist botanist divider entomologist geneticist herpetologist ornithologist physiologist taxonomist zoologist
social_scientist<scientist<person: anthropologist archaeologist archeologist economist ethnologist sociologist
servant<person: butler chambermaid domestic familiar housekeeper lackey maid manservant menial servant valet
serviceman<person: artilleryman commando gunner sailor* serviceman veteran veteran* voluntary volunteer
enlisted_person<serviceman<person: private recruit
soldier<enlisted_person<serviceman<person: cavalryman cavalryman* fodder infantryman marine pistoleer redcoat rifleman* soldier territorial trooper
military_officer<serviceman<person: adjutant aide commander corporal noncom officer sergeant
commissioned_officer<military_officer<serviceman<person: admiral captain* ensign
commissioned_military_officer<commissioned_officer<military_officer<serviceman<person: brigadier captain colonel general lieutenant major marshall
sick_person<person: cataleptic consumptive convalescent crazy depressive diabetic epileptic incurable invalid madman maniac neurotic obsessive paranoiac psychopath psychotic rheumatic schizophrenic sufferer tubercular
simpleton<person: airhead booby dingbat dolt dullard hammerhead idiot imbecile lame lunkhead nincompoop retard simpleton stupid subnormal
fool<simpleton<person: ass* buffoon clown cuckoo fool jackass
spiritual_being<person: aeon angel archangel elf fairy gnome imp pixie
deity<spiritual_being<person: deity divinity god goddess nymph saint
spirit<spiritual_being<person: apparition banshee genie jinni phantom
evil_spirit<spirit<spiritual_being<person: bogey demon devil fiend* ghoul* incubus vampire
spiritual_leader<person: lama patriarch pope priest* rabbi shaman
clergyman<spiritual_leader<person: acolyte archdeacon chaplain churchman clergyman cleric divine ecclesiastic evangelist gospeler minister parson pastor preacher rector reverend shepherd
priest<clergyman<spiritual_leader<person: archbishop bishop cardinal confessor prelate priest priestess primate vicar
spouse<person: benedict bride bridegroom consort husband partner spouse
superior<person: superior
supervisor<superior<person: boss counselor* foreman monitor overseer oyabun stager superintendent supervisor taskmaster
therapist<person: chiropractor electrotherapist healer massager masseur naprapath naturopath therapist
thief<person: bandit buccaneer burglar despoiler ghoul highwayman hijacker housebreaker mugger pirate pirate* robber rustler safebreaker thief
unpleasant_person<person: anathema authoritarian bastard boor bore bum crank cuss cynic detractor disciplinarian egotist fiend gadfly grouch hog hotdog junior misanthrope misogynist mocker poseur prick puke ribald shrew skunk slob sneak snorter tormentor user* windbag wisenheimer worm*
unskilled_person<person: bungler hack ignoramus incompetent
novice<unskilled_person<person: apprentice beginner cub fledgling freshman* midshipman newcomer recruit* rookie
user<person: user wearer
consumer<user<person: alcoholic consumer diner drinker drunk drunkard eater glutton lush prodigal sipper smoker vegetarian
customer<consumer<user<person: buyer customer operagoer overnighter patron purchaser reader* regular shopper
victim<person: casualty chased martyr prey pursued quarry target* victim wretch*
warrior<person: brave guerilla guerrilla irregular samurai warrior
workman<person: fuller mover workman
laborer<workman<person: digger faller gypsy itinerant laborer logger longshoreman miner porter prospector sawyer sprayer steeplejack stoker swagman
hired_hand<laborer<workman<person: cowboy cowhand cowpuncher drover fieldhand harvester herder puncher shepherd* vaquero
writer<person: author bard biographer columnist compiler contributor* correspondent* dramatist essayist gagwriter journalist lexicographer librettist lyricist newspaperman novelist pamphleteer playwright poet screenwriter tragedian writer
phenomenon: arc birefringence chop conduction conductivity crystallization diffraction electricity exchange fluke fortune galvanism hazard* inversion luck* mirage mishap opacity parallax piezoelectricity pleochroism polarization pressure rebirth reflection* refraction resonance shear spectrum strain suction transparency turbulence
cloud<phenomenon: aerosol cloud fog haze mist smoke
consequence<phenomenon: aftereffect aftermath consequence dent effect impact* offshoot outgrowth response result wake
crystal<phenomenon: flake
marking<design<phenomenon: macula
discharge-2<phenomenon: bolt lightning
electrical_phenomenon<phenomenon: capacitance conductance current emf impedance inductance induction* reactance reluctance voltage
energy<phenomenon: electricity* energy heat interrupt
radiation<energy<phenomenon: radiation
electromagnetic_radiation<radiation<energy<phenomenon: microwave
actinic_radiation<electromagnetic_radiation<radiation<energy<phenomenon: ultraviolet
light<actinic_radiation<electromagnetic_radiation<radiation<energy<phenomenon: autofluorescence corona daylight* firelight fluorescence gegenschein glowing lamplight light luminescence moonlight moonshine radiance ray starlight sun sunlight sunray sunshine twilight*
force<phenomenon: drift force* impetus propulsion pull* repulsion thrust torque
attraction<force<phenomenon: affinity attraction bond diamagnetism ferromagnetism gravitation gravity magnetism
geological_phenomenon<phenomenon: cataclysm deposit flood floodhead inundation sedimentation
mechanical_phenomenon<phenomenon: drag leverage resistance* rubbing traction trajectory ultrasound
organic_phenomenon<phenomenon: abiogenesis brainwave death* necrosis peeling streaming
storm<phenomenon: blizzard hurricane storm thunderstorm tornado windstorm
wave<phenomenon: resonance*
weather<phenomenon: frost* thaw* weather
precipitation<weather<phenomenon: hail sleet snow snowfall
rain<precipitation<weather<phenomenon: cloudburst downpour drizzle rain rainfall torrent
wind<weather<phenomenon: airstream breeze chinook draft* easter gale gust monsoon puff thermal whiff wind
place: aerospace air* apex apoapsis backwoods barren battlefield battlefront battleground beachhead bedside bottom* bridgehead bush* churchyard clearing common core* corner* countryside county cradle* derivation desert domain* duchy empire exterior extreme* extremum farmland foothold front* frontier glade heartland heaven hell hemisphere here inferno inside interior ionosphere jungle junkyard mansion midair midpoint midst midway north* northland oilfield open* orient origin outdoors outside panhandle paradise park parkland periapsis perihelion place* plaza position* principality pueblo reach region resort semidesert sheikhdom side sodom somewhere source south* subdivision subtropics terrain there thick top tract unknown wasteland whereabouts zenith zodiac
angle<space<amorphous_shape<place: dec latitude longitude
area<place: airspace area ashram bedground center corner fireside hangout haunt locale locus middle mooring nook open playground refuge scene seat shadow* shrubbery spa
section-2<area<place: outskirts
vicinity<section-2<area<place: landscape locality neighborhood neighbourhood scenery* vicinity
boundary<place: border boundary coastline demarcation edge outline silhouette
surface-2<boundary<place: exterior* firmament inside*
side<surface-2<boundary<place: bottom desktop forefront forepart front lee rearward rooftop top* underside undersurface upside
district<place: caliphate diocese district enclave protectorate suburb territory uptown
administrative_district<district<place: borough canton commonwealth commune eparchy homeland kingdom* motherland province reservation state sultanate ward*
city_district<district<place: dockyard downtown ghetto medina outskirt precinct quarter* slum tenderloin waterfront
end<place: destination end endpoint tip
environment-2<place: den environs habitat habitation lair medium* setting surround
field<place: campus cornfield field lawn
geographic_point<place: abode confluence domicile epicenter harbor home port residence seaport
grassland<place: grassland hayfield meadow pasture prairie savannah
layer<place: stratum
line-3<place: crest ecliptic equator hemline hipline horizon isogram isopleth tropic waterline watermark watershed
path<line-3<place: bearing* beat direction flyway orbit route tack trend
plot<place: patch* plot*
position-2<place: landmark left outpost polls position post right* stand*
seashore<shore<place: littoral
site<place: campsite cemetery dig encampment fairway graveyard rough site tee
topographic_point<place: birthplace hideaway hideout holy mecca place rendezvous* spot zone
urban_area<place: city hometown megalopolis metropolis municipality town
plant: agave annual aquatic biennial cactus embryo evergreen fern gametophyte hepatic houseplant lotus mescal mistletoe moss nettle ornamental perennial sedge spleenwort succulent thistle treetop tuna weed
angle<space<amorphous_shape<plant: axil
opening<space<amorphous_shape<plant: micropyle
taxonomic_group<biological_group<plant: phoenix
bulbous_plant<plant: daffodil iris narcissus saffron
liliaceous_plant<bulbous_plant<plant: bugbane dogtooth garlic leek lily tulip
production<industry<commercial_enterprise<plant: crop harvest
covering<plant: bark bur burr cinnamon peridium
sheath<covering<plant: bract cod hull pod spathe
natural_fiber<fiber<plant: bast
fungus<plant: agaric discomycete earthstar fungus gyromitra morel mushroom stinkhorn
herb<plant: alfalfa angelica anise banana basil beet bellflower buckwheat buttercup caraway celery chickweed clover cress cumin dandelion dill foxglove geranium ginger herb licorice milkweed mustard pansy parsley peppermint pineapple plantain primrose rue sang savory sesame simple spinach turnip viola violet wintergreen
gramineous_plant<herb<plant: reed
grass<gramineous_plant<herb<plant: chess grass
cereal<grass<gramineous_plant<herb<plant: cereal corn oat rice* sorghum wheat
starch<polysaccharide<carbohydrate<macromolecule<molecule<plant: arum
wood<plant_material<plant: bamboo birch cherry chestnut cypress eucalyptus fir heartwood hickory larch mahogany maple oak pine* poplar spruce sumac yellowwood yew
plant_part<plant: kernel mycelium stump thallus
plant_organ<plant_part<plant: ascocarp bud* carrot chicory clove horseradish perianth root taproot
leaf<plant_organ<plant_part<plant: betel blade foliage frond leaf needle petal
reproductive_structure<plant_organ<plant_part<plant: basidium gleba hymenium ovary ovule pistil placenta pollen sporangium spore stigma
flower-2<reproductive_structure<plant_organ<plant_part<plant: bloom* blossom bud catkin chrysanthemum panicle raceme umbel
fruit<reproductive_structure<plant_organ<plant_part<plant: acorn fruit olive
seed<fruit<reproductive_structure<plant_organ<plant_part<plant: corn* nut rye seed soy
stalk<plant_organ<plant_part<plant: bough branch* bulb cutting* onion rhizome rootstock spadix stick* trunk tuber twig
plant_tissue<plant_part<plant: midrib phloem pith pseudophloem pulp* xylem
round_shape<plant: calyx corolla
spermatophyte<plant: balsam cycad
angiosperm<spermatophyte<plant: dicot goldenrod oxeye wildflower
flower<angiosperm<spermatophyte<plant: anemone aster begonia centaury columbine daisy flower gentian larkspur marigold orchid poppy sunflower vanilla verbena
vine<plant: clematis climber cucumber ivy muskmelon passionflower pepper pumpkin squash vine
woody_plant<plant: bramble nightshade raspberry
shrub<woody_plant<plant: andromeda blueberry bush cannabis capsicum coca hawthorn heath hibiscus hollyhock hollyhock* honeysuckle juniper lavender lilac mallow manzanita manzanita* marijuana may mesquite privet rose shrub spurge yucca
subshrub<shrub<woody_plant<plant: loosestrife myrtle periwinkle subshrub thrift wormwood
tree<woody_plant<plant: acacia ash* beech cassia cedar conifer elm mimosa oak* pine pinon tree willow
angiospermous_tree<tree<woody_plant<plant: cacao dogwood holly kola laurel mangrove maple* nutmeg
fruit_tree<angiospermous_tree<tree<woody_plant<plant: almond apricot breadfruit grapefruit mandarin mango mulberry peach plum
possession: ante bail bet booty capital comforts corpus cost credit* deduction depreciation* earnest equity expenditure expense forfeiture funding funds goodwill hedging incidental insurance intangible investment* livelihood loot loss losses overhead ownership plunder proprietorship ransom resource spoil stock subsistence treasury venture*
acquisition-2<possession: buy
gift<acquisition-2<possession: bequest donation dower dowry gift giveaway grant legacy prize scholarship subsidy
jewelry<adornment<possession: diamond pearl ruby
charge-2<possession: extortion fee postage rate* toll tuition
document<possession: bond*
record-2<document<possession: audit checkbook daybook debit ledger payroll
legal_document<possession: check draft kite option paycheck
liabilities<possession: debt* levy loan principal tariff tax taxation withholding*
treasure<wealth<material_resource<possession: bullion fortune* gold silver* treasure valuable
nonaccomplishment<possession: nonpayment
payment<possession: benefit bounty bribe fine gratuity installment kickback overpayment payment premium rebate refund retribution reward* royalty subscription
recompense<payment<possession: recompense
compensation<recompense<payment<possession: allowance* amends atonement compensation expiation redress reimbursement
regular_payment<payment<possession: annuity pension rent
wage<regular_payment<payment<possession: earnings* found pay remuneration salary wage
plan<possession: budget*
property<possession: benefice estate heirloom lease letting movable property rental things trust
real_property<property<possession: acres barony homestead immovable land plantation
share<possession: allocation allotment allowance cut share slice
interest-2<share<possession: collateral escheat lien mortgage pawn pledge reversion stake
sum<possession: amount coverage revenue sum
income<financial_gain<gain<sum<possession: income proceeds take
net_income<income<financial_gain<gain<sum<possession: dividend earnings hoard markup profit profits reserve*
medium_of_exchange<standard<system_of_measurement<possession: tender
currency<medium_of_exchange<standard<system_of_measurement<possession: banknote cash coin currency dime dollar* guinea penny* sterling
money<medium_of_exchange<standard<system_of_measurement<possession: appropriation budget dough* fund kale lettuce loot* money savings
process: absorption absorption* activation adsorption aeration agglutination agglutination* aging antiredeposition apomixis attrition bloom blooming budding capture* carbonation catabolism centrifugation chemisorption chromatography clotting clouding coagulation curing defence defining deflation degeneration deletion desorption diffusion dissolution dissolving distillation drift* electrophoresis elution erosion eutrophication evaporation expectoration extraction feedback fibrinolysis filling* filtration fission flocculation flowage folding fractionation functioning globalization glycolysis healing hemolysis heredity hypersecretion implantation inactivation inflation inflow influx iteration leach leaching leeway looping lysis maceration malabsorption marginalization materialization maturation meiosis metabolism metamorphism metamorphosis microphoning mitosis nutrition obsolescence organification oscillation osmosis ossification overactivity ovulation oxygenation parthenogenesis percolation peristalsis phagocytosis placentation prophase quickening radioactivity radiography reabsorption recovery* recuperation regeneration replenishment reproduction resorption reticulation reuptake ripening saturation scanning secretion segmentation segregation shaping shedding soak soaking softening solidification sorption speciation sweating synapsis synergism tanning tearing transduction transpiration transport* watering wearing
chemical_process<process: calcification catalysis deamination digestion fermentation* fermenting gassing iodination mechanism photosynthesis polymerization prechlorination proteolysis rusting solvation synthesis transamination
chemical_reaction<chemical_process<process: electrolysis equilibrium* hydrolysis reaction reducing
oxidation<chemical_reaction<chemical_process<process: oxidation
combustion<oxidation<chemical_reaction<chemical_process<process: blaze combustion flame flaming flare* ignition
decay-2<process: caries decay mildew rot* rotting souring spoiling
decrease-2<process: decay* slippage
decline-2<decrease-2<process: decline diminution ebb ebbing falloff loss* slump
development<process: deepening development* evolution flowering* growth* unfolding
discharge-3<process: expelling menses menstruation
elimination<discharge-3<process: defecation enuresis excretion incontinence urination voiding
growth-2<process: dentition flowering germination growing growth inflorescence maturation* proliferation recapitulation rooting suppression teething
increase<process: accession doubling quadrupling relaxation widening
accretion<increase<process: accretion accumulation backup deposition pigmentation redeposition superposition
parturition<process: brooding calving childbirth hatch hatching laying parturition
pathologic_process<process: metastasis pathogenesis
processing<process: blowing developing lookup processing refining retrieval sorting vulcanization
temperature_change<process: convection cooling freeze freezing icing refrigeration
heating<temperature_change<process: boiling heating melt meltdown melting overheating thaw thawing warming
quantity: acre aliquot are atm breakage byte calorie coefficient cordage correction* count denominator divisor dosage dose* dram dyne first* gain gee googol headway increase integer joule karat kelvin loading* magnetization maximum megaton millidegree minimum minuend multiplier newton numerator ordinal ounce outage pace* par parking pascal peak picking poise precipitation prime quota radix reflectance reservoir sextant skeleton spoilage supply toxicity unit volume weber worth
complex_number<quantity: imaginary
real_number<complex_number<quantity: irrational real
rational_number<real_number<complex_number<quantity: decimal half quarter rational tenth third
containerful<quantity: armful barnful barrow carton cask cup* dustpanful handful* headful keg mouthful mug pocketful roomful scoop shoeful spoonful teaspoon thimble
digit<quantity: ace digit eight fin five four nine one quartet seven six three triad trinity trio zero*
two<digit<quantity: couplet duet duo pair* twain two
electromagnetic_unit<quantity: amp ampere candela coulomb curie farad gauss gilbert henry lumen milliampere ohm roentgen volt watt
large_indefinite_quantity<quantity: boatload deluge dozens flood* lot lots mint much multitude myriad pack ream slew trillion
large_integer<quantity: billion dozen eighty fifteen fifty forty fourteen grand gross hundred million nineteen ninety quadrillion quintillion seventy sixty ten thirteen thirty thou thousand twelve twenty
linear_unit<quantity: foot* footer furlong inch mesh mile yard
metric_linear_unit<linear_unit<quantity: centimeter decimeter kilometer meter micrometer micron millimeter
mass_unit<quantity: gram hundredweight kilogram milligram mole pound ton
monetary_unit<quantity: anna bob bolivar cent chon dinar dollar dong euro fils forint franc koruna krona kwacha leone lepton leu lira loti manat paisa penny pfennig riyal ruble sen sent won yuan zaire zloty
relative_quantity<quantity: enough fill naught nil nothing null zero
small_indefinite_quantity<quantity: bit crumb driblet drop* droplet handful jack little mite morsel nip scattering shred shtik spray* sprinkling tinge trace
system_of_measurement<quantity: avoirdupois bandwidth cgs troy
volume_unit<quantity: bushel liter milliliter
liquid_unit<volume_unit<quantity: fifth gal gallon gill pint quart
relation: alchemy asynchrony basis bonding brotherhood change* chronology comparison* competition component* contradictory control* correlation desynchronizing extraneousness foundation gradient interdependence interrelation interrelationship irrelevance item* kinship kinship* modality motherhood mutuality part politics portion rapport reciprocal relations relationship remainder remnant residue* rest sharing synchrony unit*
grammatical_category<class-2<relation: imperfect perfect perfective progressive
connection<relation: applicability bearing connection link linkage pertinence relatedness relevance relevancy
direction-2<relation: direction* horizontal leeward northwest vertical windward
compass_point<direction-2<relation: northeast northeastward southeast southeastward southwest southwestward
cardinal_compass_point<compass_point<direction-2<relation: east eastward north northward south southward west westward
grammatical_relation<linguistic_relation<relation: apposition imperative indicative inflection limiting paradigm passive qualifying
magnitude_relation<relation: scale*
ratio<magnitude_relation<relation: efficiency frequency* incidence percent percentage proportion proportionality quotient ratio turnover
function<mathematical_relation<relation: cosecant cosine cotangent exponential function mapping metric operator sine
opposition<relation: antithesis contradiction contrary contrast incompatibility inverse opposite* opposition* polarity polarity* reverse
rank<relation: billionth eighth eleventh first former fourth hundredth last* millionth ninth seventh sixth thousandth twelfth twentieth
standard<system_of_measurement<relation: baseline index norm scale
shape: annulus contortion* cube* cylinder distortion* doughnut flare frustum join midline mold node ovoid plane* plume ring* stamp
amorphous_shape<shape: blob
space<amorphous_shape<shape: hollow pore sac space* vacancy*
angle<space<amorphous_shape<shape: angle azimuth inclination*
angular_shape<shape: crease fold jog pucker zigzag
concave_shape<shape: bowl* cleft concavity dome fossa indentation niche* notch
depression<concave_shape<shape: crevice dip fissure groove incision lifeline rut scotch striation wrinkle
projection<convex_shape<shape: keel spur*
bulge<projection<convex_shape<shape: bulge excrescence hump mogul nub protrusion protuberance wart
figure<shape: crotch equilateral hypotenuse subfigure
plane_figure<figure<shape: circle conic ellipse ellipsoid hyperbola oblong oval sector semicircle
polygon<plane_figure<figure<shape: hexagon parallelogram pentagon polygon quadrilateral rectangle square triangle wedge
line<shape: asymptote chord diagonal perpendicular tangent
boundary-2<line<shape: bound boundary* brink fringe margin perimeter periphery rim verge
curve<line<shape: arch bend bight crescent crook* curve epicycloid extrados helix intrados perversion roulette scallop spiral turn
polyhedron<shape: cube icosahedron octahedron parallelepiped polyhedron prism pyramid
round_shape<shape: convolution curl disk dot funnel saucer scroll spheroid swirl whorl
sphere-2<round_shape<shape: drop
ball<sphere-2<round_shape<shape: globe pellet
shape<spatial_property<shape: bottleneck constriction
state: abscess absolution acetonemia addiction admixture ague albinism albuminuria alcoholism alert alerting ambiance anaesthesia anchorage anemia anesthesia angina anhedonia annoyance annulment antagonism anxiety apnea arrears arthritis asphyxia atmosphere atrophy aura avitaminosis baldness beriberi bliss bloat blockage botulism burn* callus canker cardiomegaly case* caste cataract catatonia celibacy circumstance cirrhosis clash* clear cleavage climate climate* clubfoot collapse comfort complicity condition congestion constipation contamination convenience cough coughing criminality crudeness crudity curvature cyanosis danger dark* debt deformity dehydration dejection delusion dependence dependency depression depression* despair desperation deuce diabetes diarrhea diarrhoea dilatation disagreement discomfort disease disorganization dissonance divide dizziness drought dryness dwarfism dyspnea dystrophy ecstasy* edema elation employ employment emptiness endemic enmity epidural equality* equivalence erection ergot estrus excitation excitement* exemption expectation* falsity fascination fever fitness* fixedness flatulence flavor flexion flexure flush* footing foulness friction fugue funk gas gastroenteritis glaciation glaucoma glow goiter goitre gout grace guilt hallucination hangover hardening heartburn hemophilia hemorrhoid hibernation hollowness huff hyalinization hypercellularity hyperemia hypnosis hypocellularity hypoglycemia hypothermia illegitimacy illness illumination immaturity imminence immobility immunity impatience impossibility impunity inconvenience indigestion indisposition inferiority infertility insecurity intoxication invulnerability ionization irritation jaundice jumble ketosis kilter leakiness lethargy liaison liquid* looseness lowness lubrication lump* malady malady* malaise malformation malignancy malnutrition manhood materialism maturity* mess miasma monopoly morale motionlessness muddle myotonia nakedness nausea neatness nerves niche normality nudity numbness omnipotence ordination ornamentation pancytopenia par* para parenthood parity paternity payable perfection phase* plainness plurality poisoning polarization* polish* pollution precession pregnancy preparedness prosperity prostration purity purity* quivering rash rationality raw readiness ready reasonableness recession refinement reformation reliance* relief* respite retirement rheumatism rickets romance safety sanity scar security sedation shakiness shivering sickness silence sleep sluggishness slumber smog sneezing soundness spell spinal spirit* status subordination sunburn swelling symptom tan technicality tension tension* tonus torpor trance trembling trim underdevelopment unemployment utopia vacancy vacuolization vacuum vertigo virginity void vulnerability welter wild
abnormality<state: aberration abnormality anomaly deflection dysplasia fixation hydrocephalus hyperplasia hypertrophy overgrowth regression strabismus transposition warp
action<state: activity* busyness hum idle operation swing
ball-2<agglomeration<state: embolus thrombus
agitation<state: agitation disturbance* fuss perturbation stew upset
anger<state: fit tantrum
animal_disease<state: actinomycosis anaplasmosis anthrax chorea cowpox enterotoxemia fistula gall glanders rabies rhinotracheitis scours spavin tularemia
being<state: actuality animation being coexistence eternity* existence genuineness life presence realism* reality* subsistence* survival
possibility<being<state: chance opportunity possibility* potential potentiality prospect
contagious_disease<communicable_disease<state: chickenpox chlamydia diphtheria flu gonorrhea influenza measles pox smallpox syphilis
infectious_disease<communicable_disease<state: brucellosis cholera dysentery frambesia hepatitis herpes leprosy meningitis mononucleosis mumps pest plague polio poliomyelitis scrofula tuberculosis typhoid typhus
condition<state: introversion invagination lysogeny ordinary* orphanage
fortune<condition<state: bankruptcy boon health luck prosperity* wellbeing
misfortune-2<fortune<condition<state: misfortune*
adversity<misfortune-2<fortune<condition<state: adversity affliction anguish* catastrophe* disaster distress* hardship misery nadir suffering* woe wretchedness
danger<state: hazard jeopardy menace peril risk threat
decline<state: declination decline* disuse neglect* omission* wreck
degree<state: acme degree* elevation* extent meridian stage* summit
difficulty-2<state: bitch fix plight predicament problem strain*
situation-2<difficulty-2<state: crisis deadlock exigency impasse nightmare purgatory standstill
disorder<state: ailment alexia aneurysm anorexia aphasia arrhythmia ataxia bulimia catalepsy choking complaint coronary disorder dyslexia epilepsy fantods hypertension hyperthyroidism hypotension hypothyroidism ill immunodeficiency insomnia lisp malocclusion narcolepsy phenylketonuria sprue
mental_disorder<disorder<state: agoraphobia claustrophobia delirium frenzy fury* hysteria neurosis phobia
disorder-2<state: anarchy bluster chaos confusion discord ferment fermentation instability lawlessness strife unrest upheaval
disturbance-2<disorder-2<state: commotion stir tempest tumult turmoil uproar
dominance<state: absolutism ascendancy despotism dominance* dominion monopoly* predominance predomination scepter supremacy
drive-2<state: anoxia asphyxiation hunger hypoxia starvation thirst
emotional_state<state: beatitude bereavement ecstasy embarrassment* exaltation gratification happiness mourning nirvana poignancy rapture
financial_condition<state: affluence bankruptcy* deprivation destitution mammon poorness poverty richness* sufficiency want wealth
freedom<state: autonomy discretion freedom independence liberty license* sovereignty
fullness<state: bilharziasis coccidiosis infestation lousiness overabundance satiety surfeit
growth<state: peduncle polyp
tumor<growth<state: adenoma angioma granuloma neoplasm tumor
malignant_tumor<tumor<growth<state: cancer carcinoma leukemia myeloma rhabdomyosarcoma sarcoma
high_status<state: championship distinction* eminence precedence priority seniority stardom
illumination<state: illumination* lighting
dark<illumination<state: blackness* blackout* dark darkness gloom shade shadiness shadow
imperfection<state: blister defect defectiveness failing fault* flaw imperfection insufficiency weakness
inaction<state: abeyance dormancy extinction halt inaction inactivity recess stagnation stoppage
infection<state: boil infection itch leishmaniasis malaria septicemia sore tetanus
inflammation<state: alveolitis appendicitis bursitis colitis conjunctivitis encephalitis enteritis founder gastritis glossitis inflammation myositis redness rhinitis
injury<state: abrasion bite bleeding bruise bump contusion diverticulum fracture frostbite harm hemorrhage hernia herniation hurt injury rupture scratch stigmata trauma welt wound wrench
integrity<state: completeness entirety fullness incompleteness integrity totality unity
legal_status<state: citizenship
marriage<marital_status<legal_status<state: intermarriage marriage matrimony monogamy polygamy wedlock
mental_illness<state: dementia insanity madness megalomania paranoia psychosis schizophrenia
need<state: hurry necessity need press urgency
lack<need<state: absence deficiency famine lack nonoccurrence shortage* want*
order<state: armistice peace quiet* truce
harmony<order<state: accord concord concordance consensus peace* unison
pain<state: ache agony* burn colic headache* hurting migraine neuralgia pain sciatica smart smartness sting stinging suffering torment
parturition<state: confinement
pathologic_process<state: candidiasis ringworm roundworm thrush
pathology<state: acidosis adhesion alkalosis ankylosis arteriosclerosis atherosclerosis cholelithiasis cyst demineralization dysfunction endometriosis fibrosis gangrene hemochromatosis infarction lesion myelofibrosis nephritis neuropathy osteoporosis palsy paralysis reflux sclerosis stenosis tubercle ulcer ulceration
custom<practice<state: cleanliness
rank<state: tier
relationship<state: acquaintance* affiliation assimilation companionship freemasonry friendship membership* tie*
subjugation<relationship<state: bondage captivity* repression servitude slavery subjugation
confinement<subjugation<relationship<state: cage* captivity constraint custody detention solitary
respiratory_disease<state: asthma bronchiolitis bronchitis cold emphysema pneumonia
sanitary_condition<state: dirt* dirtiness grime hygiene nastiness sanitation soil
separation-2<state: discontinuity separation
isolation<separation-2<state: anomie bosom concealment confidentiality estrangement insularity insulation isolation loneliness privacy* secrecy* solitude
situation<state: absurd acknowledgement acknowledgment acquiescence balance banishment challenge complication* congestion* crowding debarment disfavor embrace* equilibrium exclusion excommunication imbalance inclusion recognition situation thing unbalance welcome wilderness
environment<situation<state: ecology environment milieu showcase surroundings
sphere<environment<situation<state: arena domain kingdom preserve realm sphere
skin_disease<state: acne dandruff dermatitis eczema erythema lichen lupus papule pemphigus pimple psoriasis pustule
spasm<state: cramp crick fasciculation fibrillation spasm twitching
standing<state: anonymity emphasis grandness limbo nowhere oblivion obscurity* prestige primacy prominence ranking spotlight standing
dishonor<standing<state: abasement abjection discredit disgrace dishonor disrepute humiliation infamy notoriety reputation* shame*
honor<standing<state: esteem fame glory honour laurels* reputation repute stature
susceptibility<state: allergy capacity* hypersensitivity liability predisposition susceptibility
temporary_state<state: clutch* drowsiness drunkenness exhaustion eyestrain fatigue sleepiness sleeplessness sobriety weariness
connective_tissue<animal_tissue<tissue<state: granulation
affliction<trouble<state: bane
attack-2<affliction<trouble<state: apoplexy convulsion fit* occlusion paroxysm seizure thrombosis
unfitness<state: debility feebleness infirmity unfitness wasting
disability<unfitness<state: abasia amputation deafness disability handicap lameness prolapse
visual_impairment<disability<unfitness<state: aphakia astigmatism blindness dichromacy myopia scotoma
union<state: alliance confederation conjunction*
connection-2<union<state: coherence cohesion cohesiveness concatenation connectedness connection* continuity interconnection
unsoundness<state: disrepair unsoundness
decay<unsoundness<state: disintegration putrefaction rot
deterioration<decay<unsoundness<state: blight corrosion desolation deterioration devastation ruin wear
weather<state: clemency cloudiness cyclone low mildness overcast quiet storminess
wetness<state: damp dampness humidity moisture muddiness rawness wateriness wet wetness
substance: abrasive absorbent absorber acetaldehyde acetone acetylcholine acid adhesive adsorbent agar aldehyde aldol alkahest allergen amide anhydride antacid antigen antimatter antioxidant ash asphalt atom blacktop bonemeal buffer builder cacodyl carbide carotenoid catalyst caulk caulking caustic celluloid cementite chemical chloride compound* congener corrosive crackling creosote cyanide deuterium dew digestive digitalis dimer dimethylglyoxime dust emanation endorphin ester ether excelsior fallout fertilizer filler filling fixative floc fluff fluorocarbon formaldehyde fraction fumigant furan glass glue glyceride goitrogen gook guncotton gunpowder haloform halogen hemiacetal herbicide heterocyclic homogenate hyaline hydrate hydrochloride hydroxide impregnation incense inhibitor insecticide insulator intermediate iodocompound isomer isotope ketone lanthanide leaven lignin lime lubricant lute lye macadam manure material menthol moderator monomer muck naphthol neurochemical neurotransmitter nitrate nitrocellulose nitroglycerin nonsteroidal nucleotide organic organophosphate packing particle pavement* paving peat peptide percolate pesticide petrolatum phenol phenothiazine plastic plasticizer polymer polypeptide powder precipitate precursor preservative propellant putty quartz quassia radical* reactant recycling refrigerant remover repellent residue resorcinol rotenone sandpaper semiconductor silicone sizing slag slime sludge solid solute solvent sourdough speck* spice sponge spray stabilizer steroid stuff substrate sulfide sulphide synthetic tannin thermoplastic thickener thickening thinner thiouracil toluene urea volatile wad wafer yeast
aliphatic_compound<substance: acetylene alkene
methane_series<aliphatic_compound<substance: alkane amine aniline methane monoamine serotonin
alkaloid<substance: alkaloid caffein caffeine ephedrine rauwolfia
amino_acid<substance: arginine histidine iodothyronine iodotyrosine lysine phenylalanine thyronine tyrosine
animal_material<substance: baleen ivory tusk whalebone
animal_product<animal_material<substance: lac shellac
animal_skin<animal_product<animal_material<substance: fell goatskin hide rawhide
fur<animal_skin<animal_product<animal_material<substance: bearskin beaver chinchilla ermine fur leopard muskrat otter pelt raccoon sealskin
leather<animal_skin<animal_product<animal_material<substance: alligator calfskin chamois cowhide crush deerskin leather morocco sheepskin suede
base<substance: adenine alkali cytosine guanine melamine purine pyrimidine thymine
binary_compound<substance: ammonium hydride
water<binary_compound<substance: bilge brine dishwater freshwater rainwater saltwater seawater water
liquid_body_substance<body_substance<substance: whey
secretion<liquid_body_substance<body_substance<substance: musk nectar
hormone<secretion<liquid_body_substance<body_substance<substance: catecholamine prednisone
steroid_hormone<hormone<secretion<liquid_body_substance<body_substance<substance: aldosterone androgen corticosteroid cortisol dexamethasone estradiol estrogen mestranol norethandrolone norethindrone norgestrel progesterone progestin testosterone triamcinolone
building_material<substance: cement cement* concrete fiberglass lagging linoleum mortar* puddle
lumber<building_material<substance: board* lumber plank planking timber
chemical_agent<substance: active anionic detergent drier emulsifier peroxide reagent scavenger surfactant
chemical_element<substance: actinium allotrope argon boron bromine chlorine fluorine germanium helium hydrogen iodine neon nitrogen oxygen phosphorus plutonium radiochlorine selenium silicon sulfur sulphur tellurium xenon
carbon<chemical_element<substance: carbon char crock diamond* fullerene graphite smut snuff soot
metallic_element<chemical_element<substance: alum aluminum antimony barium beryllium bismuth cadmium calcium cerium cesium chrome chromium cobalt copper curium erbium iridium iron lanthanum lead* lithium magnesium manganese mercury metal molybdenum nickel niobium osmium palladium platinum potassium radium rubidium silver sodium strontium tantalum thorium tin titanium tungsten uranium vanadium yttrium zinc zirconium
coloring_material<substance: colour litmus mordant stain* tincture
dye<coloring_material<substance: archil cochineal dye dyestuff fluorescein indigo woad
pigment<coloring_material<substance: alizarin bilirubin heme hemosiderin melanin pigment retinal
covering<substance: cork
crystal<substance: crystal emerald frost gemstone ice icicle jade sapphire tourmaline
exudate<discharge<substance: ammoniac chicle exudate exudation lacquer latex rubber
earth<substance: earth
soil<earth<substance: adobe clay daub dirt humus kaolin loam marl mud sand silt soil* subsoil till topsoil
fiber<substance: acrylic fiber filament lint nylon
natural_fiber<fiber<substance: fleece horsehair shoddy
plant_fiber<natural_fiber<fiber<substance: cotton flax hemp jute kapok raffia straw
fluid<substance: extravasation spill tuberculin
gas<fluid<substance: air breath* exhalation exhaust gas* ozone polybutene propane
fluid-2<substance: coolant fluid
liquid<fluid-2<substance: ammonia antifreeze ink liquid liquor*
alcohol-2<liquid<fluid-2<substance: cholesterol ethanol glycerin glycerine glycerol methanol
formulation<substance: formulation nebula
fuel<substance: charcoal coal coke combustible firewood fuel gasoline illuminant kerosene kerosine lighter lignite
glycoside<substance: adenosine amygdalin glucoside glycoside nucleoside saponin
group<substance: acetyl acyl alkyl allyl amino aminomethane amyl butyl carboxyl chromophore ethyl hydroxyl hydroxymethyl methyl nitrite radical vinyl
hydrocarbon<substance: benzene bitumen butadiene carotene hydrocarbon naphtha naphthalene octane tar
layer<substance: snow*
mineral<substance: agate alabaster alumina alundum amphibole apatite aragonite arsenopyrite asbestos bastnasite bauxite beryl biotite blende calcite carnallite chalcedony chalk chrysoberyl chrysolite concentrate corundum emery feldspar garnet goethite gypsum hematite hyacinth isinglass jadeite magnesite magnetite mica mineral monazite niobite olivine opal ore plagioclase pyroxene sienna spar spinel talc topaz xenotime zeolite zircon
mixture<substance: beebread colloid compost emulsion eutectic gel grout mash mixture paste pearlite plaster render sol steam stucco suspension vapor vapour
alloy<mixture<substance: alloy amalgam babbitt brass bronze pewter solder steel
solution<mixture<substance: austenite conjugate dilution electrolyte eluate extract ferrite infusion saline sap solution
molecule<substance: coenzyme molecule
carbohydrate<macromolecule<molecule<substance: carbohydrate deoxyribose dextrose fructose galactose glucose lactose monosaccharide ribose sucrose
polysaccharide<carbohydrate<macromolecule<molecule<substance: cellulose chitin glycogen pectin
starch<polysaccharide<carbohydrate<macromolecule<molecule<substance: amyloid arrowroot cassava cornstarch sago starch
lipid<macromolecule<molecule<substance: beeswax lecithin lipid paraffin triglyceride wax
fat<lipid<macromolecule<molecule<substance: butterfat fat medulla myelin
oil<lipid<macromolecule<molecule<substance: blubber crude grease oil petroleum tallow
protein<macromolecule<molecule<substance: actomyosin agglutinin antibody antitoxin casein cytokine fibrin fibrinogen glycoprotein hemoglobin hemoprotein immunoglobulin iodoprotein lipoprotein mucin protein prothrombin thyroglobulin
enzyme<protein<macromolecule<molecule<substance: cholinesterase enzyme nuclease oxidase penicillinase pepsin peptidase plasmin protease thrombin transcriptase trypsin
simple_protein<protein<macromolecule<molecule<substance: actin albumin gelatin globulin keratin scleroprotein
nutriment<substance: choline niacin riboflavin vitamin
sequence<series<ordering<substance: codon
oxide<substance: arsenic chert dioxide flint monoxide oxide rust silica superoxide
paper<substance: cardboard chad crepe flimsy linen* manila pad paper papyrus parchment vellum wallpaper
plant_material<substance: bran chaff husk shag shuck stalk
wood<plant_material<substance: brushwood dyewood hardwood log matchwood pulpwood sawdust softwood wicker wood
seed<fruit<reproductive_structure<plant_organ<plant_part<substance: linseed
poison<substance: poison
toxin<poison<substance: botulin exotoxin hemlock neurotoxin nicotine strychnine toxin venom
resin<substance: epoxy phenolic polyester polyethylene polystyrene resin rosin
natural_resin<resin<substance: benjamin camphor copal dammar gamboge kauri mastic oleoresin turpentine
rock<substance: basalt breccia conglomerate dolomite fieldstone granite gravel grit groundmass lava limestone magma marble obsidian sandstone shale
salt<substance: acetate arsenate bicarbonate borate borosilicate bromide carbonate chromate ferrocyanide fluoride fluoroboride glutamate hypochlorite iodide isocyanate orthophosphate perchlorate phosphate polyphosphate salt silicate soda sulfate sulphate tartar tartrate thiocyanate
waste<substance: dross effluent filth garbage impurity refuse sewage waste wastewater
body_waste<waste<substance: crap droppings dung excrement excreta feces shit urine
rubbish<waste<substance: debris junk litter* rubbish rubble slack trash
tree<woody_plant<substance: hardtack*
thing: act* animal artifact attribute* beast being* cognition creature entity event feeling food group grouping individual infinite knowledge location measure* mortal nutrient object organism person phenomenon plant* possession* quantity relation somebody someone space substance
cell<thing: cell*
motivation<thing: motivation motive
thought: ability* abscissa acceptance acquaintance amnesia animism antinomianism architecture* arrangement artistry asceticism attending attention attentiveness attitude autism behaviorism belief believing bibliotics biochemistry bravura chemistry cogitation collusion computing concept conception conceptuality condensation confirmation connotation* consideration* construct conviction coordinate cosmography counterpart creationism credo creed cybernetics defensive dictate* discipline disinterest disproof doctrine dualism egalitarianism electrochemistry equivalent eschatology essence evidence expansionism faith* falconry falsification familiarity fanaticism fatalism folklore forethought forgetfulness formalism generalship geochemistry germ grounds guidepost gymnosophy heed hermeneutics humanism humanism* idea ignorance illiteracy imitation implication* inexperience inkling insight inspiration internationalism interval* intuition inwardness irreverence ism issue justification keynote* lexicon limitation literalism lore mainstream matter* meaning* mentality metallurgy millenarianism mimesis mind mitzvah monism mumpsimus muse musicianship nationalism* nihilism notion* novelty* nullification numerology ology ordinate originality outlook outwardness patchwork penetration* perception* philosophy phonetics phrenology predetermination premeditation preoccupation preoccupation* profundity proof provincialism prowess psyche psychology psychophysics psychophysiology pursuit* quantification quest radiochemistry reading regard* remit restriction reverie* revery robotics rule scepticism science secularism slant sleeping spiritualism standpoint substitute successor* suggestion superstition tectonics testament theme* theology thinking thought topic* tradition unconscious undercurrent utilitarianism values verification viewpoint virtuosity vocabulary* whimsy wisdom
abstraction<thought: absolute abstract abstraction
acting<thought: hero* persona
aptitude<thought: aptitude instinct perfectibility potentiality*
endowment<natural_ability<aptitude<thought: endowment flair gift* hang knack talent
attempt<thought: bioassay biopsy
biology<thought: anatomy biology biotechnology cryonics cytology embryology entomology forestry genetics genomics histology microbiology morphology neurobiology neurophysiology neuroscience ornithology physiology sociobiology
kind<category<thought: brand* form* genre ilk kind like make model* sort type version*
certainty<thought: assurance certainty certitude confidence reliance trust*
classification<thought: attribution
appraisal<classification<thought: appraisal assay assessment criticism* knock* review
evaluation<appraisal<classification<thought: mark pricing rating reevaluation score valuation
determinant<cognitive_factor<thought: determinant
influence<determinant<cognitive_factor<thought: allurement anchor* backbone bait imprint keystone leavening temptation
difficulty<cognitive_factor<thought: difficulty* hydra pitfall trouble
hindrance<difficulty<cognitive_factor<thought: albatross barrier* bind deterrent hindrance impediment obstacle roadblock rub straitjacket
confusion<thought: bewilderment confusion* dilemma disarray distraction enigma mystery perplexity puzzlement tangle*
consciousness<thought: anima consciousness self sensibility vigil wakefulness waking
consideration<thought: consideration deliberation* weighing
contemplation<consideration<thought: contemplation* introspection meditation musing reflection retrospect thoughtfulness
creativity<thought: cleverness contrivance* creativeness creativity fecundity ingenuity innovation* invention
imagination<creativity<thought: daydreaming dreaming fairyland fancy* fantasy imagination perdition reverie
curiosity<thought: curiosity inquisitiveness prying
interest<curiosity<thought: affair affairs concern interest least matter
datum<thought: datum
statistic<datum<thought: average demographic deviation* mean median statistic
decision_making<thought: alternative choice cull deciding favorite impossible judging obverse pick possible
discrimination<thought: contradistinction differentiation discrimination* distinction
taste<discrimination<thought: bandwagon craze cult* culture* furor vogue
doubt<thought: disbelief distrust doubt hesitation indecision indecisiveness irresolution skepticism suspense* uncertainty*
duty-2<thought: prerequisite requirement
earth_science<thought: geodesy geography geology limnology mineralogy paleobiology paleontology topology
education-2<thought: disillusionment enlightenment erudition experience scholarship* sophistication
example<thought: coupon* example precedent sample specimen tasting
expectation<thought: anticipation* expectancy* expectation misgiving* outlook* possibility promise*
experience<thought: experience* life* living reality reliving reminder*
explanation-2<thought: interpreting rationale rationalization relativity rendering* theory
fact<thought: detail fact minutia particular regard respect specific truth
faculty<thought: faculty module recollection remembrance retentiveness volition will
attention<faculty<thought: alertness centering focus focusing vigilance watchfulness
sense<faculty<thought: acuity eyesight vision*
sensitivity<sense<faculty<thought: acuteness excitability photosensitivity proprioception reactivity responsiveness sensitivity
generalization<thought: generalization* hajj pillar principle yang yin
goal<thought: aim destination* goal grail intent intention objective purpose will*
humanistic_discipline<thought: arts classicism glottochronology lexicology lit musicology neoclassicism philology
philosophy<humanistic_discipline<thought: cosmology dialectic epistemology jurisprudence logic metaphysics methodology philosophy* transcendentalism
hypothesis<thought: conjecture framework hypothesis* hypothetical model speculation*
assumption<hypothesis<thought: assumption* basis* constatation given groundwork presumption
ideal<thought: criterion* ethic exemplar ideal introject paragon preemption principle* standard*
impression<thought: feeling* heart hunch impression notion suspicion
inability<thought: denseness dullness inability incapability incapacity stupidity unoriginality
unskillfulness<inability<thought: amateurishness awkwardness clumsiness ineptitude slowness unskillfulness
inattention<thought: disregard exception inadvertence inattention neglect oversight
inclination<thought: bent bias candor dislike favoritism inclination predilection preference* prejudice provincialism* racism sympathy tendency
intelligence<thought: breadth capaciousness cunning genius* intellect intelligence keenness largeness mentality* roominess sharpness shrewdness slyness
know-how<thought: care* deepness discretion* logic*
method<know-how<thought: accounting* discipline* method pedagogy technique theology* theosophy
knowing<thought: awareness cognizance feel ken knowing sense
understanding<knowing<thought: appreciation apprehension* breakthrough comprehension discernment grasp grasping hindsight hold* realization revelation* understanding
learning<thought: conditioning internalization learning mastering memorization rote
line-3<thought: axis
linguistics<thought: grammar lexicostatistics linguistics morphophonemics phonemics phonology semantics sociolinguistics
function<mathematical_relation<thought: polynomial
mathematics<thought: algebra arithmetic decomposition geometry math mathematics trigonometry
medical_science<thought: neurology orthopedics pathology radiology serology surgery
medicine<medical_science<thought: bacteriology biomedicine cardiology dentistry epidemiology gynecology hematology immunology medicine obstetrics oncology ophthalmology pharmacology pharmacy prosthetics prosthodontics psychiatry psychotherapy toxicology virology
memory<thought: generalization identity* memory* recognition* recollection* remembering
misconception<thought: astrology disorientation fallacy fancy misconception mistake* phantasy sophistry
opinion<thought: conclusion eyes judgment opinion preconception sentiment*
orientation<thought: agnosticism heresy orientation* perspective reorientation unorthodoxy view
political_orientation<orientation<thought: anarchism conservatism conservativism democracy fascism federalism ideology liberalism militarism progressivism radicalism socialism warmongering
part-2<thought: division*
component-2<part-2<thought: component element ingredient* intercept intersection point vertex
perception<thought: coldness detection itching melody* pruritus seeing sensing tickle tingling warmth
sensation<perception<thought: flavor* harmonic sensation sweetness synesthesia taste
smell<sensation<perception<thought: fragrance perfume pong scent scent* smell stench
philosophical_doctrine<thought: aesthetic deconstructionism empiricism esthetic existentialism experimentalism naturalism nominalism positivism pragmatism rationalism solipsism teleology
physics<thought: aerodynamics aeronautics astronautics astronomy astrophysics avionics cryogenics crystallography electronics holography hydrodynamics hydrostatics mechanics physics thermodynamics thermostatics
plan<thought: agenda blueprint fare plan program regime* schedule
plan_of_action<plan<thought: activism containment policy tactic ultramontanism
scheme<plan_of_action<plan<thought: conspiracy* dodge intrigue plot scheme strategy
practice-2<thought: convention* custom* habit heritage mores normal rule* tradition*
calculation<problem_solving<thought: approximation calculation* computation* derivative differential estimate extrapolation figuring guess* guessing integral partial reckoning underestimate
inquiry<problem_solving<thought: experimentation heraldry inquiry investigation poll probe test
procedure<thought: algorithm
property-2<thought: attribute character* dimension*
feature<property-2<thought: aspect badge* centerpiece characteristic external facet feature peculiarity
quantity-2<thought: binomial constant multiple operand parameter proportional quantum scalar total* value variable* vector
reasoning<thought: analogy dissection* dowsing implication inference lithomancy partitioning prediction presupposition projection prophecy reasoning resolving syllogism
argumentation<reasoning<thought: casuistry
religion<thought: faith fundamentalism mysticism paganism pantheism predestinarianism religion shamanism
representation<thought: antitype blur epitome ghost illusion image interpretation memory microcosm original* overlap phantom* prototype representation specter stereotype template unrealism visualization
percept<representation<thought: background* foreground percept perception sight tableau* vista
representational_process<thought: depicting portraying
imagination-2<representational_process<thought: chimera dream evocation imagery imagination* imaging nightmare* picturing prevision retrovision vision
skill<thought: craftsmanship horsemanship literacy marksmanship salesmanship seamanship skill soldiering tradecraft workmanship
skillfulness<thought: adroitness brushwork coordination dexterity efficiency* expertise mastery quickness skillfulness versatility
social_science<thought: anthropology archaeology archeology criminology econometrics economics ethnography ethnology geopolitics macroeconomics microeconomics sociology
stimulation<thought: bonus elicitation fillip stimulant stimulation* stimulus
negative_stimulus<stimulation<thought: burden encumbrance headache irritant nuisance thorn worry
structure-2<thought: fractal gestalt grid pattern strand syntax
arrangement<structure-2<thought: configuration constellation design* distribution lattice layout snare
supernaturalism<thought: supernaturalism
magic<supernaturalism<thought: conjuring juju magic sorcery summoning witchcraft
training<thought: yoga
unconsciousness<thought: coma insensibility narcosis semitrance stupor* unawareness unconsciousness
whole<thought: complex composite compound one* syndrome whole
time: afterlife afternoon anachronism annum antiquity apogee century clocking culmination daylight daytime decade duration epoch era evening festival flush full heyday hitch hospitalization hours instant kip lactation lifetime midwatch millennium moment* month morning multistage nap night nighttime novitiate octave overtime peacetime peak* period phase preseason presidency probation reign season semester session* shiva sixties span stage tenure time* times tour* trick* twenties* twinkling wartime week weekend while wink year
calendar_day<time: anniversary birthday centennial feria holiday* payday weekday
reading<datum<time: mph*
hour<clock_time<reading<datum<time: aurora bedtime dawn dawning daybreak dinnertime dusk evensong midday midnight nightfall none noon sundown sunrise sunset twilight
rate<magnitude_relation<time: airspeed cps fertility flux frequency gait gigahertz hertz hypervelocity kilohertz megahertz mph pace rate rpm spacing speed tempo* velocity
part-2<time: bout inning over
point<time: curfew deadline deep moment pinpoint then
beginning-2<point<time: birth commencement incipience incipiency kickoff* offset outset start* threshold
end-2<point<time: cease close demise dying end* expiration grave last termination
season<time: autumn fall spring springtime summer winter wintertime
arrangement<structure-2<time: calendar
time<time: allegro bygone continuum eon equinox eternity future gestation history infinity menopause midsummer now nowadays offing old pacing past present solstice tempo today tomorrow* tonight
time_interval<time: cycle embolism float interim interlude interval latency
pause<time_interval<time: blackout caesura delay extension halftime lapse* letup lull pause postponement wait
time_of_life<time: adolescence adulthood boyhood childhood deathbed eld infancy maturity puberty schooldays teens twenties years
time_off<time: furlough holiday honeymoon leave leisure pass* picnic sabbatical vacation
time_unit<time: femtosecond hour lunation microsecond min minute month* msec nanosecond sec second
day<time_unit<time: date day eve morrow tomorrow yesterday`;
