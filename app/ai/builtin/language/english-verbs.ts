/** Enough English verbs to tell where the subject of a plain statement ends. */
const REGULAR =
  "abandon absorb accept accompany achieve acquire act adapt add address adjust adopt advance affect agree aid aim allow alter announce appear apply appoint approach argue arrive assemble assert assign assist assume attach attack attempt attract balance base believe belong block boil borrow call capture carry cause change charge claim classify climb collapse collect combine communicate compare compete complete compose conclude conduct connect conquer consider consist constitute construct consume contain continue contribute control convert cook cool correspond count cover crash create cross cultivate decide declare decline decorate decrease defeat defend define deliver demand demonstrate depend describe design destroy determine develop die differ direct disappear discover discuss display distribute divide dominate earn elect eliminate emerge emit emphasize employ enable encourage end enforce engage enjoy enter erupt escape establish estimate evaluate evolve examine exceed exchange exist expand expect experience explain explode explore export express extend face fail favor fear feature fill finance flourish flow focus follow force form found function fund gain gather generate govern grant guarantee handle happen head heat help hunt identify illustrate import impose improve include increase indicate influence inhabit inherit initiate inspire introduce invent invest investigate involve join judge justify kill label land last launch lay limit link live locate lower maintain manage manufacture march mark marry measure melt migrate mix move name need negotiate note number obey observe obtain occupy occur offer open operate oppose orbit order organize originate outlaw own participate pass penetrate perform persuade place plan play point populate possess practice predict prefer prepare preserve prevent produce prohibit promise promote propose protect prove provide publish punish purchase push raise range reach react rebel receive recognize record reduce refer reflect refuse regulate reject relate release rely remain remove replace report represent require resemble reside resist result retain return reveal reverse revolve reward rotate rule sail satisfy scatter separate serve settle shape share shift sign solve spark specialize stabilize stand start starve state stop store strengthen stretch struggle study succeed suffer suggest supply support suppose surrender surround survive switch symbolize target tax tend test threaten trace trade train transform transmit transport travel travel treat trigger turn unite urge use utilize value vary violate visit vote wait walk want warn waste weaken weigh welcome work worship yield accelerate access accumulate assess award benefit build celebrate challenge characterize comprise concern confirm confuse consult contrast cope correct criticize deny derive detect dictate dissolve distinguish document drain dream ease elevate embrace encounter ensure equal excavate exploit fuel host impact incorporate inform interact interpret issue kick lack monitor motivate neglect occupy outline pour praise pursue question recall recommend recover recruit restore resume restrict revise risk rush seize select signal slip spare stress stimulate submit succeed suppress surpass sustain sweep tackle tolerate touch transfer traverse underlie vanish view witness worry designate bathe depart dispatch carve convert deposit excavate heat paint assist rename reform reach weave thresh split unify excel expel banish enslave domesticate irrigate hunt roam settle merge orbit collide erode melt crystallize solidify condense evaporate dissolve oxidize ionize absorb reflect bombard resemble tilt span stretch mimic specify regulate socialize internalize perceive construe theorize conceive legitimize appoint ratify veto impeach legislate enact amend repeal tax subsidize privatize";
const IRREGULAR =
  "become:became begin:began bear:bore bend:bent bind:bound break:broke breed:bred bring:brought build:built burn:burnt buy:bought catch:caught choose:chose come:came cost:cost deal:dealt draw:drew drink:drank drive:drove eat:ate fall:fell feed:fed feel:felt fight:fought find:found fly:flew forbid:forbade forget:forgot freeze:froze get:got give:gave go:went grow:grew hang:hung hear:heard hide:hid hit:hit hold:held keep:kept know:knew lead:led leave:left lend:lent let:let lie:lay lose:lost make:made mean:meant meet:met pay:paid put:put read:read ride:rode rise:rose run:ran say:said see:saw seek:sought sell:sold send:sent set:set shake:shook shine:shone shoot:shot show:showed shrink:shrank sing:sang sink:sank sit:sat sleep:slept speak:spoke spend:spent split:split spread:spread spring:sprang stand:stood steal:stole stick:stuck strike:struck swear:swore swim:swam take:took retake:retook teach:taught tell:told think:thought throw:threw undergo:underwent understand:understood wear:wore win:won withdraw:withdrew write:wrote lay:laid flee:fled overcome:overcame overthrow:overthrew arise:arose";

/** How a verb stands in a sentence. */
export interface FiniteVerb {
  base: string;
  form: "past" | "singular" | "plural" | "auxiliary";
}

const AUXILIARIES = new Set(
  "is are was were has have had can could may might must will would should does do did".split(" "),
);

let forms: ReadonlyMap<string, FiniteVerb> | null = null;

/** The verb that `word` is a finite form of, if it is a known one. */
export function finiteVerb(word: string): FiniteVerb | null {
  const lower = word.toLowerCase();
  if (AUXILIARIES.has(lower)) return { base: lower, form: "auxiliary" };
  forms ??= listForms();
  return forms.get(lower) ?? null;
}

function listForms(): Map<string, FiniteVerb> {
  const all = new Map<string, FiniteVerb>();
  const add = (form: string, verb: FiniteVerb) => {
    if (!all.has(form)) all.set(form, verb);
  };
  for (const pair of IRREGULAR.split(" ")) {
    const [base = "", past = ""] = pair.split(":");
    add(past, { base, form: "past" });
    add(singularOf(base), { base, form: "singular" });
    add(base, { base, form: "plural" });
  }
  for (const base of REGULAR.split(" ")) {
    add(pastOf(base), { base, form: "past" });
    add(singularOf(base), { base, form: "singular" });
    add(base, { base, form: "plural" });
  }
  return all;
}

function singularOf(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function pastOf(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  if (
    /^(?:stop|plan|slip|commit|submit|refer|occur|prefer|admit|permit|control|transfer)$/u.test(
      base,
    )
  ) {
    return `${base}${base.at(-1)}ed`;
  }
  return `${base}ed`;
}
