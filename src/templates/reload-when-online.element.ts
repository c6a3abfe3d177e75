// The page that was asked for comes by itself once there is a connection again.
addEventListener('online', () => location.reload())
