/** What a person reads of plans and the cart, by language. */
export const words = {
  lt: {
    path: '/planai',
    add: 'Į krepšelį',
    added: 'Krepšelyje',
    open: 'Atverti krepšelį',
    cart: 'Krepšelis',
    cartPath: '/krepselis',
    plans: ['Žemuogė', 'Mėlynė', 'Avietė'],
    counts: { 0: 'Krepšelis', 1: 'Krepšelis, 1 planas', 2: 'Krepšelis, 2 planai', 11: 'Krepšelis, 11 planų' },
  },
  en: {
    path: '/en/plans',
    add: 'Add to cart',
    added: 'In cart',
    open: 'Open cart',
    cart: 'Cart',
    cartPath: '/en/cart',
    plans: ['Wild Strawberry', 'Blueberry', 'Raspberry'],
    counts: { 0: 'Cart', 1: 'Cart, 1 plan', 2: 'Cart, 2 plans', 11: 'Cart, 11 plans' },
  },
  ru: {
    path: '/ru/plany',
    add: 'В корзину',
    added: 'В корзине',
    open: 'Открыть корзину',
    cart: 'Корзина',
    cartPath: '/ru/korzina',
    plans: ['Земляника', 'Черника', 'Малина'],
    counts: { 0: 'Корзина', 1: 'Корзина, 1 план', 2: 'Корзина, 2 плана', 11: 'Корзина, 11 планов' },
  },
} as const
