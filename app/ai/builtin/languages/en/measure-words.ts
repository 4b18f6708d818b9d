/** Lines of "question words: answer words" for measures, then names that belong together. */
export const measureWords = `
heavy weigh: weight mass kilogram gram pound ton tonne
large big size wide broad: diameter width size kilometer kilometre mile meter metre across area
tall high: height altitude kilometer meter metre feet foot
deep far: depth distance kilometer meter metre mile penetrate
long: length period duration kilometer meter mile hour day week month year
old: age year billion million century
fast quick speed slow: speed velocity rate kilometer hour second per
hot cold warm temperature: temperature degree celsius kelvin heat °c
bright: brightness luminosity light times
expensive cost price pay earn: cost price dollar cent wage salary billion million
many: number total count dozen hundred thousand million
big share part proportion: percent percentage fraction half third quarter
often: frequency times daily yearly annual
live citizen people: population inhabitant resident million
us usa america american: american america united states
uk britain british england english: british britain england english united kingdom
`
  .trim()
  .split("\n");
