import { takeOrderReference } from './sim-order.state.ts'

// Why: docs/decisions/0030-sim-and-esim-orders.md
// Before anything else reads the address.
takeOrderReference(document.documentElement.dataset.simOrder === 'esim' ? 'esim' : 'sim')
