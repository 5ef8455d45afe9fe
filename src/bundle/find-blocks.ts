import type { AttributesSchema } from '#shared/attributes';
import type { BlockData, BlockMetadata } from '#shared/definitions';
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';

/** A block with its metadata and its folder. Blocks of a family share one folder. */
export type BlockOnDisk = {
	slug: string;
	/** Path relative to the project, such as `extensions/blocks/opening-times`. */
	folder: string;
	/** Name of the block's folder in the plugin, which is the slug of a single block. */
	home: string;
	data: BlockData & BlockMetadata;
	attributes: AttributesSchema;
	has( file: string ): boolean;
};

/**
 * Exports of a `block.ts`: a single block with its schema in `attributes.ts`, or a block family with a schema for each
 * block.
 */
export type BlockFile =
	| { block: BlockData; metadata: BlockMetadata; blocks?: undefined }
	| {
			block?: undefined;
			metadata?: undefined;
			blocks: readonly ( BlockData &
				BlockMetadata & { attributes: AttributesSchema } )[];
	  };

/** Returns the blocks that a `block.ts` defines. */
export function blocksIn( {
	block,
	metadata,
	blocks,
}: BlockFile ): readonly ( BlockData & BlockMetadata )[] {
	return block ? [ { ...block, ...metadata } ] : blocks;
}

/**
 * Returns all blocks on disk by slug. Throws if a folder's name differs from the slug of its only block. Also throws
 * for duplicate names, because all blocks share one folder in the plugin.
 */
export async function findBlocks( root = '.' ): Promise< BlockOnDisk[] > {
	const paths = globSync( 'extensions/blocks/**/block.ts', { cwd: root } );
	const blocks = await Promise.all(
		paths.map( async ( path ) => {
			const folder = dirname( path );
			const load = ( file: string ) =>
				import( pathToFileURL( resolve( root, folder, file ) ).href );
			const file: BlockFile = await load( 'block.ts' );
			if ( file.block && file.block.slug !== basename( folder ) ) {
				throw new Error(
					`${ path } says “${ file.block.slug }”: slug and folder must be the same.`
				);
			}
			const family = file.block
				? [
						{
							...file.block,
							...file.metadata,
							...( await load( 'attributes.ts' ) ),
						},
					]
				: file.blocks;
			return family.map( ( { attributes, ...data } ) => ( {
				slug: data.slug,
				folder,
				home: basename( folder ),
				data,
				attributes,
				has: ( name: string ) =>
					existsSync( join( root, folder, name ) ),
			} ) );
		} )
	);
	const names = blocks.flatMap( ( family ) => [
		...new Set( family.flatMap( ( { slug, home } ) => [ slug, home ] ) ),
	] );
	const twin = names.find( ( name, at ) => names.indexOf( name ) !== at );
	if ( twin ) {
		throw new Error( `Two blocks or folders are called “${ twin }”.` );
	}
	return blocks
		.flat()
		.sort( ( a, b ) => a.slug.localeCompare( b.slug, 'en' ) );
}
