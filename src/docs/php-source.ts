import { readFileSync } from 'node:fs';
import { Engine } from 'php-parser';
import { globSync } from 'tinyglobby';

/** A node of PHP's syntax tree, with the properties that this project uses. */
export type PhpNode = {
	kind: string;
	name?: string | PhpNode;
	value?: string | PhpNode;
	/** Source text of a boolean or a number. */
	raw?: string;
	type?: string;
	left?: PhpNode;
	right?: PhpNode;
	what?: PhpNode;
	offset?: PhpNode;
	arguments?: PhpNode[];
	items?: PhpNode[];
	key?: PhpNode | null;
	loc: { start: { offset: number }; end: { offset: number } };
};

/** A PHP file of the plugin. */
export type PhpSource = {
	file: string;
	source: string;
	nodes: readonly PhpNode[];
	/** Values of string constants of classes, by `Class::NAME`. */
	constants: ReadonlyMap< string, string >;
	/** Name of the class in the file. Empty if there is none. */
	className: string;
};

const engine = new Engine( {
	parser: { extractDoc: true },
	ast: { withPositions: true },
} );

/** Returns the plugin's PHP files, without tests and the demo site. */
export function phpSources( root = '.' ): PhpSource[] {
	return globSync( '{src/plugin,extensions,shared}/**/*.php', {
		cwd: root,
		ignore: [ '**/tests/**', '**/playground/**' ],
	} )
		.sort()
		.map( ( file ) =>
			phpSource( file, readFileSync( `${ root }/${ file }`, 'utf8' ) )
		);
}

/** Parses a PHP file. */
export function phpSource( file: string, source: string ): PhpSource {
	const nodes = nodesOf( engine.parseCode( source, file ) );
	const className =
		/^(?:final |abstract )*class (\w+)/m.exec( source )?.[ 1 ] ?? '';
	return {
		file,
		source,
		nodes,
		className,
		constants: new Map(
			nodes
				.filter( ( { kind } ) => kind === 'constant' )
				.flatMap( ( { name, value } ) =>
					typeof value === 'object' && value?.kind === 'string'
						? [
								[
									`${ className }::${ nameOf( name ) }`,
									String( value.value ),
								] as const,
							]
						: []
				)
		),
	};
}

/** Yields every node of a tree. */
export const nodesOf = ( tree: unknown ): PhpNode[] =>
	typeof tree === 'object' && tree !== null
		? [
				...( 'kind' in tree ? [ tree as PhpNode ] : [] ),
				...Object.values( tree ).flatMap( nodesOf ),
			]
		: [];

/** Returns a node's name. A string is returned unchanged. */
export const nameOf = ( name: string | PhpNode | undefined ): string =>
	typeof name === 'object' ? nameOf( name.name ) : ( name ?? '' );

/** Returns the name of the function or method that a node calls; empty for other nodes. */
export const callName = ( node: PhpNode ): string =>
	nameOf(
		node.kind === 'call' ? ( node.what?.offset ?? node.what ) : undefined
	).replace( /^\\/, '' );

/** Returns the calls to functions or methods with the given names, with their arguments. */
export function callsOf(
	{ nodes }: PhpSource,
	names: readonly string[]
): { name: string; node: PhpNode; args: readonly PhpNode[] }[] {
	return nodes.flatMap( ( node ) => {
		const name = callName( node );
		return names.includes( name )
			? [ { name, node, args: node.arguments ?? [] } ]
			: [];
	} );
}

/**
 * Returns the text of an expression, with variable parts in braces: `dovetail_blocks_settings_{current}`. Null if the
 * expression is not a string.
 */
export function textOf(
	node: PhpNode | undefined,
	{ className }: Pick< PhpSource, 'className' >,
	constants: ReadonlyMap< string, string >
): string | null {
	switch ( node?.kind ) {
		case 'string':
			return String( node.value );
		case 'bin': {
			const parts = [ node.left, node.right ].map( ( part ) =>
				textOf( part, { className }, constants )
			);
			return node.type === '.' && parts[ 0 ] !== null
				? `${ parts[ 0 ] }${ parts[ 1 ] ?? '{…}' }`
				: null;
		}
		case 'variable':
			return `{${ nameOf( node.name ) }}`;
		case 'encapsed':
			return Array.isArray( node.value )
				? ( node.value as PhpNode[] )
						.map(
							( {
								expression,
							}: PhpNode & { expression?: PhpNode } ) =>
								textOf(
									expression,
									{ className },
									constants
								) ?? '{…}'
						)
						.join( '' )
				: null;
		case 'staticlookup': {
			const owner = nameOf( node.what ).replace( /^.*\\/, '' );
			return (
				constants.get(
					`${ owner === 'self' || ! owner ? className : owner }::${ nameOf( node.offset ) }`
				) ?? null
			);
		}
		default:
			return null;
	}
}

/**
 * Returns the string constants of all files. Class names without namespace are sufficient, because no two classes with
 * such constants have the same name.
 */
export const allConstants = (
	sources: readonly PhpSource[]
): ReadonlyMap< string, string > =>
	new Map( sources.flatMap( ( { constants } ) => [ ...constants ] ) );
