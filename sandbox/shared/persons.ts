/** Someone whom the strong provider and the identity check know. No one real. */
export interface Person {
  personalCode: string
  firstName: string
  lastName: string
  /** `2014-06-15` */
  dateOfBirth: string
  /** The account that is theirs; undefined for someone who has none yet. */
  partnerId?: string
  accountClosed?: true
  /** What becomes of a log-in or an identity check. */
  situation: string
}

/** Someone who may declare a number and has no account yet, and someone who is too young. */
export const adultCode = '49911110044'
export const childCode = '51606150066'

export const persons: readonly Person[] = [
  {
    personalCode: '48905150017',
    firstName: 'Rasa',
    lastName: 'Uogienė',
    dateOfBirth: '1989-05-15',
    partnerId: 'P-1001',
    situation: 'account with 612 34567 and 623 45678',
  },
  {
    personalCode: '39203240022',
    firstName: 'Jonas',
    lastName: 'Vyšnia',
    dateOfBirth: '1992-03-24',
    partnerId: 'P-1002',
    situation: 'account with 634 56789',
  },
  {
    personalCode: '60109090033',
    firstName: 'Agnė',
    lastName: 'Avietė',
    dateOfBirth: '2001-09-09',
    partnerId: 'P-1004',
    situation: 'account with 656 78901, on the extra line',
  },
  {
    personalCode: adultCode,
    firstName: 'Nauja',
    lastName: 'Serbentaitė',
    dateOfBirth: '1999-11-11',
    situation: 'no account yet: an empty one is opened',
  },
  {
    personalCode: '37702020055',
    firstName: 'Petras',
    lastName: 'Buvęs',
    dateOfBirth: '1977-02-02',
    partnerId: 'P-1009',
    accountClosed: true,
    situation: 'account closed: the log-in fails',
  },
]

const child: Person = {
  personalCode: childCode,
  firstName: 'Matas',
  lastName: 'Žemuogis',
  dateOfBirth: '2016-06-15',
  situation: 'under 14: the operator refuses',
}

/** Who has a document; children have no strong log-in. */
export const documentHolders: readonly Person[] = [...persons, child]

export const findDocumentHolder = (personalCode: string): Person | undefined =>
  documentHolders.find((person) => person.personalCode === personalCode)

export const findPerson = (personalCode: string): Person | undefined =>
  persons.find((person) => person.personalCode === personalCode)
