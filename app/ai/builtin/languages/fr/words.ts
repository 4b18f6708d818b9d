import { createWords } from "../create-words";
import { stripEndings } from "../strip-endings";

export const words = createWords({
  stopWords: `
    a ai ainsi alors au aucun aucune aussi autre autres aux avait avaient avec avoir c ce ceci
    cela celle celles celui cependant ces cet cette ceux chaque ci comme comment d dans de des
    donc dont du elle elles en encore entre est et etc étaient était étant été être eu eux fait
    fut furent il ils j je jusque l la là le les leur leurs lors lorsque lui m ma mais me même
    mêmes mes moi moins mon n ne ni nos notre nous on ont ou où par parce pas pendant peu peut
    plus pour pourquoi pouvoir puis qu quand que quel quelle quelles quels qui quoi s sa sans se
    sera ses si son sont sous soit sur ta te tel telle tous tout toute toutes tres très trop tu un
    une vers vos votre vous y t combien
  `,
  stem: stripEndings(
    "issements issement ements ement ations ation ites ite euses euse eaux aient oient ait ois oit ant ent ees es ee er ez ir e s x",
  ),
  months: `
    janvier janv, février févr, mars, avril avr, mai, juin, juillet juil, août, septembre sept,
    octobre oct, novembre nov, décembre déc
  `,
});
