import base from '/work/trees/matrix25/playwright.config.ts'
export default { ...base, testDir: '/work/trees/matrix25/tests/browser/live', workers: 1, webServer: undefined, use: { ...base.use, baseURL: 'http://bare.test' } }
