import * as v from 'valibot'
import { languages } from '../i18n/language.ts'
import { Button } from './button.ts'
import { Page } from './page.ts'

export const Header = v.object({
  links: v.array(Button),
  selfServiceLink: v.optional(Button),
})
export type Header = v.InferOutput<typeof Header>

export const LinkGroup = v.object({ id: v.string(), title: v.string(), links: v.array(Button) })

export const Footer = v.object({
  slogan: v.string(),
  groups: v.array(LinkGroup),
  legalText: v.string(),
})
export type Footer = v.InferOutput<typeof Footer>

/** All content of the site in one language: what content-sync writes and the build reads. */
export const Site = v.object({
  language: v.picklist(languages),
  pages: v.array(Page),
  header: Header,
  footer: Footer,
  microcopy: v.record(v.string(), v.string()),
})
export type Site = v.InferOutput<typeof Site>

export const Snapshot = v.object({ lt: Site, en: Site, ru: Site })
export type Snapshot = v.InferOutput<typeof Snapshot>
