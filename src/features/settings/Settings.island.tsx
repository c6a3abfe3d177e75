import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'
import { askLaterWords } from '../../lib/later-words.ts'
import { toldTitle } from '../../lib/told-title.ts'
import { account } from '../../session/account.store.ts'
import { LatePart } from '../../ui/LatePart.tsx'
import { later } from '../../ui/later.tsx'
import { standingOf } from '../notifications/standing.ts'
import { useStanding } from '../notifications/use-standing.ts'
import { ForNumber } from '../numbers/ForNumber.tsx'
import styles from './panels.css?url'
import { SettingsNav } from './SettingsNav.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'
import { sectionFacts } from './section-facts.ts'
import { settings } from './settings.store.ts'
import { cardsOf, isSectionKey, type Section, type SectionKey, sectionWordsPath } from './settings.ts'
import type { PanelProps } from './settings-props.ts'
import { useIsWide } from './use-is-wide.ts'
import { usePlace } from './use-place.ts'

interface Props extends PanelProps {
  sections: readonly Section[]
}

/** What these are about is the account's, and not the current number's. */
const aboutAccount: readonly SectionKey[] = ['numbers', 'orders']

/** A section's script is loaded when it is opened. */
const panels: Record<SectionKey, ComponentType<PanelProps>> = {
  profile: later(async () => (await import('./profile/ProfilePanel.tsx')).ProfilePanel),
  numbers: later(async () => (await import('./numbers/NumbersPanel.tsx')).NumbersPanel),
  orders: later(async () => (await import('./orders/OrdersPanel.tsx')).OrdersPanel),
  alerts: later(async () => (await import('./alerts/AlertsPanel.tsx')).AlertsPanel),
  consents: later(async () => (await import('./consents/ConsentsPanel.tsx')).ConsentsPanel),
  payments: later(async () => (await import('./payments/PaymentsPanel.tsx')).PaymentsPanel),
  sim: later(async () => (await import('./sim/SimPanel.tsx')).SimPanel),
  data: later(async () => (await import('./data/DataPanel.tsx')).DataPanel),
}

/** The settings: a list of sections, and the open one alone on a phone or beside the list where there is room. */
export function Settings({ sections, ...panel }: Props) {
  const { words, language } = panel
  const [pageTitle] = useState(() => document.title)
  const isWide = useIsWide()
  const place = usePlace(sections)
  const open = sections.find(({ key }) => key === place.open) ?? (isWide ? sections[0] : undefined)
  const ofAccount = useStore(account.$loaded)
  const ofSettings = useStore(settings.$loaded)
  useStanding({ ...standingOf([ofAccount, ofSettings]), onTryAgain: refresh })
  useEffect(() => {
    // Every section asks for these too: both are asked once a page.
    void account.load()
    void settings.load()
  }, [])
  useEffect(() => {
    showBlocksOf(open?.key)
    document.title = open ? toldTitle(pageTitle, open.title) : pageTitle
  }, [open, pageTitle])
  return (
    <>
      {(isWide || !open) && (
        <SettingsNav
          label={words['settings.tabs']}
          sections={sections}
          current={open?.key}
          left={open ? undefined : place.left}
          facts={sectionFacts(ofAccount, ofSettings, words, language)}
        />
      )}
      {open && (
        <SettingsSection
          key={open.key}
          title={open.title}
          back={isWide ? undefined : words['settings.back']}
          isCome={place.left !== undefined}
        >
          <Panel section={open.key} {...panel} />
        </SettingsSection>
      )}
    </>
  )
}

/** Only what was asked for already. */
function refresh(): void {
  for (const part of [account, settings]) if (part.$loaded.get().name !== 'loading') void part.refresh()
}

function Panel({ section, ...panel }: PanelProps & { section: string }) {
  const { language } = panel
  useEffect(() => {
    // Beside the section's script, and not after it.
    if (isSectionKey(section)) void askLaterWords(sectionWordsPath(section, language))
  }, [section, language])
  if (!isSectionKey(section)) return null
  const Section = panels[section]
  return (
    <LatePart
      loadingLabel={panel.words['settings.loading']}
      loading={<SettingsSkeleton label={panel.words['settings.loading']} cards={cardsOf[section]} />}
      failed={panel.words['settings.notLoaded']}
      tryAgain={panel.words['settings.tryAgain']}
    >
      {/* Why: docs/decisions/0118-panels-bring-their-styles.md */}
      <link rel="stylesheet" href={styles} precedence="default" />
      {aboutAccount.includes(section) ? (
        <Section {...panel} />
      ) : (
        <ForNumber
          language={language}
          loadingLabel={panel.words['settings.loading']}
          failed={panel.words['settings.notLoaded']}
          tryAgain={panel.words['settings.tryAgain']}
        >
          <Section {...panel} />
        </ForNumber>
      )}
    </LatePart>
  )
}

/** What an editor put under a section, or under the list alone, is in the page's HTML, and is seen with it. */
function showBlocksOf(open = '') {
  for (const blocks of document.querySelectorAll<HTMLElement>('[data-settings-section]'))
    blocks.hidden = blocks.dataset.settingsSection !== open
}
