import { readFileSync } from 'node:fs';
import { Engine } from 'php-parser';
import { globSync } from 'tinyglobby';

/** A node of PHP's syntax tree, with the parts that the reference reads. */
export type PhpNode = {
	kind: string;
	name?: string | PhpNode;
	value?: string | PhpNode;
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
	/** Values of class constants that are strings, by `Class::NAME`. */
	constants: ReadonlyMap< string, string >;
	/** Name of the file's class; empty without one. */
	className: string;
};

const engine = new Engine( {
	parser: { extractDoc: true },
	ast: { withPositions: true },
} );

/** The plugin's PHP, without tests and the demo site. */
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

/** Parses one file. */
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

const nodesOf = ( tree: unknown ): PhpNode[] =>
	typeof tree === 'object' && tree !== null
		? [
				...( 'kind' in tree ? [ tree as PhpNode ] : [] ),
				...Object.values( tree ).flatMap( nodesOf ),
			]
		: [];

const nameOf = ( name: string | PhpNode | undefined ): string =>
	typeof name === 'object' ? nameOf( name.name ) : ( name ?? '' );

/** Calls of functions or methods by name, with their arguments. */
export function callsOf(
	{ nodes }: PhpSource,
	names: readonly string[]
): { name: string; node: PhpNode; args: readonly PhpNode[] }[] {
	return nodes.flatMap( ( node ) => {
		const name = nameOf(
			node.kind === 'call'
				? ( node.what?.offset ?? node.what )
				: undefined
		).replace( /^\\/, '' );
		return names.includes( name )
			? [ { name, node, args: node.arguments ?? [] } ]
			: [];
	} );
}

/**
 * The text of an expression; variable parts in braces, as in `dovetail_blocks_settings_{current}`. Null for anything
 * that is no text.
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

/** Every constant of every file. The plugin's class names with such constants differ, so short names are enough. */
export const allConstants = (
	sources: readonly PhpSource[]
): ReadonlyMap< string, string > =>
	new Map( sources.flatMap( ( { constants } ) => [ ...constants ] ) );
