import { createRequire } from 'node:module';

const require = createRequire( import.meta.url );
const defaults = require( '@wordpress/scripts/config/eslint.config.cjs' );

/**
 * Import rules are checked by tests/contracts/architecture.test.ts; this configuration holds what an editor should show
 * while typing.
 */
/** Names that exports must not have, each with the advice that ESLint shows. */
const EXPORT_NAMES = [
	[
		'/^(most|longest|largest|highest|lowest|shortest|smallest|newest|oldest)(_|$)/i',
		'Name a limit MAX_*, MIN_*, *_LIMIT, *_MS, *_SECONDS or *_BYTES, with what it limits: MAX_POSTS.',
	],
	[
		'/^(?!(embed|touched)$)[a-z]+ed$/',
		'A participle alone does not say what it is. Name a function for what it does (formatNumber) and a value for what it is (capturedOrder).',
	],
].map( ( [ name, message ] ) => ( {
	selector: `ExportNamedDeclaration > :matches( FunctionDeclaration, VariableDeclaration > VariableDeclarator ) > Identifier.id[name=${ name }]`,
	message,
} ) );

export default [
	{ ignores: [ 'build/**', '.cache/**', 'node_modules/**' ] },
	...defaults,
	{
		files: [ '**/*.{ts,tsx}' ],
		rules: {
			'no-undef': 'off',
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/check-tag-names': 'off',
			'jsdoc/check-param-names': 'off',
			'jsdoc/no-undefined-types': 'off',
			'@typescript-eslint/no-explicit-any': 'error',
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'dovetail-blocks' },
			],
			'@wordpress/no-unsafe-wp-apis': 'off',
			// Methods are bivariant, which lets definitions of different blocks share one list.
			'@typescript-eslint/method-signature-style': 'off',
			'no-console': [ 'error', { allow: [ 'warn', 'error' ] } ],
			'import/no-unresolved': 'off',
			'import/no-extraneous-dependencies': 'off',
		},
	},
	{
		// Parameter types are in TypeScript or a .d.ts file, or obvious in a configuration file.
		files: [ '*.js', 'src/bundle/*.js' ],
		rules: {
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
		},
	},
	{
		// Ambient types keep the parameters of what they extend; type tests use values for their types.
		files: [ '**/*.d.ts', 'tests/types/**' ],
		rules: { '@typescript-eslint/no-unused-vars': 'off' },
	},
	{
		// Commands talk to the person who typed them.
		files: [
			'src/{bundle,commands,docs,platform,playground,scaffold}/**',
			'tests/**',
		],
		rules: { 'no-console': 'off' },
	},
	{
		// `usePlatform` of the harness is no hook.
		files: [ '**/tests/**' ],
		rules: { 'react-hooks/rules-of-hooks': 'off' },
	},
	{
		files: [
			'extensions/**/*.{ts,tsx}',
			'src/{editor,registration/**/*}.{ts,tsx}',
		],
		ignores: [ '**/tests/**' ],
		rules: {
			'no-restricted-globals': [
				'error',
				{
					name: 'fetch',
					message:
						'Use call() of #shared/api: it types the call, and turns every failure into one ApiError.',
				},
			],
			'no-restricted-imports': [
				'error',
				{
					paths: [
						{
							name: '@wordpress/api-fetch',
							message:
								'Declare an endpoint in api.ts and use call() of #shared/api.',
						},
					],
				},
			],
		},
	},
	{
		files: [ '{extensions,shared}/**/*.{ts,tsx}' ],
		ignores: [ '**/tests/**', 'shared/request/**' ],
		rules: {
			'no-restricted-properties': [
				'error',
				{
					property: 'fetch',
					message:
						'Use ask() or tryRequest() of #shared/request: they ask the site alone, by a parser that an endpoint declares.',
				},
			],
		},
	},
	{
		files: [ 'src/**/*.{ts,tsx}' ],
		ignores: [ '**/tests/**' ],
		rules: { 'no-restricted-syntax': [ 'error', ...EXPORT_NAMES ] },
	},
	{
		files: [ '{extensions,shared}/**/*.{ts,tsx}' ],
		ignores: [ '**/tests/**', 'shared/undo/**' ],
		rules: {
			'no-restricted-syntax': [
				'error',
				...EXPORT_NAMES,
				{
					selector: 'Identifier[name=/^__unstableMark/]',
					message:
						'Use useWriteWithoutStep() or useStep() of #shared/undo: they know what is one step for Undo.',
				},
				{
					selector:
						"CallExpression[callee.property.name='parseFromString'][arguments.0.value!=''] > Literal[value='text/html']",
					message:
						'Use parseHtml() of #shared/view: it takes linear time whatever surrounds the elements.',
				},
			],
		},
	},
];
