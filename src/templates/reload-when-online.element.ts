// The page that was asked for comes by itself once there is a connection again, unless the person leaves for another one
// just then: a reload would bring them back.
let isLeaving = false
addEventListener('beforeunload', () => {
  isLeaving = true
})
addEventListener('online', () => {
  if (!isLeaving) location.reload()
})
