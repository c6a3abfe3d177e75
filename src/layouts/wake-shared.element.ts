const island = document.querySelector('main [data-reads-address] > astro-island')

// A shared choice is in the address: the island that reads it wakes without being touched.
if (location.search) addEventListener('load', () => island?.dispatchEvent(new Event('wake')))

// What is chosen stays chosen in another language: keys and codes are the same in all.
for (const link of document.querySelectorAll<HTMLAnchorElement>('.language-link'))
  link.addEventListener('click', () => {
    link.search = location.search
  })

export {}
