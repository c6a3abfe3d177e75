export const controlStyle = `
:root { font: 1.0625rem/1.5 system-ui, sans-serif; color: #241417; background: #fff7f0; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1rem 1rem 4rem; }
h1 { color: #c2122f; margin: 0; font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem); line-height: 1.2; }
h2 { margin: 0 0 .75rem; font-size: 1.25rem; }
p { margin: 0 0 .75rem; }
main { margin-top: 1.5rem; }
.sections { columns: 26rem; column-gap: 1rem; }
section { background: #fff; border-radius: 1.5rem; padding: 1.25rem; margin: 0 0 1rem; break-inside: avoid; }
table { border-collapse: collapse; width: 100%; margin: 0 0 1rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: baseline; padding: .375rem .75rem .375rem 0;
  border-top: 1px solid #ffe3e0; overflow-wrap: break-word; }
th { border: 0; color: #6b5a5d; font-weight: 600; }
td form { margin: 0; }
.none { color: #6b5a5d; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 0 0 .75rem; }
label { display: grid; gap: .25rem; font-size: .9375rem; color: #6b5a5d; flex: 1 1 9rem; min-width: 0; }
input, select { font: inherit; color: #241417; background: #fff; width: 100%; min-height: 2.75rem;
  padding: .375rem .75rem; border: 2px solid #8c7a7d; border-radius: .75rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .375rem 1.25rem; border: 2px solid #c2122f;
  border-radius: 99rem; background: #c2122f; color: #fff; cursor: pointer; }
code { white-space: nowrap; }
button { max-width: 100%; }
button.quiet { background: transparent; color: #8c0b20; }
button[aria-pressed=true] { background: #ffe3e0; }
.people { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 1rem; margin: 0 0 1rem; }
article { border: 2px solid #ffe3e0; border-radius: 1.25rem; padding: 1rem; }
article p { margin: 0 0 .5rem; font-size: .9375rem; }
h3 { margin: 0; font-size: 1.0625rem; color: #8c0b20; }
section > h3 { margin: .75rem 0 .5rem; }
.number { border-top: 1px solid #ffe3e0; padding-top: .5rem; font-variant-numeric: tabular-nums; }
small { display: block; color: #6b5a5d; font-size: .8125rem; line-height: 1.4; }
details { margin: 0 0 1rem; }
summary { cursor: pointer; min-height: 2.75rem; align-content: center; font-weight: 600; color: #8c0b20; }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; flex: 1 1 100%; }
a { color: #8c0b20; font-weight: 600; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
nav a { min-height: 2.75rem; align-content: center; }
.clock { font-size: 1.5rem; font-weight: 700; font-variant-numeric: tabular-nums; }
:focus-visible { outline: 3px solid #1e6b3a; outline-offset: 2px; }
code { font-size: .9375rem; }
dl { margin: 0 0 1rem; }
dt code { font-size: .8125rem; white-space: normal; overflow-wrap: anywhere; }
dd { margin: 0 0 .75rem; }
@media (width < 600px) {
  thead { position: absolute; display: block; width: 1px; height: 1px; overflow: hidden; }
  tr { display: block; border-top: 1px solid #ffe3e0; padding: .5rem 0; }
  td { display: grid; grid-template-columns: 7rem 1fr; border: 0; padding: .125rem 0; }
  td:empty { display: none; }
  td { overflow-wrap: anywhere; }
  td::before { content: attr(data-head); color: #6b5a5d; }
  .people { display: flex; overflow-x: auto; scroll-snap-type: x proximity; margin-inline: -1.25rem; padding-inline: 1.25rem; }
  article { flex: 0 0 15rem; scroll-snap-align: center; }
  .buttons button { padding-inline: .875rem; font-size: .9375rem; }
}
`
