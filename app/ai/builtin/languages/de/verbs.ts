import { conjugate } from "../pattern-grammar";
import regularVerbs from "./regular-verbs.json";

/** Deeds that a person is known for, in the past. */
export const pastDeeds =
  "entdeckte|entdeckten|erfand|erfanden|gründete|gründeten|schuf|schufen|entwickelte|entwickelten|schrieb|schrieben|veröffentlichte|veröffentlichten|formulierte|bewies|bewiesen|zeigte|führte|beobachtete|baute|konstruierte|beschrieb|malte|komponierte|stellte|isolierte|prägte|begründete|eroberte|besiegte|verfasste|erkannte|vermutete|berechnete|maß|postulierte|proklamierte|nannte|reformierte";

/** Finite forms of the verbs that textbooks use most, third person. */
export const verbs = new Set([
  ...pastDeeds.split("|"),
  ...conjugate(
    [regularVerbs.join(" "), "t en te ten et"],
    [
      "sammel handel wandel regel entwickel steuer speicher beförder erleichter liefer verhinder verringer versicher sicher förder",
      "t n te ten",
    ],
  ),
  ..."könnte könnten würde würden müsste müssten dürfte wäre wären hätte hätten ist sind war waren wird werden wurde wurden hat haben hatte hatten kann können konnte konnten muss müssen musste mussten soll sollen sollte darf dürfen will wollen mag gibt geben gab nimmt nehmen nahm tritt treten trat trifft treffen hält halten hielt enthält enthalten enthielt erhält erhalten verhält verhalten fällt fallen fiel läuft laufen lief lässt lassen ließ trägt tragen trug überträgt übertragen wächst wachsen wuchs fährt schlägt besteht bestehen bestand entsteht entstehen entstand liegt liegen lag befindet befinden befand findet finden fand bindet binden band verbindet verbinden verband unterscheidet unterscheiden scheidet scheiden schied spricht sprechen entspricht entsprechen sieht sehen sah geschieht geschehen geht gehen ging beginnt beginnen begann gewinnt gewinnen gewann sinkt sinken sank steigt steigen stieg schließt schließen schloss umschließt fließt fließen floss bricht brechen brach kommt kommen kam bekommt bleibt bleiben blieb schreibt beschreibt beschreiben beschrieb treibt treiben betreibt vertreibt greift greifen angreift leidet leiden dient dienen heißt heißen hieß weist weisen wies beweist stirbt sterben starb wirbt verdirbt löst lösen gilt gelten galt zerfällt zerfallen zieht ziehen zog bezieht beziehen gießt umgibt umgeben sitzt besitzt besitzen besaß isst frisst fressen frißt wirft werfen liest lesen reagiert misst messen tut tun weiß wissen verliert verlieren verlor schützt schützen wandert wandern atmet atmen dehnt dehnen arbeitet arbeiten arbeitete leitet leiten bedeutet bedeuten bezeichnet bezeichnen beobachtet öffnet öffnen rechnet zeichnet verwendet verwenden wendet sendet senden beendet bildet bilden bildete gründet kündet landet lädt stand standen verstand entstanden saß saßen rief riefen lud wuchsen trieb trieben schrieb schrieben hob erhob starb starben warf warfen bot boten gebot verbot verboten trennte schlug schlugen blieben wich wog schob stieß rieb siegte bat baten lag lagen bestand bestanden fanden kamen gingen zogen trafen traten nahmen gaben hielten sahen sprachen begannen erlaubte erzielte erzielt erzielen setzte setzten lehnte lehnten lehnt lehnen kritisiert kritisierte kritisieren betont betonte betonen strebt strebte streben unterstützte unterstützten förderte förderten akzeptierte akzeptiert akzeptieren integrierte erkannte erkannten dachte dachten brachte brachten verbrachte wusste wussten nannte kannte rannte wandte sandte".split(
    " ",
  ),
]);

export const eventVerbs: ReadonlySet<string> = new Set(
  "begann begannen brach endete endeten fiel fielen erklärte erklärten unterzeichnete unterzeichneten gründete gründeten wurde wurden entdeckte erfand eroberte eroberten besiegte besiegten proklamierte beschloss trat starb marschierte marschierten überfiel griff dankte veröffentlichte schrieb fand verabschiedete kapitulierte scheiterte stürzte stürmten vereinigte".split(
    " ",
  ),
);
