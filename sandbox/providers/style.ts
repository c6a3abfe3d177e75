import { fontRules } from './fonts.ts'

/** All providers look alike but for their colour and mark; the operator's own log-in has Uoga's, and its font. */
export const providerStyle = `${fontRules}
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { --page: light-dark(#e9eff5, #0c141c); --card: light-dark(#fff, #16222e); --ink: light-dark(#1c2733, #eef3f8);
  --soft: light-dark(#52606d, #a9b8c6); --line: light-dark(#d8e1ea, #2b3b4a); --edge: light-dark(#6b7a89, #8496a8);
  --own: light-dark(#17324d, #8fc1f0); --on-own: light-dark(#fff, #06182a); --bar: #17324d; --mark: #8fc1f0;
  --wrong: light-dark(#b3261e, #ff9d94); --radius: .75rem;
  min-height: 100dvh; margin: 0; background: var(--page); color: var(--ink); text-wrap: pretty; }
body.uoga { --page: light-dark(#fff7f0, #1a0e11); --card: light-dark(#fff, #281619); --ink: light-dark(#241417, #fff2ee);
  --soft: light-dark(#6b5a5d, #cbb5b6); --line: light-dark(#efdfd6, #43292d); --edge: light-dark(#8f7a7c, #a58c8f);
  --own: light-dark(#c2122f, #ff8091); --on-own: light-dark(#fff, #2a060d); --bar: #8c0b20; --mark: #ff8091; --radius: 999px; }
body.identity { --page: light-dark(#f1ecf8, #120c1b); --card: light-dark(#fff, #1f162c); --line: light-dark(#e2d9ee, #382a4c);
  --own: light-dark(#4a2b7b, #c4a6f2); --on-own: light-dark(#fff, #1b0b33); --bar: #4a2b7b; --mark: #c4a6f2; }
body.smart { --page: light-dark(#e8f4f3, #07171a); --card: light-dark(#fff, #10252a); --line: light-dark(#d3e6e4, #21414a);
  --own: light-dark(#0b5d5e, #7fd6d2); --on-own: light-dark(#fff, #012423); --bar: #0b5d5e; --mark: #7fd6d2; }
header { background: var(--bar); color: #fff; padding: 1rem max(1.25rem, calc(50% - 16rem)) 4.5rem; font-weight: 700; }
header p { display: flex; gap: .625rem; align-items: center; margin: 0; }
header p::before { content: ""; flex: none; width: 1.5rem; height: 1.5rem; border: .375rem solid var(--mark); border-radius: .5rem; }
.uoga header p::before { display: none; }
header svg { width: 2.5rem; height: 2.5rem; padding: .375rem; border-radius: 50%; background: #fff7f0; }
.identity header p::before { border-radius: 50% 50% .375rem .375rem; }
.smart header p::before { border-radius: 50%; }
main { max-width: 34rem; margin: -3.5rem auto 0; padding: 1.75rem 1.25rem 2rem; background: var(--card); border-radius: 1.5rem; }
h1 { font-size: 1.625rem; line-height: 1.2; letter-spacing: -.01em; text-wrap: balance; margin: 0 0 1.25rem; }
.uoga header p, .uoga h1 { font-family: "Unbounded", "Unbounded fallback", system-ui, sans-serif; font-weight: 600; }
h2 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 .5rem; }
p { margin: 0 0 1rem; }
a { color: var(--own); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .75rem 1rem; margin: 0 0 1.5rem; padding: .75rem 0;
  border: solid var(--line); border-width: 1px 0; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; font-weight: 600; font-variant-numeric: tabular-nums; }
.sum { font-size: 2.25rem; line-height: 1.1; font-weight: 750; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
.note, .problems { border-radius: 1rem; background: var(--page); padding: .875rem 1rem; margin: 0 0 1.5rem; }
.problems { border: 2px solid var(--wrong); background: none; }
.problems ul { margin: 0; padding-left: 1.25rem; }
.problems a, .problem { color: var(--wrong); }
label, legend { display: block; font-weight: 600; margin-top: 1.25rem; padding: 0; }
h1 + form > label:first-child, h1 + form > fieldset:first-child > legend, form > fieldset:first-child > legend { margin-top: 0; }
.hint { color: var(--soft); font-size: .9375rem; margin: 0; }
form + .hint { margin-top: 1.5rem; }
.problem { font-weight: 600; font-size: .9375rem; margin: 0; }
input:not([type=radio]), select { font: inherit; color: inherit; width: 100%; min-height: 3.25rem; margin-top: .375rem; padding: .5rem .875rem;
  border: 2px solid var(--edge); border-radius: .75rem; background: var(--card); font-variant-numeric: tabular-nums; }
input[aria-invalid] { border-color: var(--wrong); }
fieldset { border: 0; margin: 0; padding: 0; }
.choice { display: flex; gap: .875rem; align-items: center; min-height: 3.25rem; margin-top: .5rem;
  padding: .625rem 1rem; border: 2px solid var(--edge); border-radius: .875rem; font-weight: 600; line-height: 1.35; cursor: pointer; }
.choice:hover { border-color: var(--ink); }
.choice:has(:checked) { border-color: var(--own); background: var(--page); }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--own); }
.choice small { display: block; color: var(--soft); font-weight: 400; }
.choice img { width: 3rem; height: 2rem; }
button, .button { font: inherit; font-weight: 650; line-height: 1.25; min-height: 3.25rem; width: 100%; margin-top: 1.5rem;
  padding: .625rem 1.25rem; border: 2px solid var(--own); border-radius: var(--radius); background: var(--own); color: var(--on-own);
  cursor: pointer; display: grid; place-content: center; text-align: center; text-wrap: balance; text-decoration: none; }
button:hover, .button:hover { filter: brightness(.92); }
.quiet { margin-top: .75rem; background: transparent; color: var(--own); border-color: var(--edge); }
.quiet:hover { filter: none; border-color: var(--own); }
.uoga .quiet { min-height: 2.75rem; margin-top: .25rem; border-color: transparent; text-decoration: underline; text-underline-offset: .25em; }
.uoga form + form, .uoga form + a { margin-top: 0; }
:focus-visible { outline: 3px solid light-dark(#0a66c2, #8fc1f0); outline-offset: 2px; }
details { margin-top: 1.5rem; padding-top: .5rem; border-top: 1px solid var(--line); }
summary { cursor: pointer; font-weight: 600; padding-block: .625rem; }
details ul { display: grid; gap: .5rem; margin: .5rem 0 0; padding: 0; list-style: none; }
code { display: block; font-size: 1rem; font-weight: 600; }
@media (width < 37rem) {
  main { margin-inline: .75rem; }
}
@media (width >= 37rem) {
  main { margin-bottom: 3rem; padding: 2.25rem 2.5rem 2.5rem; }
}
`
