const code = document.querySelector<HTMLElement>('[data-country]')?.dataset.country
if (code) void import('./last-country.ts').then(({ lastCountry }) => lastCountry.write(code))

export {}
