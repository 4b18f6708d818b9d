import { conjugate } from "../pattern-grammar";

/** Past-tense verbs for a person's achievements. */
export const pastActionVerbs =
  "découvrit|découvrirent|a découvert|ont découvert|inventa|a inventé|ont inventé|fonda|a fondé|créa|a créé|développa|a développé|écrivit|a écrit|publia|a publié|proposa|a proposé|formula|a formulé|démontra|a démontré|montra|montrèrent|a montré|ont montré|introduisit|a introduit|observa|a observé|construisit|conçut|décrivit|a décrit|peignit|composa|établit|a établi|identifia|isola|énonça|mit au point|élucida|élabora|a élaboré|conquit|vainquit|proclama|abolit|fit pousser|éclaira|nomma|supposa";

/** Third-person forms of the commonest textbook verbs. */
export const verbs = new Set([
  ...conjugate(
    [
      "absorb accompagn accumul actionn active adopt ador affect agress aid aliment ajout amen amélior appell apport arriv assur attach attaqu attribu augment bloqu caractéris caus cherch circul command commenc compens compos concern consomm constitu contrôl continu contribu coordonn créé cré dat demand demeur dévelop dérang désign diminu dirig divis domin donn dur échapp élev élimin empêch emploi emploie encercl engendr entour entraîn envoi envoie essai évit évolu exerc exig existe exist expliqu exprim fabriqu favoris fix fonctionn form fourn gagn gard gaspill gouvern illustr impliqu impos indiqu influenc inspir intéress intègr intégr isol libèr libér limit manqu marqu mélang men mesur montr modifi nécessit nomm not observ occup oppos organis orient oxyd particip pass pénètr perfor permut pos possèd possed posséd précis présent préserv prolong propag propos protèg protég provoqu ralentiss rappell rassembl réalis recouvr reflèt régl régul relèv rempli remplac remport rencontr renferm repos représent respect respir rest résult sembl sépar serr signifi situ stimul stock stratifi supprim termin tomb tourn transform transport travaill travers trouv utilis vari véhicul vis voyag nourriss déroul transfèr diffus",
      "e ent a èrent ait aient era eront",
    ],
    [
      "agi fourni subi ralenti rempli réfléchi définit établi grandi garanti enrichi nourri réagi",
      "t ssent",
    ],
    ["condui produi construi détrui rédui tradui introdui", "t sent"],
    [
      "appartien contien devien maintien obtien parvien provien revien soutien tien vien intervien",
      "t nent",
    ],
    ["compren pren appren", "d nent"],
    ["ser par sor dor sen men", "t"],
    [
      "mont découvr dépend répand rend perd correspond descend entend étend défend fond répond tend vend",
      "~ ent",
    ],
    ["reçoi perçoi doi conçoi", "t vent"],
  ),
  ..."bout baisse baissent est sont était étaient fut furent sera a ont avait avaient eut eurent peut peuvent pouvait put va vont fait font faisait fit firent doit doivent dit disent sert servent sort sortent part partent vit vivent suit suivent naît naissent croît croissent décroît paraît apparaît apparaissent disparaît disparaissent connaît connaissent atteint atteignent éteint craint joint comprend comprennent prend prennent ouvre ouvrent offre offrent couvre souffre meurt meurent court courent permet permettent met mettent transmet transmettent émet émettent bat battent sait savent voit voient veut veulent vaut valent faut écrit décrit décrivent inscrit boit résout dissout exclut inclut incluent conclut détient retient absorbe réagit réagissent s’effondre s’appelle rejoint rend rendent remplit remplissent gère gèrent achète achètent jette régit répète complète complètent cède possède possèdent pèse pèsent prélève relie relient associe copie étudie étudient modifie dissocie unifie varie purifie lie lient joue jouent loue évolue influe diminue distribue attribue tue essaie envoie renvoie emploie nettoie crée créent agrée échoue".split(
    " ",
  ),
]);

export const eventVerbs: ReadonlySet<string> = new Set(
  "éclata éclate commença commence débuta débute prit prend finit s’acheva s’achève envahit envahirent déclara déclare déclarèrent signa signe signèrent fonda fonde découvrit découvre inventa invente conquit conquirent battit proclama proclame abolit abolie adopta adopte adoptée abdiqua tomba tombe mourut meurt accéda devint devient publia publie inaugura créa crée entra entre débarqua débarquèrent dépassa gagna unifia dissout proclamée fondée créée signé signée découvert découverte montra élucida assassiné assassinée exécuté exécutée adopté abolie aboli publié publiée élu élue couronné détruite inaugurée".split(
    " ",
  ),
);
