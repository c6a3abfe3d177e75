import { useEffect, useRef } from 'react'

/** Formatted text that the page keeps in a `<template>`: script copies it and writes no HTML. Nothing where it isn't there. */
export function TemplateContent({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const template = document.getElementById(id)
    if (template instanceof HTMLTemplateElement)
      place.current?.replaceChildren(template.content.cloneNode(true))
  }, [id])
  return <div className="prose" ref={place} />
}
