import type { Language } from '../../src/i18n/language.ts'

/** A word that a native would not have written here, and what to say instead. */
export interface ForbiddenWord {
  pattern: RegExp
  instead: string
}

/** A word of letters as it is: `\b` knows no accents and no Cyrillic. */
const word = (source: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, flags)

/** Settled in docs/words; a rule that a text must break is wrong, so there are no exceptions. */
export const forbiddenWords: Record<Language, readonly ForbiddenWord[]> = {
  lt: [
    {
      pattern: word('mokėjimo nuorod\\p{L}*|nuorod\\p{L}* skambinant'),
      instead: 'mokėjimo numeris, klaidos numeris',
    },
    { pattern: word('deklaruot\\p{L}*'), instead: 'registruotas tavo vardu' },
    { pattern: word('kraunam\\p{L}*'), instead: 'įkeliame' },
    { pattern: word('sumokėt\\p{L}* (?:laikotarp|dien)\\p{L}*'), instead: 'apmokėtas laikotarpis' },
    { pattern: /„Uog(?:a|os|ą|ai)“(?<!UAB „Uoga“)/u, instead: 'Uoga be kabučių (UAB „Uoga“ – su jomis)' },
    { pattern: word('komisini\\p{L}* nuo'), instead: 'komisiniai už' },
    { pattern: word('(?<!sąžiningo )naudojimosi taisykl\\p{L}*'), instead: 'paslaugų teikimo taisyklės' },
    { pattern: word('(?:at|už)ver(?:k|ti)'), instead: 'atidaryk, uždaryk' },
    { pattern: word('įrašyk|parašyk jį'), instead: 'įvesk' },
    { pattern: word('ne piko met\\p{L}*'), instead: 'naktį (00–08 val.)' },
    { pattern: word('tu (?:jau )?su ryšiu'), instead: 'jau turi ryšį' },
    { pattern: word('nuraš\\p{L}+ (?:nuo|pinig)\\p{L}*|nurašym\\p{L}*'), instead: 'nuskaitome iš sąskaitos' },
    { pattern: word('taip buvo \\{time\\}'), instead: 'atnaujinta {time}' },
    { pattern: word('skydel\\p{L}*'), instead: 'skaidrė' },
    { pattern: word('neužrakint\\p{L}* kitam'), instead: 'nesusietas su kitu operatoriumi' },
    { pattern: /(?<!„)JavaScript/u, instead: '„JavaScript“' },
    {
      pattern: word('(?!(?:\\p{L}*tęs|[mts]avęs|manęs|veikęs)(?!\\p{L}))\\p{L}{2,}(?:damas|ęs|ęsis)'),
      instead: 'liepiamoji nuosaka ir „ir“: „papildyk ir grįši“',
    },
    { pattern: word('(?:jūs|jums|jūsų|jus|\\p{L}+kite)'), instead: 'tu, tau, tavo' },
    { pattern: word('mobil\\p{L}+ paraš\\p{L}*|m\\. ?paraš\\p{L}*'), instead: '„Smart-ID“' },
    { pattern: word('Labas'), instead: 'Sveiki (Labas – konkurento ženklas)' },
    { pattern: word('d\\. d\\.'), instead: 'darbo d.' },
  ],
  en: [
    { pattern: /(?<!\{)\b[Ss]ums?\b(?!\})/u, instead: 'amount, total, price' },
    { pattern: word('begins?|began|begun'), instead: 'start' },
    { pattern: word('mend\\p{L}*'), instead: 'fix' },
    { pattern: /\b[Aa] Uoga\b/u, instead: 'an Uoga' },
    { pattern: word('self-service'), instead: 'My Uoga, your account' },
    { pattern: word('declared'), instead: 'registered' },
    { pattern: word('bank ?links?'), instead: 'online banking' },
    { pattern: word('e-mails?'), instead: 'email' },
    { pattern: word('somebody else(?:’s)?'), instead: 'someone else' },
    { pattern: word('card holder|SIM’s holder'), instead: 'the plastic your SIM came in' },
    { pattern: word('terms of use'), instead: 'terms of service' },
    { pattern: word('off-peak'), instead: 'night-time (00–08)' },
    { pattern: word('letters? from'), instead: 'messages from' },
    { pattern: word('stronger log-in|strong identity'), instead: 'verify your identity' },
    {
      pattern: word('(?:price|prices|date|figure|figures|amount) (?:always )?stands?'),
      instead: 'is shown, you’ll find it',
    },
    { pattern: word('write to us(?! (?:in|at|by))'), instead: 'chat with us or call 1808' },
    { pattern: word('solve complaints?'), instead: 'resolve complaints' },
    { pattern: word('won’t do|can do it'), instead: 'say what isn’t accepted, or what is supported' },
    { pattern: word('mobile signatures?'), instead: 'Smart-ID' },
    { pattern: word('cellular'), instead: 'mobile' },
    {
      pattern: word(
        '(?:did|does|do|could|would|is|are|was|were|has|will) not|cannot|(?<!for )(?:we|you|they|it) will',
      ),
      instead: 'the short form: didn’t, can’t, we’ll',
    },
    { pattern: /\b[Yy]ou may (?:leave|close|go)\b/u, instead: 'you can' },
    { pattern: /\d\s%/u, instead: 'no space before %' },
  ],
  ru: [
    { pattern: word('самообслуживани\\p{L}*'), instead: '«Моя Uoga», личный кабинет' },
    {
      pattern: word('держател\\p{L}* (?:карт|SIM)\\p{L}*'),
      instead: 'пластик, из которого вынута SIM-карта',
    },
    { pattern: word('карта истеч[её]т|срок карты ист\\p{L}+'), instead: 'срок действия карты истёк' },
    { pattern: word('план(?:а|у|ом|е|ы|ов|ам|ами|ах)?'), instead: 'тариф' },
    { pattern: word('тарифн\\p{L}+ тариф\\p{L}*'), instead: 'тариф' },
    { pattern: word('закаж\\p{L}* тариф|заказать тариф'), instead: 'подключить тариф' },
    { pattern: word('стандартн\\p{L}+ тариф\\p{L}*'), instead: 'цены без тарифа' },
    { pattern: word('остат\\p{L}+ на счёте'), instead: 'баланс' },
    { pattern: word('(?:по)?звон(?:ите|ить) 1808|звоните на 1808'), instead: 'позвоните на 1808' },
    { pattern: word('учётн\\p{L}+ запис\\p{L}+'), instead: 'аккаунт' },
    { pattern: word('мобильн\\p{L}+ подпис\\p{L}*'), instead: 'Smart-ID' },
    { pattern: word('к двери'), instead: 'курьером на дом' },
    { pattern: word('без ограничений'), instead: 'безлимит' },
    { pattern: /\(-?а\)/u, instead: 'без рода: «Принимаю …»' },
    { pattern: word('ты|тебе|тебя|твой|твоя|твоё|твои|твоего'), instead: 'вы, вам, ваш' },
    { pattern: /(?<=\p{L}[,;]?[ \u00a0])(?:Вы|Вам|Вас|Ваш\p{L}*)(?!\p{L})/u, instead: 'вы со строчной' },
    { pattern: word('политик\\p{L} приватности'), instead: 'политика конфиденциальности' },
    { pattern: word('услови\\p{L}+ услуг|правил\\p{L}* оказания услуг'), instead: 'условия оказания услуг' },
    { pattern: word('решить жалоб\\p{L}+'), instead: 'рассмотреть жалобу' },
  ],
}
