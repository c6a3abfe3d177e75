import { takeOrderReference } from './card-order.state.ts'

// Before anything else reads the address.
takeOrderReference(document.documentElement.dataset.cardOrder === 'esim' ? 'esim' : 'sim')
