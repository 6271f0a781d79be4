/** Every text of the language, in one file. */
const texts = import.meta.glob<string>('../en/*.ftl', { query: '?raw', import: 'default', eager: true })

export default Object.values(texts)
