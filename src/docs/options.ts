import { findFacts, mergeFacts } from '../bundle/find-facts';
import { docblockBefore } from './docblock';
import { allConstants, callsOf, textOf, type PhpSource } from './php-source';

type StoredOption = { name: string; text: string; file: string };

/** A setting, stored in `dovetail_blocks_settings`. */
type Setting = { name: string; default: string; text: string; owner: string };

const PREFIX = 'dovetail_blocks_';

const FUNCTIONS = [
	'get_option',
	'add_option',
	'update_option',
	'delete_option',
	'option',
];

/**
 * Finds the plugin's options, sorted by name. An option's description is the docblock of its constant, or the docblock
 * before a call that contains its name.
 */
export function findOptions( sources: readonly PhpSource[] ): StoredOption[] {
	const constants = allConstants( sources );
	const declared = sources.flatMap( declaredNames );
	const found: StoredOption[] = [
		...declared.filter( ( { isOption } ) => isOption ),
		...sources.flatMap( ( source ) =>
			callsOf( source, FUNCTIONS ).map( ( { node, args } ) => ( {
				name: textOf( args[ 0 ], source, constants ) ?? '',
				text:
					docblockBefore( source.source, node.loc.start.offset )
						?.text ?? '',
				file: source.file,
			} ) )
		),
	]
		.filter( ( { name } ) => name.startsWith( PREFIX ) )
		.map( ( { name, text, file } ) => ( {
			name: name.replace( /\{\w+\}/g, '{…}' ).replace( /_$/, '_{…}' ),
			text,
			file,
		} ) );
	return [ ...new Set( found.map( ( { name } ) => name ) ) ]
		.sort()
		.flatMap( ( name ) => {
			const all = [ ...declared, ...found ].filter(
				( option ) => option.name === name
			);
			return all.find( ( { text } ) => text ) ?? all[ 0 ] ?? [];
		} );
}

/**
 * Returns constants that may contain option names, with their docblocks. A name that ends with an underscore is a
 * prefix.
 */
const declaredNames = ( { source, file }: PhpSource ) =>
	Array.from(
		source.matchAll( /\bconst (\w+) += '(dovetail_blocks_\w+)';/g ),
		( { index, 1: constant = '', 2: value = '' } ) => ( {
			name: value.replace( /_$/, '_{…}' ),
			text: docblockBefore( source, index )?.text ?? '',
			file,
			isOption: constant.includes( 'OPTION' ),
		} )
	);

/** Finds the settings of all extensions, sorted by name. */
export async function findSettings(): Promise< Setting[] > {
	const facts = await findFacts();
	const owners = new Map(
		[ ...facts ].flatMap( ( [ owner, { settings = {} } ] ) =>
			Object.keys( settings ).map( ( name ) => [ name, owner ] as const )
		)
	);
	return Object.entries( mergeFacts( facts, 'settings' ) )
		.map( ( [ name, field ] ) => ( {
			name,
			default: defaultOf( field ),
			text: `${ field.label }. ${ field.help }`,
			owner: owners.get( name ) ?? '',
		} ) )
		.sort( ( a, b ) => a.name.localeCompare( b.name, 'en' ) );
}

/** Returns the default value of a field. Without one, numbers are 0 and strings are empty. */
function defaultOf( field: object ): string {
	if ( 'default' in field ) {
		return String( field.default );
	}
	return 'max' in field ? '0' : 'empty';
}

/** Returns the names of the options that store keys and accounts, by connection. */
export async function connectionOptions(): Promise<
	{ id: string; name: string; option: string }[]
> {
	return Object.entries( mergeFacts( await findFacts(), 'connections' ) )
		.filter( ( [ , { method } ] ) => method !== 'none' )
		.map( ( [ id, { name, type, method } ] ) => ( {
			id,
			name,
			option: `connectors_${ type }_${ id }_${ method }`.replaceAll(
				'-',
				'_'
			),
		} ) )
		.sort( ( a, b ) => a.id.localeCompare( b.id, 'en' ) );
}
