import { html } from 'hono/html'
import { allEndpoints } from '../../../src/operator/contract/all-endpoints.ts'
import { apiPath, graphqlPath } from '../../../src/operator/contract/endpoint.ts'
import { malformedShapes } from '../faults.ts'
import { operationNames } from './operation-names.ts'

const paths = [
  '*',
  apiPath(graphqlPath),
  ...operationNames.map((name) => `${apiPath(graphqlPath)}#${name}`),
  ...Object.values(allEndpoints).map(({ path }) => apiPath(path)),
]

/** Which call goes wrong, how, and how often. A field that the kind has no use for is left aside. */
export const faultForm = html`<form method="post" action="/control/faults">
  <label>Call <select name="path">${paths.map((path) => html`<option>${path}</option>`)}</select></label>
  <label>Fault
    <select name="kind">
      <option value="status">status</option>
      <option value="delay">delay, then the answer</option>
      <option value="never">never answers</option>
      <option value="reset">cuts the connection at once</option>
      <option value="cutInBody">cuts the connection in the middle of the answer</option>
      <option value="cutAfterCommit">does it, then cuts the connection</option>
      <option value="malformed">malformed answer</option>
    </select>
  </label>
  <label>Status <input name="status" inputmode="numeric" value="503"></label>
  <label>Delay, seconds <input name="seconds" inputmode="numeric" value="3"></label>
  <label>Malformed as <select name="shape">
    ${malformedShapes.map((shape) => html`<option>${shape}</option>`)}
  </select></label>
  <label>Answers (all, if empty) <input name="times" inputmode="numeric"></label>
  <button>Set</button>
</form>`
