import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Notification } from '../ui/Notification.tsx'
import { Spinner } from '../ui/Spinner.tsx'

const notifications = ['info', 'success', 'warning', 'error'] as const

export function GalleryFeedback() {
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
