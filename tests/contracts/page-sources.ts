import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** A file, the way it reads from the page, and the reason why that is safe. */
export type PageSource = readonly [
	path: string,
	kinds: string,
	proof: string,
];

/** Names of the globals that give scripts access to the surrounding page, by kind of access. */
const KINDS = {
	element: [
		'getElementById',
		'querySelector',
		'querySelectorAll',
		'getElementsByClassName',
		'getElementsByName',
		'getElementsByTagName',
		'elementFromPoint',
		'currentScript',
		'scripts',
	],
	attribute: [ 'dataset', 'getAttribute', 'getAttributeNames' ],
	html: [
		'innerHTML',
		'outerHTML',
		'insertAdjacentHTML',
		'createContextualFragment',
		'dangerouslySetInnerHTML',
		'RawHTML',
		'DOMParser',
		'parseHtml',
		'setHTMLUnsafe',
		'srcdoc',
	],
	style: [
		'getComputedStyle',
		'getPropertyValue',
		'cssText',
		'insertRule',
		'adoptedStyleSheets',
	],
	global: [ 'globalThis' ],
	message: [ 'postMessage', 'MessageEvent', 'onmessage' ],
	location: [ 'location' ],
	storage: [ 'sessionStorage', 'localStorage', 'indexedDB', 'cookie' ],
} as const;

export type Kind = keyof typeof KINDS;

const kindOf = new Map< string, Kind >(
	( Object.keys( KINDS ) as Kind[] ).flatMap( ( kind ) =>
		KINDS[ kind ].map( ( name ) => [ name, kind ] as const )
	)
);

/** Returns each way in which a script reads from the page or the editor around it, as `path kind`. */
export function pageSources(): string[] {
	const files = [
		'src/editor.ts',
		...globSync( '{extensions,shared,src/registration}/**/*.{ts,tsx}', {
			ignore: [ '**/tests/**', '**/*.d.ts', '**/*.mock.ts' ],
		} ),
	];
	return files
		.flatMap( ( path ) =>
			kindsIn( path, readFileSync( path, 'utf8' ) ).map(
				( kind ) => `${ path } ${ kind }`
			)
		)
		.sort();
}

/**
 * Returns the ways a source text accesses the page. Names in comments and strings don't count, except the event name
 * `message`.
 */
export function kindsIn( path: string, text: string ): Kind[] {
	const kinds = new Set< Kind >();
	const add = ( kind: Kind | undefined ) => kind && kinds.add( kind );
	const walk = ( node: ts.Node ): void => {
		if ( ts.isIdentifier( node ) ) {
			const kind = kindOf.get( node.text );
			add(
				kind === 'location' && ! isOfWindow( node ) ? undefined : kind
			);
		}
		if ( ts.isStringLiteral( node ) && node.text === 'message' ) {
			add( isFirstArgument( node ) ? 'message' : undefined );
		}
		if (
			// To use variables that WordPress or plugins add to `window`, TypeScript code needs a type assertion.
			( ts.isIntersectionTypeNode( node ) &&
				node.types.some( ( type ) => type.getText() === 'Window' ) &&
				node.types.some( ts.isTypeLiteralNode ) ) ||
			( ts.isCallExpression( node ) &&
				/^Reflect\.get\( (window|win|scope|defaultView)\b/.test(
					node.getText()
				) )
		) {
			add( 'global' );
		}
		// Types and re-exported names do not exist in the compiled script.
		if (
			! ts.isTypeQueryNode( node ) &&
			! ts.isImportDeclaration( node ) &&
			! ts.isExportDeclaration( node )
		) {
			ts.forEachChild( node, walk );
		}
	};
	walk(
		ts.createSourceFile(
			path,
			text,
			ts.ScriptTarget.Latest,
			true,
			path.endsWith( 'x' ) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
		)
	);
	return [ ...kinds ];
}

/**
 * Whether a name is accessed as a property of `window`, as in `win.location`. Other objects have properties with the
 * same names.
 */
function isOfWindow( { parent }: ts.Identifier ): boolean {
	return (
		ts.isPropertyAccessExpression( parent ) &&
		/^(window|win|doc|document|globalThis|windowOf\(.*\))$/.test(
			parent.expression.getText()
		)
	);
}

/** Whether a string is the first argument of a call, such as `addEventListener( 'message', … )`. */
function isFirstArgument( node: ts.StringLiteral ): boolean {
	return (
		ts.isCallExpression( node.parent ) &&
		/addEventListener$/.test( node.parent.expression.getText() ) &&
		node.parent.arguments[ 0 ] === node
	);
}
