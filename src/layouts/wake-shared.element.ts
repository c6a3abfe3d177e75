// A shared choice stands in the address: the island that reads it wakes without being touched.
if (location.search)
  addEventListener('load', () =>
    document.querySelector('main [data-reads-address] > astro-island')?.dispatchEvent(new Event('wake')),
  )

export {}
