import { createWords } from "../create-words";
import { stripEndings } from "../strip-endings";

export const words = createWords({
  stopWords: `
    bedeutet laut aber alle allem allen aller alles als also am an andere anderen auch auf aus bei
    beim bin bis da dabei dadurch damit dann dich dir mich mir daran darauf darin das dass daß
    dazu dein dem den denen denn der deren des dessen die dies diese diesem diesen dieser dieses
    doch dort du durch ein eine einem einen einer eines er es etwa etwas euch für gegen haben habe
    hat hatte hatten hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in indem
    ins ist ja jede jedem jeden jeder jedes jedoch kann können könnte man mehr mein mit muß müssen
    nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit
    sich sie sind so solche sondern über um und uns unser unter viel vom von vor war waren was
    wann warum weil welche welchem welchen welcher welches wenn wer werden wie wieder wird wo
    wurde wurden zu zum zur zwar zwischen wieviel viele
  `,
  stem: stripEndings(
    "ungen ung heiten heit keiten keit lichen licher liches liche lich ischen ische isch ern est end en er es em et te st e n s t",
  ),
  months: `
    januar jänner jan, februar feber feb, märz mär, april apr, mai, juni jun, juli jul, august
    aug, september sept sep, oktober okt, november nov, dezember dez
  `,
});
