/**
 * Netlify begins each build with an empty folder. Kept from the last one: the compiled code and the release, so that
 * a publication renders what changed there too. Without them a build makes everything.
 */
const kept = ['dist', 'dist.code']

export const onPreBuild = ({ utils }) => utils.cache.restore(kept)
export const onSuccess = ({ utils }) => utils.cache.save(kept)
