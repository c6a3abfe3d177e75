/** The host's own rule engine, which ships without types: what this project uses of it. */
declare module 'netlify-redirector' {
  export interface MatchRequest {
    scheme: string
    host: string
    path: string
    query: string
    getHeader: (name: string) => string
    getCookie: (name: string) => string
  }
  export interface Match {
    to: string
    status: number
    force: boolean
  }
  export interface Matcher {
    match: (request: MatchRequest) => Match | null
  }
  const redirector: {
    parseJSON: (rules: string, options: { jwtSecret: string; jwtRoleClaim: string }) => Promise<Matcher>
  }
  export default redirector
}
