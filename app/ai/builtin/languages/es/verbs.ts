import { conjugate } from "../pattern-grammar";

const past = conjugate([
  "descubri invent fund cre desarroll escribi public propus formul demostr introduj observ construy dise present describi pint compus dirigi estableci obtuv gan identific enunci sintetiz logr invent explor conquist inocul comprob aplic calcul midi",
  "ó eron o",
]);

/** Past-tense verbs for a person's achievements. */
export const pastActionVerbs =
  "descubrió|descubrieron|inventó|inventaron|fundó|fundaron|creó|crearon|desarrolló|desarrollaron|escribió|escribieron|publicó|publicaron|propuso|propusieron|formuló|formularon|demostró|demostraron|introdujo|introdujeron|observó|observaron|construyó|construyeron|diseñó|diseñaron|describió|describieron|pintó|compuso|estableció|establecieron|identificó|identificaron|enunció|sintetizó|inoculó|acuñó|postuló|postularon|logró|lideró|encabezó|conquistó|derrotó|proclamó|abolió";

/** Third-person forms of the commonest textbook verbs. */
export const verbs = new Set([
  ...past,
  ...pastActionVerbs.split("|"),
  ...conjugate(
    [
      "actú adapt afect agrup alcanz almacen aport aprovech atac atraves aument basa busc coordin complet coloc conect conserv control cre dañ desarroll desempeñ determin dur ejecut elabor elimin engend engloba engull entr estudi evit exist existe explic expres fabric facilit form funcion gobern gast gener guard habit identific impuls indic influy inform intercambi integr involucr limit llam llev lleg logr mat mezcl necesit neutraliz ocasion ocup oper organiz origin otorg particip pas permanec pesa present propag provoc qued realiz reaccion regres regul represent resalt resalt result rode señal separ signific situ suministr termin tom trabaj transform transport trat us utiliz vari viaj aglutin fren aceler dilat estrech fij liber gir orbit encaj agot cumpl",
      "a an ó aron aba aban ará arán",
    ],
    [
      "absorb aparec aprend carec comprend compon conoc consist contien convien constru corresp crec deb defend depend desarroll descend desprend divid emit ejerc establec exist favorec fluy hac impid inclu influy intervien introduc mantien mid obtien ocurr ofrec parec percib permit pertenec pose pierd predomin produc proteg provien pued reconoc recib recoge refier reflej reproduc requier reside respond reún rig romp serv sigue sosten suced sub surg tiend tien transmit traduc trae un viv vuelv distingu construy destruy incluy constituy contribuy distribuy sustituy muev mur nac madur muer recorr consum extiend engull cubr sirv dirig convierte convierten vuelve vuelven abr",
      "e en ió ieron ía ían erá erán",
    ],
  ),
  ..."es son fue fueron era eran está están estaba estaban ha han había habían hay tiene tienen tuvo tuvieron puede pueden pudo va van da dan dio dieron hace hacen hizo hicieron debe deben suele suelen existe existen sirve sirven vive viven madura maduran transforma transforman posee poseen sigue siguen une unen dice dicen consta constan varía varían cae caen nació murió llegó empezó comenzó terminó participa actúa actúan situa sitúa sitúan continúa continúan evalúa efectúa recibió recibieron perdió ganó obtuvo mide miden oscila oscilan gira giran orbita predomina refleja equivale equivalen crece crecen logra mueren nacen lee leen".split(
    " ",
  ),
]);

export const eventVerbs: ReadonlySet<string> = new Set(
  "estalló comenzó empezó terminó acabó finalizó invadió invadieron declaró declararon firmó firmaron fundó fundaron descubrió descubrieron inventó conquistó conquistaron derrotó derrotaron proclamó proclamaron aprobó aprobaron abolió abdicó cayó murió asumió llegó llegaron publicó publicaron inauguró creó crearon independizó independizaron ganó ganaron unió unieron disolvió nació ocurrió entró entraron desembarcó asesinado asesinada ejecutado fundado fundada firmado firmada proclamado proclamada derrotado elegido elegida inaugurado inaugurada descubierto descubierta abolida aprobado aprobada publicado publicada creado creada promulgada coronado destruida destruido".split(
    " ",
  ),
);
