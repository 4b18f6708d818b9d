/**
 * The function words of languages in Latin script, about sixty each so that counts are comparable.
 * Languages without a pack are included to distinguish them from the others.
 */
export const functionWords: Readonly<Record<string, string>> = {
  en: "the of and to in a is that for it as was with be by on not he his but at are this have from or had an they which you were their been has would what will there who when her she its can more if no other how why where than these those into do does did so we all",
  es: "de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está porque qué cuál cuándo dónde cómo quién por según donde",
  fr: "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la avec son aux d l ou mais comme on cette ses leur été elle être ont deux même ces fait tout nous sa était dont où quand comment pourquoi quel quelle qu n s c y",
  de: "der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat daß dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man was wer wo wann warum",
  pt: "de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos seus quem nas são às qual onde quando porque",
  it: "di e il la che a per un in è una del i le da non si con dei della al sono più come gli alla lo se nel ma anche o ha dal delle nella ai questo questa su dalla loro sua suo ed essere tra era stato fu cui degli molto quando dove chi cosa perché quale l d",
  nl: "de van het een en in is dat op te zijn met die voor niet aan er om ook als dan maar bij uit nog worden door naar heeft hebben ze werd wordt over hij deze geen kan tot wat meer zich waar wie hoe wanneer waarom hun onder tegen al na",
  pl: "i w na z się że do nie jest to o jak przez po co dla od są był które która który oraz ale jego tego być lub może tym przy te ich za tak jej czy było tylko także między pod gdy kiedy gdzie dlaczego ze była",
  tr: "ve bir bu da de için ile olarak olan çok daha en kadar gibi olduğu sonra ne her ise ya ama veya değil olan tarafından göre var bu o şu ki mi nasıl neden nerede zaman kim üzerinde arasında ancak",
  sv: "och i att det som en på är av för med den till inte om har de ett han men var från så kan vid också eller när hon sin man ut där vad hur varför vem efter mellan under sina blev",
  da: "og i at det er en til af på som med for den de ikke der et han har var men om fra sig eller hvad kan vi blev også så når hvor hvordan hvorfor hvem efter ved mellem under blev være",
  fi: "ja on ei se että oli hän ovat mutta kun myös tai joka sen niin kuin ole mukaan jotka voi ollut sekä jossa mitä miten miksi missä kuka vuonna jälkeen välillä",
  cs: "a v se na je že s z do o jako k to i pro za by ve který byl po jeho ale které nebo od jsou která při jsem není být také mezi když kde proč co kdo",
  ro: "de și în a la cu care pe din o un este nu mai prin să se sau sunt pentru al ale au fost că între fi după această acest ce cum unde când de",
  hu: "a az és hogy nem is egy volt meg ez ezt azt csak vagy mint ki mi el már még de van kell több minden lehet között után során",
  id: "yang dan di dari untuk pada dengan dalam ini itu adalah tidak oleh ke sebagai juga atau dapat akan lebih karena telah bahwa antara secara mereka tersebut",
  vi: "là và của có được trong một cho các không những với người này đã để khi từ đến về ra vào như cũng theo tại",
};
