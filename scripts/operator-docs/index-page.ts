import { documentNames, documents } from './reference-page.ts'

const style =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}'

/** What the page loads: nothing but its own style. */
export const indexPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** The list of the pages; `hrefOf` says where one of them is from here. */
export const indexPage = (hrefOf: (name: string) => string): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>The operator's contract</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<style>${style}</style>
</head>
<body>
<h1>The operator’s contract</h1>
<ul>
${documentNames.map((name) => `<li><a href="${hrefOf(name)}">${documents[name].title}</a></li>`).join('\n')}
</ul>
<p>What holds for every call is in <code>docs/operator/README.md</code>, how to connect a backend in <code>docs/operator/connecting.md</code>.</p>
</body>
</html>
`
