import { createWords } from "../create-words";
import { stripEndings } from "../strip-endings";

export const words = createWords({
  stopWords: `
    a al algo algunas algunos ante antes aquel aquella así aun aunque bajo bien cada casi como con
    contra cual cuales cuando cuanto de del desde donde dos durante e el ella ellas ellos en entre
    era eran es esa esas ese eso esos esta estaba estado estas este esto estos está están fue
    fueron ha haber había han hasta hay la las le les lo los luego mas me mi mientras muy más ni
    no nos nosotros o otra otras otro otros para pero poco por porque pues puede pueden que qué
    quien quienes se sea según ser si sido sin sino sobre solo son su sus sí también tan tanto te
    tiene tienen todo todos tras tu u un una unas uno unos y ya yo cuál cuáles cuándo cuánto
    cuánta cuántos cuántas cómo dónde quién quiénes
  `,
  stem: stripEndings(
    "amientos imientos amiento imiento aciones uciones idades mente acion ucion idad iendo ieron aron ando adas ados idas idos aban ian arse erse irse ada ado ida ido aba ia ar er ir es as os an en a o e s",
  ),
  months: `
    enero ene, febrero feb, marzo mar, abril abr, mayo, junio jun, julio jul, agosto ago,
    septiembre setiembre sept sep, octubre oct, noviembre nov, diciembre dic
  `,
});
