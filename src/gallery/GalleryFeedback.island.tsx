import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Notification } from '../ui/Notification.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Tabs } from '../ui/Tabs.tsx'

const notifications = ['info', 'success', 'warning', 'error'] as const
const tabs = [
  { key: 'profile', label: 'Profilis', content: <p>Vardas ir paveikslėlis.</p> },
  { key: 'consents', label: 'Sutikimai', content: <p>Ką ir kaip tau galime siūlyti.</p> },
  { key: 'cards', label: 'Išsaugotos kortelės', content: <p>Kortelių dar nėra.</p> },
]

export function GalleryFeedback() {
  const [tab, setTab] = useState('profile')
  const [isOpen, setOpen] = useState(false)
  const [isClosed, setClosed] = useState(false)
  return (
    <div className="gallery-row">
      <h3>Notification</h3>
      {notifications.map((type) => (
        <Notification key={type} type={type} title="Sąskaita papildyta">
          <p>Pinigai jau sąskaitoje.</p>
        </Notification>
      ))}
      {!isClosed && (
        <Notification type="info" close={{ label: 'Uždaryti pranešimą', onClose: () => setClosed(true) }}>
          <p>Šį pranešimą gali užverti.</p>
        </Notification>
      )}
      <h3>Spinner</h3>
      <Spinner label="Įkeliame" />
      <h3>Tabs</h3>
      {(['default', 'black', 'standard'] as const).map((variant) => (
        <Tabs
          key={variant}
          label={`Tabs ${variant}`}
          variant={variant}
          tabs={tabs}
          value={tab}
          onChange={setTab}
        />
      ))}
      <h3>Dialog</h3>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="outline" onClick={() => setOpen(true)}>
          Atverti langą
        </Button>
      </div>
      <Dialog isOpen={isOpen} title="Kur rasti PUK kodą" closeLabel="Uždaryti" onClose={() => setOpen(false)}>
        <p className="mb-4">PUK kodas atspausdintas ant laikiklio, iš kurio išlaužei SIM kortelę.</p>
        <Button onClick={() => setOpen(false)}>Supratau</Button>
      </Dialog>
    </div>
  )
}
