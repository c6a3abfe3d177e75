// Astro asks once more for an island's script that doesn't come, and then says so; so does the script that comes then.
addEventListener('astro:hydration-error', () => import('./tell-missing-script.element.ts'))
