import { conjugate } from "../pattern-grammar";

/** Past-tense verbs for a person's achievements. */
export const pastActionVerbs =
  "scoprì|scoprirono|ha scoperto|inventò|inventarono|ha inventato|fondò|fondarono|creò|crearono|sviluppò|svilupparono|scrisse|scrissero|ha scritto|pubblicò|pubblicarono|propose|proposero|ha proposto|formulò|dimostrò|dimostrarono|introdusse|osservò|costruì|progettò|descrisse|dipinse|compose|stabilì|identificò|enunciò|sintetizzò|postulò|conquistò|sconfisse|proclamò|abolì|elaborò";

/** Third-person forms of the commonest textbook verbs. */
export const verbs = new Set([
  ...pastActionVerbs.split("|"),
  ...conjugate(
    [
      "incominci cominci adatt aiut alter alz ament arriv attacc attravers attiv aument bas bloc blocc caus cambi cattur circond colleg colpisc collabor colloc comport control controll conserv consum consider cre determin divent dur elabor elimin entr esercit evit fabbric fissa fiss form funzion gener govern guid immagazzin impieg indic influenz inizi lavor liber limit manc mescol modific necessit neutralizz occup oper organizz ospit parl partecip pass port prepar present prelev prod produc provoc realizz regol rappresent pomp racconta racconti respir result risult segn sembr separ signific situ sopport termin trasform trasport tratt trov us utilizz vari viaggi vincol degrad filtr ruot",
      "a ano ò arono ava avano",
    ],
    [
      "accad accresc appar assorb attend avvien chied chiud comprend conosc contien converg converte convert corr corrispond cresc decid deriv descriv difend dipend dissolv distingu divid emett esist esprim favor mantien mett muov nasc ottien perd permett possied prend prevede proced produc propon protegg raccogl raggiung realizz reagisc rend resist respond riced ricev richied riduc riflett rimang riproduc risied risolv rispond riten scend scompon scorr sciogl seguit sintetizz sostien spend spieg spinge sting succed svolg tend tien trasmett tra trascorr uccid unisc vien viv vend agisc segu serv apr copr offr part dorm stabilisc costituisc contribuisc distribuisc fornisc garantisc definisc sostituisc subisc attribuisc diminuisc colpisc influisc impedisc inserisc trasferisc esegu",
      "e ono ì irono eva evano iva ivano",
    ],
  ),
  ..."è sono era erano fu furono sarà ha hanno aveva avevano ebbe può possono poteva va vanno dà danno fa fanno fece fecero deve devono vuole vogliono sta stanno esce escono muore muoiono siede viene vengono venne vennero avviene avvengono tiene tengono contiene contengono mantiene ottiene ottengono appartiene appartengono proviene provengono rimane rimangono produce producono riduce riducono conduce conducono traduce introduce pone pongono compone propone dispone consiste consistono esiste esistono svolge svolgono divide dividono suddivide suddividono articola articolano nasce nacque morì cominciò iniziò finì trae raccoglie raccolgono scioglie toglie sceglie agisce agiscono costituisce costituiscono fornisce forniscono assorbe assorbono serve servono segue seguono libera liberano varia variano sviluppa sviluppano rompe rompono trasmette emette".split(
    " ",
  ),
]);

export const eventVerbs: ReadonlySet<string> = new Set(
  "cominciò cominciarono iniziò finì terminò scoppiò invase invasero dichiarò dichiararono firmò firmarono fondò fondarono scoprì inventò conquistò conquistarono sconfisse proclamò approvò abolì abdicò cadde morì divenne giunse pubblicò inaugurò creò unificò nacque avvenne entrò entrarono sbarcò sbarcarono assassinato ucciso giustiziato fondato fondata firmato firmata proclamato proclamata sconfitto eletto eletta inaugurato inaugurata scoperto scoperta abolita approvata pubblicato pubblicata creato creata promulgata incoronato distrutta".split(
    " ",
  ),
);
