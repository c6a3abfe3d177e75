/**
 * Whom an identity check is for, called as a webhook is. It may be asking the provider within a transaction of its own:
 * call it within none of ours, or each waits for the other for ever.
 */
export interface RelyingParty {
  /**
   * A check is decided. `reference`: what the relying party knows it by; `submittedAt`: when the pictures came, UTC
   * milliseconds.
   */
  hearDecision(reference: string, submittedAt: number): Promise<void>
}
