import { createWords } from "../create-words";
import { stripEndings } from "../strip-endings";

export const words = createWords({
  stopWords: `
    a ad agli ai al alla alle anche che chi ci come con contro così cui da dagli dai dal dalla
    dalle degli dei del della delle dello di dopo dove e ed è era erano essere fra gli ha hanno i
    il in io la le lei lo loro ma me mi molto ne negli nei nel nella nelle no noi non nostro o
    ogni per perché più poi può qual quale quali quando quanto quanti quella quello questa questo
    questi se senza si sia sono sopra su sua sue sui sul sulla suo tra tutti tutto un una uno
  `,
  stem: stripEndings(
    "amenti imenti amento imento azioni azione mente ita ando endo arono erono irono ate ati ato ata ite iti ito avano are ere ire i e a o",
  ),
  months: `
    gennaio gen, febbraio feb, marzo mar, aprile apr, maggio mag, giugno giu, luglio lug, agosto
    ago, settembre set, ottobre ott, novembre nov, dicembre dic
  `,
});
