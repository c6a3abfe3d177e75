/** How many value cards are in a row on a wide screen: four where the cards come in fours, else three. */
export const cardsPerRow = (count: number): 3 | 4 => (count % 4 === 0 ? 4 : 3)
