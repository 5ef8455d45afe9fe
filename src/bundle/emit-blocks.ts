import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { blockJson } from './block-json';
import type { BlockVariation } from '#shared/definitions';
import type { BlockOnDisk } from './find-blocks';
import { phpLiteral } from './php-literal';

/** Maps `block.json` properties to their names in WordPress's block registry, if the names differ. */
const REGISTRY_NAMES: Readonly< Record< string, string > > = {
	apiVersion: 'api_version',
	providesContext: 'provides_context',
	usesContext: 'uses_context',
	allowedBlocks: 'allowed_blocks',
};

/** Names of a block's files, mapped to their keys in block.json. */
const FILES = {
	render: 'render',
	style: 'style',
	module: 'viewScriptModule',
} as const;

/** Keys that the block registry does not accept. The plugin registers the files itself. */
const NO_SETTING: readonly string[] = [
	'$schema',
	'name',
	'version',
	'textdomain',
	'editorScript',
	'editorStyle',
	...Object.values( FILES ),
];

/** Keys with texts, which only the editor needs. Pages do not load them. */
const TEXT_KEYS: readonly string[] = [
	'title',
	'description',
	'keywords',
	'variations',
	'example',
];

/**
 * Returns PHP code of an array of all blocks by slug, with the arguments of `register_block_type()` and file versions.
 * Translatable strings are passed to translation functions. One array is faster than a `block.json` per block, because
 * WordPress would read, validate and translate each file.
 */
export function blocksPhp(
	blocks: readonly BlockOnDisk[],
	out: string,
	version: string
): string {
	const entries = blocks.map( ( block ) => {
		const json = blockJson( block, version );
		const settings = Object.entries( json )
			.filter(
				( [ name ] ) =>
					! NO_SETTING.includes( name ) &&
					! TEXT_KEYS.includes( name )
			)
			.map( line );
		return [
			`\t${ phpLiteral( block.slug ) } => array(`,
			`\t\t'settings' => array(\n${ settings.join( '' ) }${
				block.data.rendersInnerBlocks
					? "\t\t\t'skip_inner_blocks' => true,\n"
					: ''
			}\t\t),`,
			...Object.entries( FILES ).map(
				( [ key, name ] ) =>
					`\t\t'${ key }' => ${ phpLiteral(
						fileOf( block.slug, filesIn( json[ name ] )[ 0 ], out ),
						2
					) },`
			),
			...( block.data.loads
				? [
						`\t\t'loads' => ${ phpLiteral( block.data.loads ) },`,
						`\t\t'own_style' => ${ phpLiteral(
							fileOf(
								block.slug,
								filesIn( json.style )[ 1 ],
								out
							),
							2
						) },`,
					]
				: [] ),
			...( block.data.coreStyles
				? [
						`\t\t'core_styles' => ${ phpLiteral( block.data.coreStyles, 2 ) },`,
					]
				: [] ),
			'\t),\n',
		].join( '\n' );
	} );
	return `array(\n${ entries.join( '' ) })`;
}

/**
 * Returns PHP code of an array with the keys that `blocksPhp` omits, by slug: title, description, keywords, variations and
 * example.
 */
export function blockWordsPhp(
	blocks: readonly BlockOnDisk[],
	version: string
): string {
	const entries = blocks.map(
		( block ) =>
			`\t${ phpLiteral( block.slug ) } => array(\n${ Object.entries(
				blockJson( block, version )
			)
				.filter( ( [ name ] ) => TEXT_KEYS.includes( name ) )
				.map( line )
				.join( '' ) }\t),\n`
	);
	return `array(\n${ entries.join( '' ) })`;
}

const line = ( [ name, value ]: [ string, unknown ] ): string =>
	`\t\t\t${ phpLiteral( REGISTRY_NAMES[ name ] ?? name ) } => ${ setting(
		name,
		value
	) },\n`;

function setting( name: string, value: unknown ): string {
	switch ( name ) {
		case 'title':
			return translated( String( value ), 'block title' );
		case 'description':
			return translated( String( value ), 'block description' );
		case 'keywords':
			return keywords( value as string[], 'block keyword' );
		case 'variations':
			return `array( ${ ( value as BlockVariation[] )
				.map(
					( { title, description, keywords: words, ...variation } ) =>
						`array( 'title' => ${ translated(
							title,
							'block variation title'
						) }, 'description' => ${ translated(
							description,
							'block variation description'
						) }, 'keywords' => ${ keywords(
							words,
							'block variation keyword'
						) } ) + ${ phpLiteral( variation ) }`
				)
				.join( ', ' ) } )`;
		case 'styles':
			return `array( ${ ( value as { label: string }[] )
				.map(
					( { label, ...style } ) =>
						`array( 'label' => ${ translated(
							label,
							'block style label'
						) } ) + ${ phpLiteral( style ) }`
				)
				.join( ', ' ) } )`;
		default:
			return phpLiteral( value, 3 );
	}
}

const keywords = ( words: readonly string[], context: string ): string =>
	`array( ${ words
		.map( ( word ) => translated( word, context ) )
		.join( ', ' ) } )`;

/**
 * Returns PHP code that translates a string when the array is read, with the context that WordPress uses for
 * `block.json`.
 */
function translated( text: string, context: string ): string {
	return `_x( ${ phpLiteral( text ) }, ${ phpLiteral(
		context
	) }, 'dovetail-blocks' )`;
}

/** Returns the files in `block.json`, without WordPress's own stylesheets. */
const filesIn = ( names: unknown ): string[] =>
	[ names ]
		.flat()
		.filter(
			( name ) => typeof name === 'string' && name.startsWith( 'file:' )
		) as string[];

/**
 * Returns a file's path relative to the plugin, and a version that changes with its content. Returns null if the block
 * has no such file.
 */
function fileOf(
	slug: string,
	file: string | undefined,
	out: string
): string[] | null {
	if ( file === undefined ) {
		return null;
	}
	const path = posix.join( 'blocks', slug, file.replace( /^file:/, '' ) );
	const digest = createHash( 'sha256' )
		.update( readFileSync( join( out, path ) ) )
		.digest( 'hex' );
	return [ path, digest.slice( 0, 12 ) ];
}
