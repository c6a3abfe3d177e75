import { whenActivated } from '../../lib/when-activated.ts'
import { newLoginReviewed } from './new-login.state.ts'

// A page that was only prerendered has not been read.
whenActivated(() => newLoginReviewed.write(true))
