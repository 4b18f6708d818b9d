import { createWords } from "../create-words";
import { stripEndings } from "../strip-endings";

export const words = createWords({
  stopWords: `
    a ao aos aquela aquele as até com como contra cada da das de dela dele deles depois do dos e é
    ela elas ele eles em entre era eram essa esse esta está estão estas este estes eu foi foram há
    isso isto já la lhe mais mas me mesmo meu muito na nas nem no nos nós não num numa o onde os
    ou para pela pelas pelo pelos pode podem por porque quais qual quando quanto quantos quantas
    que quem se sem ser seu seus sobre sua suas são só também tem têm ter tinha todo todos tudo um
    uma umas uns você à às
  `,
  stem: stripEndings(
    "amentos imentos amento imento acoes icoes idades mente acao icao idade ando endo indo aram eram iram adas ados idas idos avam ada ado ida ido ava ia ar er ir es as os am em a o e s",
  ),
  months: `
    janeiro jan, fevereiro fev, março mar, abril abr, maio mai, junho jun, julho jul, agosto ago,
    setembro set, outubro out, novembro nov, dezembro dez
  `,
});
