import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'
import { askLaterWords } from '../../lib/later-words.ts'
import { account } from '../../session/account.store.ts'
import { LatePart } from '../../ui/LatePart.tsx'
import { later } from '../../ui/later.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { standingOf } from '../notifications/standing.ts'
import { useStanding } from '../notifications/use-standing.ts'
import { ForNumber } from '../numbers/ForNumber.tsx'
import { settings } from './settings.store.ts'
import { isLaterSectionKey, isSectionKey, type SectionKey, sectionIn, sectionWordsPath } from './settings.ts'
import type { PanelProps } from './settings-props.ts'

interface Props extends PanelProps {
  /** A tab whose key is none of ours has only what an editor put under it. */
  sections: readonly { key: string; title: string }[]
}

/** A tab's script is loaded when it is opened. */
const panels: Record<SectionKey, ComponentType<PanelProps>> = {
  profile: later(async () => (await import('./ProfilePanel.tsx')).ProfilePanel),
  numbers: later(async () => (await import('./NumbersPanel.tsx')).NumbersPanel),
  consents: later(async () => (await import('./ConsentsPanel.tsx')).ConsentsPanel),
  payments: later(async () => (await import('./PaymentsPanel.tsx')).PaymentsPanel),
  sim: later(async () => (await import('./SimPanel.tsx')).SimPanel),
}

/** The settings in tabs; the open one is the address's fragment, so that it survives a reload and a log-in. */
export function Settings({ sections, ...panel }: Props) {
  const [here] = useState(() => {
    const keys = sections.map(({ key }) => key)
    return () => sectionIn(location, keys) ?? keys[0] ?? ''
  })
  const [open, setOpen] = useState(here)
  const parts = [useStore(account.$loaded), useStore(settings.$loaded)]
  useStanding({ ...standingOf(parts), onTryAgain: refresh })
  useEffect(() => {
    const follow = () => setOpen(here())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [here])
  useEffect(() => showBlocksOf(open), [open])
  const choose = (key: string) => {
    history.replaceState(history.state, '', `${location.pathname}#${key}`)
    setOpen(key)
  }
  return (
    <Tabs
      label={panel.words['settings.tabs']}
      variant="black"
      value={open}
      onChange={choose}
      tabs={sections.map(({ key, title }) => ({
        key,
        label: title,
        content: <Panel section={key} {...panel} />,
      }))}
    />
  )
}

/** Only what a tab has asked for already. */
function refresh(): void {
  for (const part of [account, settings]) if (part.$loaded.get().name !== 'loading') void part.refresh()
}

function Panel({ section, ...panel }: PanelProps & { section: string }) {
  const { language } = panel
  useEffect(() => {
    // Beside the tab's script, and not after it.
    if (isLaterSectionKey(section)) void askLaterWords(sectionWordsPath(section, language))
  }, [section, language])
  if (!isSectionKey(section)) return null
  const Section = panels[section]
  return (
    <LatePart
      loadingLabel={panel.words['settings.loading']}
      failed={panel.words['settings.notLoaded']}
      tryAgain={panel.words['settings.tryAgain']}
    >
      {section === 'numbers' ? (
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

/** What an editor put under a tab is in the page's HTML, and is seen with its tab. */
function showBlocksOf(open: string) {
  for (const blocks of document.querySelectorAll<HTMLElement>('[data-settings-section]'))
    blocks.hidden = blocks.dataset.settingsSection !== open
}
