/** Hands the person a file to keep; nothing leaves the browser. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
