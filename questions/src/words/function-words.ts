/** Words that carry grammar or the form of a question and say nothing about its subject. */
const FUNCTION_WORDS = new Set(
  `
  a an the this that these those such same other another each every either neither both all any some none no not
  which what who whom whose when where why how
  i you he she it we they me him her us them my your his its our their mine one ones oneself itself himself herself
  themselves someone something anyone anything everyone everything nothing nobody
  and or but nor so yet if than then as because while though although unless until till since
  of in on at by for from to into onto out off up down over under above below between among amongst about against
  across after along around before behind beneath beside besides beyond during except inside outside near within
  without through throughout toward towards upon via per with like unlike
  am is are was were be been being do does did done doing have has had having can could may might must shall should
  will would ought
  there here very too also only just even still again ever never always often sometimes usually mostly mainly rather
  quite much many more most less least few fewer several enough almost nearly about roughly once twice ago away back
  together instead perhaps later earlier
  name names named call calls called know knows known term word words title refer refers referred describe
  describes described mean means meant kind kinds type types sort form example following according
  make makes made take takes took taken give gives gave given get gets got use uses used using come comes came go
  goes went gone become becomes became say says said tell tells told find finds found show shows shown
  stand stands stood lie lies lay run runs ran go going live lives lived
  begin begins began begun start starts started end ends ended keep keeps kept put set bring brings brought
  first last next new old big small large long short high low good great important famous main
  de la le les el los las il lo di da do du des der die das den van von al y e et
  `
    .trim()
    .split(/\s+/u),
);

/** Whether a folded word is grammar rather than content. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}
