import * as v from 'valibot'
import type { DeliverySpace } from '../environment.ts'

const ErrorBody = v.object({ sys: v.object({ id: v.string() }), message: v.string() })

/** What the client throws for a request: with an answer where Contentful gave one. */
const Failure = v.object({
  isAxiosError: v.literal(true),
  message: v.string(),
  response: v.optional(v.object({ status: v.number(), data: v.fallback(v.optional(ErrorBody), undefined) })),
})

/** A sync token is no longer valid: Contentful answers 400, with no id that would tell it from other mistakes. */
export function isRefusedToken(error: unknown): boolean {
  const failure = v.safeParse(Failure, error)
  return failure.success && failure.output.response?.status === 400
}

/** Contentful answers at most 7 MB; this is a 400 with no id of its own either. */
export function isTooLarge(error: unknown): boolean {
  const failure = v.safeParse(Failure, error)
  return failure.success && /size too big/i.test(failure.output.response?.data?.message ?? '')
}

/** Why a pull failed, in a sentence without the token. */
export function failureSentence(error: unknown, { space, environment, host }: DeliverySpace): string {
  const where = `space "${space}", environment "${environment}" at ${host}`
  const failure = v.safeParse(Failure, error)
  if (!failure.success) return `The content of ${where} can't be read: ${errorMessage(error)}`
  const { message, response } = failure.output
  if (!response) return `${host} can't be reached: ${message}`
  switch (response.status) {
    case 401:
    case 403:
      return `CONTENTFUL_DELIVERY_TOKEN is not valid for ${where}.`
    case 404:
      return `There is no ${where}.`
    default: {
      const words = response.data ? `${response.data.sys.id}: ${response.data.message}` : message
      return `The content of ${where} can't be read (${response.status} ${words}).`
    }
  }
}

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))
