/** What words of the three languages end in, without marks; longer ones first. */
const latin =
  /(?:avimas|avimo|ymas|imas|ymo|imo|yma|ima|iuose|uose|ejimas|ejimo|iams|uoja|uoti|avau|omis|emis|imis|ijoje|ijos|ijai|oje|eje|yje|uje|ams|oms|ems|ims|ais|iai|ius|ios|ija|yti|inti|eti|iau|ing|ied|ies|ti|es|ed|as|is|us|ys|os|ai|au|iu|ia|ei|s|e|a|i|o|u|y)$/
const cyrillic =
  /(?:ениями|ениях|ение|ения|ению|ться|иями|ировать|овать|ами|ями|ого|его|ому|ему|ыми|ими|ают|ает|ать|ять|ить|еть|уть|ишь|ешь|ите|ете|ия|ию|ии|ие|ах|ях|ов|ев|ей|ой|ый|ий|ая|яя|ое|ее|ам|ям|ом|ем|ую|юю|ся|ил|ал|ит|ет|ут|ют|а|я|о|е|у|ю|ы|и|ь|й)$/

/** A word without its ending has at least so many letters. */
const least = 3

/**
 * A word as it is compared: small letters without their marks, so "saskaita" finds „sąskaita“, and without its ending,
 * because Lithuanian and Russian words end otherwise in every case.
 * Why: docs/decisions/0013-search-without-webassembly.md
 */
export function stem(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’'“”„«»]/g, '')
  if (plain.length <= least + 1) return plain
  const root = plain.replace(/[а-я]/.test(plain) ? cyrillic : latin, '')
  return root.length >= least ? root : plain
}
