/** All providers look alike but for their colour. */
export const providerStyle = `
:root { color-scheme: light; font: 1.0625rem/1.5 system-ui, sans-serif; color: #1c2733; background: #eef2f6; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; --own: #17324d; }
body.uoga { --own: #c2122f; background: #fff7f0; }
body.identity { --own: #4a2b7b; background: #f3f0f8; }
body.smart { --own: #0b5d5e; background: #edf6f5; }
header { background: var(--own); color: #fff; padding: 1rem max(1rem, calc(50% - 15rem)); font-weight: 600; }
header p { margin: 0; }
main { max-width: 32rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.125rem; margin: 0 0 .5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
dt { color: #52606d; }
dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.sum { font-size: 1.5rem; font-weight: 700; }
.note, .problems { border-left: .25rem solid var(--own); background: #fff; padding: .75rem 1rem; margin: 0 0 1.5rem; }
.problems { border-color: #b3261e; }
.problems ul { margin: 0; padding-left: 1.25rem; }
.problems a, .problem { color: #b3261e; }
label, legend { display: block; font-weight: 600; margin-top: 1rem; padding: 0; }
.hint { color: #52606d; margin: 0; }
form + .hint { margin-top: 1rem; }
.problem { font-weight: 600; margin: 0; }
input:not([type=radio]), select { font: inherit; width: 100%; min-height: 2.875rem; padding: .5rem .75rem;
  border: 2px solid #6b7a89; border-radius: .5rem; background: #fff; font-variant-numeric: tabular-nums; }
input[aria-invalid] { border-color: #b3261e; }
fieldset { border: 0; margin: 0; padding: 0; }
.choice { display: flex; gap: .75rem; align-items: center; min-height: 2.875rem; margin-top: .5rem;
  padding: .5rem .75rem; border: 2px solid #6b7a89; border-radius: .5rem; background: #fff; font-weight: 400; }
.choice:has(:checked) { border-color: var(--own); }
.choice small { display: block; color: #52606d; }
.choice img { width: 3rem; height: 2rem; }
button, .button { font: inherit; font-weight: 600; min-height: 2.875rem; width: 100%; margin-top: 1rem;
  padding: .5rem 1rem; border: 2px solid var(--own); border-radius: .5rem; background: var(--own); color: #fff;
  cursor: pointer; display: block; text-align: center; text-decoration: none; }
.quiet { background: transparent; color: var(--own); }
:focus-visible { outline: 3px solid #0a66c2; outline-offset: 2px; }
details { margin-top: 2rem; }
summary { cursor: pointer; font-weight: 600; min-height: 2.75rem; }
code { font-size: 1rem; }
`
