import { createWords } from "../create-words";
import { stemEnglish } from "./stem-english";

export const words = createWords({
  stopWords: `
    a about above after again all also although always am an and another any are as at be because
    been before being below between both but by can cannot could did do does doing done down
    during each either else etc even ever every for from further had has have having he her here
    hers herself him himself his how however i if in into is it its itself just least less let
    like many may me might more most much must my neither no nor not now of off often on once one
    only onto or other others our ours out over own perhaps please rather really said same shall
    she should since so some still such than that the their theirs them themselves then there
    therefore these they this those though through thus to together too toward towards under until
    up upon us very was we well were what whatever when where whether which while who whom whose
    why will with within without would yet you your yours s t re ve ll d m
  `,
  stem: stemEnglish,
  months: `
    january jan, february feb, march mar, april apr, may, june jun, july jul, august aug,
    september sept sep, october oct, november nov, december dec
  `,
});
