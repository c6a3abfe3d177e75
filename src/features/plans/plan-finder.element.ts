const finder = document.querySelector('plan-finder')
// Loaded by a user who touches it or comes with a query: public pages have 4 kB for all their script.
const load = () => void import('./plan-finder.ts').catch(() => {})
if (location.search) load()
for (const sign of ['pointerdown', 'focusin']) finder?.addEventListener(sign, load)

export {}
