import { conjugate } from "../pattern-grammar";

/** Past-tense verbs for a person's achievements. */
export const pastActionVerbs =
  "descobriu|descobriram|inventou|inventaram|fundou|fundaram|criou|criaram|desenvolveu|desenvolveram|escreveu|escreveram|publicou|publicaram|propôs|propuseram|formulou|formularam|demonstrou|demonstraram|introduziu|introduziram|observou|observaram|construiu|construíram|projetou|descreveu|descreveram|pintou|compôs|estabeleceu|estabeleceram|identificou|enunciou|sintetizou|postulou|liderou|conquistou|derrotou|proclamou|aboliu|assinou|declarou";

/** Third-person forms of the commonest textbook verbs. */
export const verbs = new Set([
  ...pastActionVerbs.split("|"),
  ...conjugate(
    [
      "adapt afet agrup alcanç alter armazen aproveit atac atravess atu aument baix basei busc captur coloc control coorden cri danific desempenh desenvolv determin diminu dur elabor elimin entr envi equilibr estud evit explic express fabric facilit filtr fixa fix forneç funcion ger govern guard identific impuls indic influenci integr limit livr liber marc migr mistur necessit neutraliz ocup oper organiz origin otimiz particip pass permanece prepar provoc precis realiz reg regul represent respir resist result rode separ signific situ suport termin torn trabalh transform transport trat us utiliz vari viaj protej apresent localiz deriv",
      "a am ou aram ava avam ará",
    ],
    [
      "absorv aparec aprend carec compreend conhec corr corresp cresc dev defend depend desenvolv desc dissolv divid emit exerc estabelec exist favorec flu imped inclu influ interfer interv mant mistur obt ocorr oferec parec perceb permit pertenc perd permanec preench produz proteg pod realiz reconhec receb reflet reproduz requer resid respond romp serv segu sub surg tend transmit traduz un viv volt constitu contribu distribu substitu mov nasc morr percorr consom cobr abr reag fornec consist sintetiz ating converg conduz reduz",
      "e em i em eu eram iu iram ia iam",
    ],
  ),
  ..."é são foi foram era eram será está estão estava estavam há houve tem têm tinha tinham teve pode podem podia pôde vai vão dá dão deu faz fazem fez fizeram deve devem costuma existe existem serve vive contém contêm mantém mantêm obtém provém intervém possui possuem inclui incluem constitui constituem influi diminui diminuem distribui contribui substitui produz produzem reduz conduz conduzem traduz põe põem compõe compõem propõe surge surgem age agem atua atuam atinge dirige exige protege protegem reage reagem vem vêm sai saem cai caem constrói destrói destroem lê cria criam varia variam nasceu morreu chegou começou terminou veio converte convertem consiste consistem divide dividem ocorre ocorrem transforma realiza realizam fornece fornecem consegue conseguem tornou tornam fica ficam leva levam serve servem deixa deixam traz trazem acontece acontecem existe existem segue seguem encontra encontram liga ligam une unem envia enviam recebe recebem impede impedem".split(
    " ",
  ),
]);

export const eventVerbs: ReadonlySet<string> = new Set(
  "começou começaram iniciou terminou acabou eclodiu invadiu invadiram declarou declararam assinou assinaram fundou fundaram descobriu descobriram inventou conquistou conquistaram derrotou proclamou aprovou aboliu abdicou caiu morreu assumiu chegou chegaram publicou inaugurou criou unificou dissolveu nasceu ocorreu entrou entraram desembarcou assassinado assassinada executado fundado fundada assinado assinada proclamado proclamada derrotado eleito eleita inaugurado inaugurada descoberto descoberta abolida aprovado aprovada publicado publicada criado criada promulgada coroado destruída destruído".split(
    " ",
  ),
);
