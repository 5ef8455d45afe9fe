/** What all projects share: TypeScript and the few packages that ship ES modules only go through SWC, which is quicker than Babel. */
const shared = {
	transform: {
		'\\.m?[jt]sx?$': [
			'@swc/jest',
			{
				jsc: {
					target: 'es2022',
					parser: { syntax: 'typescript', tsx: true },
					transform: { react: { runtime: 'automatic' } },
				},
			},
		],
	},
	transformIgnorePatterns: [
		'/node_modules/(?!(uuid|marked|@wordpress/theme|parsel-js|hono|@hono/node-server|swiper|gettext-parser|encoding|markdown-it-cjk-friendly|get-east-asian-width)/)',
	],
	moduleFileExtensions: [ 'ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json' ],
	moduleNameMapper: {
		'\\.(scss|css)$': '<rootDir>/tests/harness/empty.cjs',
		'^@wordpress/editor$': '<rootDir>/tests/harness/wordpress-editor.tsx',
	},
	modulePathIgnorePatterns: [ '<rootDir>/build/', '<rootDir>/.cache/' ],
	setupFilesAfterEnv: [
		'<rootDir>/tests/harness/setup-unexpected-console.ts',
	],
	restoreMocks: true,
};

const document = {
	...shared,
	testEnvironment: 'jsdom',
	setupFilesAfterEnv: [
		...shared.setupFilesAfterEnv,
		'<rootDir>/tests/harness/setup-jsdom.ts',
	],
};

const isTest = '<rootDir>/{src,extensions,shared,tests}/**/*';

/** The name of a test file says what it needs: `*.test.*` Node, `*.jsdom.test.*` a document, `edit.jsdom.test.tsx` the whole block editor, `*.built.test.*` the finished build. */
export default {
	projects: [
		{
			...shared,
			displayName: 'node',
			testEnvironment: 'node',
			testMatch: [ `${ isTest }.test.{ts,tsx}` ],
			testPathIgnorePatterns: [ '\\.(jsdom|built)\\.test\\.' ],
		},
		{
			...document,
			displayName: 'jsdom',
			testMatch: [ `${ isTest }.jsdom.test.{ts,tsx}` ],
			testPathIgnorePatterns: [ '/edit\\.jsdom\\.test\\.' ],
		},
		{
			...document,
			displayName: 'editor',
			globalSetup: '<rootDir>/tests/harness/bundle-wordpress.ts',
			moduleNameMapper: {
				...document.moduleNameMapper,
				'^@wordpress/([a-z0-9-]+)$':
					'<rootDir>/.cache/wordpress-packages/$1.js',
			},
			modulePathIgnorePatterns: [ '<rootDir>/build/' ],
			transformIgnorePatterns: [
				...document.transformIgnorePatterns,
				'<rootDir>/.cache/',
			],
			testMatch: [
				'<rootDir>/{src,extensions,shared,tests}/**/edit.jsdom.test.tsx',
			],
		},
		{
			...shared,
			displayName: 'built',
			testEnvironment: 'node',
			testMatch: [ `${ isTest }.built.test.{ts,tsx}` ],
		},
	],
};
